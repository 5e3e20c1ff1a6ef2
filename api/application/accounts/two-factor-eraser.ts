import type { PersonalDataEraser } from '../../ports/accounts/personal-data.ts';
import type { TwoFactorStore } from '../../ports/accounts/two-factor-store.ts';

/** Forgets the second factor of a deleted account. */
export function twoFactorEraser({ twoFactor }: { twoFactor: TwoFactorStore }): PersonalDataEraser {
  return { erase: async (userId, _pseudonym, tx) => void (await twoFactor.remove(userId, tx)) };
}
