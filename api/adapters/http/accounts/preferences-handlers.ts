import type { SavePreferences } from '../../../application/accounts/save-preferences.ts';
import type { Preferences } from '../../../domain/accounts/preferences.ts';
import type { PreferenceStore } from '../../../ports/accounts/preference-store.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { accountsFailure } from './accounts-failure.ts';

export interface PreferencesParts {
  preferences: PreferenceStore;
  savePreferences: SavePreferences;
}

/** Answers of how the account wants things shown. */
export function preferencesHandlers({ preferences, savePreferences }: PreferencesParts) {
  return {
    async getPreferences(request) {
      return { status: 200, body: presentPreferences(await preferences.of(signedIn(request).user.id)) };
    },

    async savePreferences(request) {
      const { body } = request;
      const result = await savePreferences.run(signedIn(request).user.id, {
        currency: body.currency,
        timeZone: body.time_zone,
        numberFormat: body.number_format,
        candleColours: body.candle_colours,
      });
      return result.ok
        ? { status: 200, body: presentPreferences(result.value) }
        : accountsFailure(result.error);
    },
  } satisfies Partial<Handlers>;
}

/** Under their names in the contract. */
export const presentPreferences = (preferences: Preferences): components['schemas']['Preferences'] => ({
  currency: preferences.currency,
  time_zone: preferences.timeZone,
  number_format: preferences.numberFormat,
  candle_colours: preferences.candleColours,
});
