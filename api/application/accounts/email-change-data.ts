import type { PersonalDataEraser, PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { EmailChangeStore } from '../../ports/accounts/email-change-store.ts';

/** Moves to another address that are kept, also the one that waits, for the data export. */
export function emailChangesData({ emailChanges }: { emailChanges: EmailChangeStore }): PersonalDataSource {
  return {
    name: 'email_changes',
    async read(userId) {
      const changes = await emailChanges.listOf(userId);
      return changes.map((change) => ({
        old_email: change.oldEmail,
        new_email: change.newEmail,
        requested_at: change.requestedAt.toISOString(),
        expires_at: change.expiresAt.toISOString(),
        confirmed_at: change.confirmedAt?.toISOString() ?? null,
        ended_at: change.endedAt?.toISOString() ?? null,
      }));
    },
  };
}

/** Forgets the addresses that a deleted account had and wanted. */
export function emailChangeEraser({ emailChanges }: { emailChanges: EmailChangeStore }): PersonalDataEraser {
  return { erase: (userId, _pseudonym, tx) => emailChanges.removeAllOf(userId, tx) };
}
