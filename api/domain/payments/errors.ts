/** Failures of the payments context. */
export type PaymentsErrorCode =
  | 'payments.bad_signature'
  | 'payments.gateway_unavailable'
  | 'payments.challenge_not_found'
  | 'payments.challenge_answered';
