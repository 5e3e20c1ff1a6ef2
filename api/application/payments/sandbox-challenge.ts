import type { PaymentsErrorCode } from '../../domain/payments/errors.ts';
import type { Money } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SandboxCharge } from '../../ports/payments/sandbox-charges.ts';

/** What the customer is asked to approve. */
export interface SandboxChallenge {
  reference: string;
  orderId: string;
  amount: Money;
  state: 'waiting' | 'approved' | 'rejected';
}

export type ChallengeFailure = {
  code: PaymentsErrorCode & ('payments.challenge_not_found' | 'payments.challenge_answered');
};

/** The challenge of a charge; a failure when there is no such charge, or nobody was ever asked about it. */
export function challengeOf(charge: SandboxCharge | null): Result<SandboxChallenge, ChallengeFailure> {
  if (!charge?.challenged) return err({ code: 'payments.challenge_not_found' });
  const { reference, orderId, amount, state } = charge;
  if (state === 'succeeded') return ok({ reference, orderId, amount, state: 'approved' });
  return ok({ reference, orderId, amount, state: state === 'declined' ? 'rejected' : 'waiting' });
}
