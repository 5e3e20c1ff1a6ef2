/** Status, title and text of the failures of the payments context, for the error table. */
export const paymentsErrors = {
  'payments.bad_signature': {
    status: 400,
    title: 'Bad signature',
    text: 'The signature does not belong to this body, or it is too old.',
  },
  'payments.gateway_unavailable': {
    status: 503,
    title: 'Gateway away',
    text: 'The payment gateway does not say how the charge stands now. Please send the event again.',
  },
  'payments.challenge_not_found': {
    status: 404,
    title: 'No such challenge',
    text: 'There is no such charge to approve.',
  },
  'payments.challenge_answered': {
    status: 409,
    title: 'Answered already',
    text: 'This charge has already been approved, rejected or withdrawn.',
  },
} as const;
