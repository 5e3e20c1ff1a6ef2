import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';

export interface TwoFactorStanding {
  enabledAt: Date | null;
  /** The platform asks it of every admin. */
  required: boolean;
  recoveryCodesLeft: number;
}

interface Deps {
  twoFactor: TwoFactorStore;
  settings: Pick<PlatformSettingsStore, 'current'>;
}

/** The state of an account's second factor. */
export class GetTwoFactor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(userId: string): Promise<TwoFactorStanding> {
    const [{ twoFactorRequired }, factor] = await Promise.all([
      this.deps.settings.current(),
      this.deps.twoFactor.find(userId),
    ]);
    const enabledAt = factor?.confirmedAt ?? null;
    return {
      enabledAt,
      required: twoFactorRequired,
      recoveryCodesLeft: enabledAt ? (factor?.recoveryCodesLeft ?? 0) : 0,
    };
  }
}
