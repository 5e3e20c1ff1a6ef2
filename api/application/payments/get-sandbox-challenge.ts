import type { Result } from '../../domain/shared/result.ts';
import type { SandboxCharges } from '../../ports/sandbox-charges.ts';
import { challengeOf, type ChallengeFailure, type SandboxChallenge } from './sandbox-challenge.ts';

/** Shows a challenge to whoever knows its reference. `charges` is null where another gateway takes payments. */
export class GetSandboxChallenge {
  private readonly charges: SandboxCharges | null;

  constructor(charges: SandboxCharges | null) {
    this.charges = charges;
  }

  async run(reference: string): Promise<Result<SandboxChallenge, ChallengeFailure>> {
    return challengeOf((await this.charges?.findByReference(reference)) ?? null);
  }
}
