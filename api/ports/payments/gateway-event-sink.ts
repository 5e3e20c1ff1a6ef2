import type { GatewayEvent } from './payment-gateway.ts';
import type { Transaction } from '../shared/unit-of-work.ts';

/** Takes what a payment gateway reports on its own account, such as a charge that was settled after we stopped waiting. */
export interface GatewayEventSink {
  /**
   * Brings the order to what the event says, within `tx`. Called once per event id; an event about a charge that the order
   * knows already changes nothing, and so does one about an order that does not exist.
   */
  settle(event: GatewayEvent, tx: Transaction): Promise<void>;
}
