import { err, type Result } from '../../domain/shared/result.ts';
import type { SandboxCharges } from '../../ports/payments/sandbox-charges.ts';
import { challengeOf, type ChallengeFailure, type SandboxChallenge } from './sandbox-challenge.ts';

interface Deps {
  sandboxCharges: SandboxCharges | null;
}

/** Approves or rejects a charge. The first answer counts. `charges` is null where another gateway takes payments. */
export class AnswerSandboxChallenge {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(
    reference: string,
    outcome: 'approve' | 'reject',
  ): Promise<Result<SandboxChallenge, ChallengeFailure>> {
    const declineCode = outcome === 'approve' ? null : 'authentication_failed';
    const charge = (await this.deps.sandboxCharges?.end(reference, 'challenge', declineCode)) ?? null;
    const challenge = challengeOf(charge);
    const wanted = outcome === 'approve' ? 'approved' : 'rejected';
    if (challenge.ok && challenge.value.state !== wanted) return err({ code: 'payments.challenge_answered' });
    return challenge;
  }
}
