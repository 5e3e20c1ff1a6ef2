import { normaliseEmail } from '../../domain/accounts/email.ts';
import type { PlatformError } from '../../domain/platform/errors.ts';
import {
  changesBetween,
  type PlatformSettings,
  type StoredSettings,
} from '../../domain/platform/settings.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { PlatformSettingsStore } from '../../ports/platform/platform-settings.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  settings: PlatformSettingsStore;
  twoFactor: Pick<TwoFactorStore, 'find'>;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Puts settings in force for the whole installation, unless somebody else has changed them since they were read. */
export class SaveSettings {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `version`: the one that the change was made from. */
  async run(
    actorId: string,
    wanted: PlatformSettings,
    version: number,
  ): Promise<Result<StoredSettings, PlatformError>> {
    const settings = {
      ...wanted,
      platformName: wanted.platformName.trim().replace(/\s+/g, ' '),
      adminEmail: normaliseEmail(wanted.adminEmail),
    };
    if (settings.twoFactorRequired && !(await this.signsInWithTwo(actorId)))
      return err({ code: 'platform.two_factor_first' });
    const at = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx): Promise<Result<StoredSettings, PlatformError>> => {
      const before = await this.deps.settings.current(tx);
      const saved = await this.deps.settings.save({ settings, version, actorId, at }, tx);
      if (!saved) return err({ code: 'platform.settings_changed' });
      const changes = changesBetween(before, settings);
      await this.deps.audit.record(tx, {
        actorId,
        action: 'platform.settings_saved',
        subject: 'settings',
        details: changes,
        at,
      });
      return ok(await this.deps.settings.stored(tx));
    });
  }

  private async signsInWithTwo(actorId: string): Promise<boolean> {
    const factor = await this.deps.twoFactor.find(actorId);
    return factor !== null && factor.confirmedAt !== null;
  }
}
