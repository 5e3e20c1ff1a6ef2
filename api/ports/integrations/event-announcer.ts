import type { AccountEvent } from '../../domain/integrations/account-event.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/**
 * Notifies the webhooks of an account of an event. With `tx`, they are notified only when it commits.
 */
export interface EventAnnouncer {
  announce(tx: Transaction, event: AccountEvent): Promise<void>;
}
