import type { AccountEvent } from '../../domain/integrations/account-event.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/**
 * Tells the programs of an account what happened in it. Within `tx`: they are told when it commits, and only then.
 */
export interface EventAnnouncer {
  announce(tx: Transaction, event: AccountEvent): Promise<void>;
}
