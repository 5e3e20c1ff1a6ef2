import type { Session } from '../../../domain/accounts/session.ts';
import type { components } from '../generated/contract.ts';

/** A session as answers show it. `currentId`: the one that asks. */
export function presentSession(session: Session, currentId: string): components['schemas']['SessionInfo'] {
  return {
    id: session.id,
    created_at: session.createdAt.toISOString(),
    last_used_at: session.lastUsedAt.toISOString(),
    device: session.device,
    current: session.id === currentId,
  };
}
