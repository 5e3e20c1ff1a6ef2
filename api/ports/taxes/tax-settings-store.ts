import type { StoredTaxSettings, TaxSettings } from '../../domain/taxes/tax-settings.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** The tax settings that admins change while the product runs. Asked for at every use, so that a change is in force at once. */
export interface TaxSettingsStore {
  /** The settings in force: what was saved last, else a seller who is not registered and the standard rates. */
  current(tx?: Transaction): Promise<TaxSettings>;
  /** The same, with their version and who saved them. */
  stored(tx?: Transaction): Promise<StoredTaxSettings>;
  /**
   * Saves all settings over `version`. Of several saves over the same version one succeeds.
   * @returns false, with nothing changed, when another version is in force
   */
  save(
    change: { settings: TaxSettings; version: number; actorId: string; at: Date },
    tx: Transaction,
  ): Promise<boolean>;
}
