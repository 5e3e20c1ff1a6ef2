import {
  checkTaxSettings,
  taxChangesBetween,
  type StoredTaxSettings,
  type TaxError,
  type TaxSettings,
} from '../../domain/taxes/tax-settings.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { TaxSettingsStore } from '../../ports/taxes/tax-settings-store.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import type { VatNumbers } from '../../ports/taxes/vat-numbers.ts';

interface Deps {
  taxSettings: TaxSettingsStore;
  vatNumbers: VatNumbers;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Puts tax settings in force, unless somebody else has changed them since they were read. */
export class SaveTaxSettings {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `version`: the one that the change was made from. */
  async run(
    actorId: string,
    wanted: TaxSettings,
    version: number,
  ): Promise<Result<StoredTaxSettings, TaxError>> {
    const number = this.deps.vatNumbers.read(wanted.country, wanted.vatNumber);
    const checked = checkTaxSettings(wanted, number);
    if (!checked.ok) return checked;
    const settings = checked.value;
    const at = this.deps.clock.now();
    return this.deps.unitOfWork.run(async (tx): Promise<Result<StoredTaxSettings, TaxError>> => {
      const before = await this.deps.taxSettings.current(tx);
      const saved = await this.deps.taxSettings.save({ settings, version, actorId, at }, tx);
      if (!saved) return err({ code: 'taxes.settings_changed' });
      await this.deps.audit.record(tx, {
        actorId,
        action: 'taxes.settings_saved',
        subject: 'taxes',
        details: taxChangesBetween(before, settings),
        at,
      });
      return ok(await this.deps.taxSettings.stored(tx));
    });
  }
}
