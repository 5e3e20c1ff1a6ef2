/** Failures of the payments context. */
export type PaymentsErrorCode =
  'payments.bad_signature' | 'payments.challenge_not_found' | 'payments.challenge_answered';
