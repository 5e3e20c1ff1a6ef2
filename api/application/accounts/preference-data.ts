import type { PersonalDataEraser, PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { PreferenceStore } from '../../ports/accounts/preference-store.ts';

/** Preferences, for the data export. */
export function preferencesData({ preferences }: { preferences: PreferenceStore }): PersonalDataSource {
  return {
    name: 'preferences',
    async read(userId) {
      const { currency, timeZone, numberFormat, candleColours } = await preferences.of(userId);
      return [{ currency, time_zone: timeZone, number_format: numberFormat, candle_colours: candleColours }];
    },
  };
}

/** Forgets the preferences of a deleted account. */
export function preferencesEraser({ preferences }: { preferences: PreferenceStore }): PersonalDataEraser {
  return { erase: (userId, _pseudonym, tx) => preferences.removeAllOf(userId, tx) };
}
