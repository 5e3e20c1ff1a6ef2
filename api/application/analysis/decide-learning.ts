import { PRIVACY_POLICY_VERSION } from '../../domain/shared-with-web/privacy-policy.ts';
import type { CorrectionStore } from '../../ports/analysis/correction-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';

interface Deps {
  corrections: CorrectionStore;
  clock: Clock;
}

/** Gives consent to keep corrections under the privacy policy in force, or withdraws it and deletes them. */
export class DecideLearning {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string, consented: boolean): Promise<void> {
    const { corrections, clock } = this.deps;
    if (!consented) return corrections.withdraw(userId);
    await corrections.consent(userId, { givenAt: clock.now(), policyVersion: PRIVACY_POLICY_VERSION });
  }
}
