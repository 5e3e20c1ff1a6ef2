import type { PersonalDataSource } from '../../ports/accounts/personal-data.ts';
import type { SessionStore } from '../../ports/accounts/session-store.ts';

/** Sign-ins, for the data export. */
export function sessionsData({ sessions }: { sessions: SessionStore }): PersonalDataSource {
  return {
    name: 'sessions',
    async read(userId) {
      const all = await sessions.listOf(userId);
      return all.map((session) => ({
        device: session.device,
        created_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        revoked_at: session.revokedAt?.toISOString() ?? null,
      }));
    },
  };
}
