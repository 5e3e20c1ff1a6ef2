import type { PersonalDataEraser } from '../../ports/accounts/personal-data.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';

/** Forgets the addresses that a deleted account had and wanted. */
export function emailChangeEraser({ emailChanges }: { emailChanges: EmailChangeStore }): PersonalDataEraser {
  return { erase: (userId, _pseudonym, tx) => emailChanges.removeAllOf(userId, tx) };
}
