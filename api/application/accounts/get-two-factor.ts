import type { User } from '../../domain/accounts/user.ts';
import { isStaff } from '../../domain/shared/role.ts';
import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';

export interface TwoFactorStanding {
  enabledAt: Date | null;
  /** The platform asks it of everybody who works in the admin console. */
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

  async run({ id, role }: Pick<User, 'id' | 'role'>): Promise<TwoFactorStanding> {
    const [{ twoFactorRequired }, factor] = await Promise.all([
      this.deps.settings.current(),
      this.deps.twoFactor.find(id),
    ]);
    const enabledAt = factor?.confirmedAt ?? null;
    return {
      enabledAt,
      required: twoFactorRequired && isStaff(role),
      recoveryCodesLeft: enabledAt ? (factor?.recoveryCodesLeft ?? 0) : 0,
    };
  }
}
