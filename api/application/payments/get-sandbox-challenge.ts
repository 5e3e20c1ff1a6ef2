import type { Result } from '../../domain/shared/result.ts';
import type { SandboxCharges } from '../../ports/payments/sandbox-charges.ts';
import { challengeOf, type ChallengeFailure, type SandboxChallenge } from './sandbox-challenge.ts';

interface Deps {
  sandboxCharges: SandboxCharges | null;
}

/** Shows a challenge to whoever knows its reference. `charges` is null where another gateway takes payments. */
export class GetSandboxChallenge {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(reference: string): Promise<Result<SandboxChallenge, ChallengeFailure>> {
    return challengeOf((await this.deps.sandboxCharges?.findByReference(reference)) ?? null);
  }
}
