import type { Operation } from '../../api/adapters/http/contract/load-contract.ts';

type Id = Operation['id'];

const afterCheckout: Id[] = [
  'getSandboxChallenge',
  'answerSandboxChallenge',
  'confirmOrder',
  'getOrder',
  'requestRefund',
  'downloadInvoice',
];

/** What somebody does next, in whose steps it lies: without it chance would rarely come to the second step. */
export const followUps: Partial<Record<Id, Id[]>> = {
  checkoutAsGuest: afterCheckout,
  checkoutCart: afterCheckout,
  getSandboxChallenge: ['answerSandboxChallenge'],
  answerSandboxChallenge: ['confirmOrder', 'answerSandboxChallenge'],
  confirmOrder: ['getOrder', 'downloadInvoice', 'requestRefund', 'receiveStripeWebhook'],
  startTwoFactor: ['confirmTwoFactor'],
  confirmTwoFactor: ['logIn', 'proveIdentity', 'renewRecoveryCodes', 'getTwoFactor'],
  renewRecoveryCodes: ['logIn', 'disableTwoFactor'],
  logIn: ['proveIdentity', 'disableTwoFactor', 'getTwoFactor'],
  analyzeChart: ['getAnalysis', 'gradeAnalysis', 'getAnnotatedPicture'],
  getAdminOrder: ['refundOrder', 'playSandboxEvent', 'downloadAdminInvoice'],
  playSandboxEvent: ['playSandboxEvent', 'refundOrder'],
  suspendUser: ['reinstateUser'],
};
