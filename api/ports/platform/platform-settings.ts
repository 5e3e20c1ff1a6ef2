import type { PlatformSettings, StoredSettings } from '../../domain/platform/settings.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** The settings that admins change while the product runs. Asked for at every use, so that a change is in force at once. */
export interface PlatformSettingsStore {
  /** The settings in force, on every replica: what was saved last, else the defaults. */
  current(tx?: Transaction): Promise<PlatformSettings>;
  /** The same, with their version and who saved them. */
  stored(tx?: Transaction): Promise<StoredSettings>;
  /**
   * Saves all settings over `version`. Of several saves over the same version one succeeds.
   * @returns false, with nothing changed, when another version is in force
   */
  save(
    change: { settings: PlatformSettings; version: number; actorId: string; at: Date },
    tx: Transaction,
  ): Promise<boolean>;
}
