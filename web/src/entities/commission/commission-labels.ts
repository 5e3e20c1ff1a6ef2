import type { CommissionExplanation, CommissionStatus } from '../../api/partners-admin.ts';

type Tone = 'plain' | 'success' | 'warning' | 'danger' | 'info';

/** Label and tone of a commission's status. */
export const COMMISSION_STATUS: Readonly<Record<CommissionStatus, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'warning' },
  payable: { label: 'Payable', tone: 'info' },
  paid: { label: 'Paid', tone: 'success' },
  reversed: { label: 'Reversed', tone: 'danger' },
};

/** A short reason why an order earned commission or not. */
export const COMMISSION_REASON: Readonly<Record<CommissionExplanation['reason'], string>> = {
  earned: 'Earned commission',
  no_click: 'No partner link',
  self_account: 'Own account',
  self_email: 'Own email address',
  self_payment: 'Own card',
};
