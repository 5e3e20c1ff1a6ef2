import type { Transaction } from '../shared/unit-of-work.ts';

/** Remembers which events of a gateway were processed. */
export interface SeenGatewayEvents {
  /**
   * Remembers the event together with what is done about it in `tx`; false when it was processed before. Of two at once the
   * second waits for how the first ends.
   */
  add(provider: string, eventId: string, at: Date, tx: Transaction): Promise<boolean>;
}
