import { decimalNumber, type Money } from '../shared-with-web/money.ts';

export const eventTypes = [
  'analysis.completed',
  'analysis.failed',
  'order.paid',
  'order.refunded',
  'order.disputed',
] as const;
export type EventType = (typeof eventTypes)[number];
/** Sent only when the owner of a webhook asks for it. */
export const TEST_EVENT = 'webhook.test';

interface Happened {
  /** The account that owns the webhooks to notify. */
  userId: string;
  at: Date;
}
interface OrderFacts {
  orderId: string;
  number: string;
  /** After the event. */
  status: string;
  total: Money;
}

/** Something that happened in an account and that its programs may want to know. */
export type AccountEvent = Happened &
  (
    | {
        type: 'analysis.completed';
        analysisId: string;
        symbol: string;
        /** The price scale rests on prices that were given by hand. */
        scaleSetByHand: boolean;
      }
    | {
        type: 'analysis.failed';
        analysisId: string;
        symbol: string;
        /** Why the picture was refused; null when something broke. */
        refusal: { code: string; reason: string } | null;
      }
    | ({ type: 'order.paid' } & OrderFacts)
    | ({ type: 'order.refunded'; refundId: string; refunded: Money } & OrderFacts)
    | ({ type: 'order.disputed'; dispute: 'open' | 'lost' | 'won'; disputed: Money } & OrderFacts)
  );

/** The body of the message: thin, so that who receives it asks the api for the rest with a key of its own. */
export function bodyOf(event: AccountEvent): string {
  return messageBody(event.type, event.at, dataOf(event));
}

/** The body of a test. */
export function testBody(at: Date): string {
  return messageBody(TEST_EVENT, at, { message: 'This is a test. Nothing has happened.' });
}

function messageBody(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

function dataOf(event: AccountEvent): object {
  switch (event.type) {
    case 'analysis.completed':
      return {
        analysis_id: event.analysisId,
        symbol: event.symbol,
        status: 'completed',
        scale_set_by_hand: event.scaleSetByHand,
      };
    case 'analysis.failed':
      return {
        analysis_id: event.analysisId,
        symbol: event.symbol,
        status: 'failed',
        refusal: event.refusal && { code: event.refusal.code, reason: event.refusal.reason },
      };
    case 'order.paid':
      return orderData(event);
    case 'order.refunded': {
      const { refundId: refund_id, refunded } = event;
      const given = { refunded_amount: decimalNumber(refunded), refunded_minor: refunded.minor };
      return { ...orderData(event), refund_id, ...given };
    }
    case 'order.disputed': {
      const { dispute: dispute_status, disputed } = event;
      const amount = { disputed_amount: decimalNumber(disputed), disputed_minor: disputed.minor };
      return { ...orderData(event), dispute_status, ...amount };
    }
  }
}

function orderData({ orderId, number, status, total }: OrderFacts): object {
  return {
    order_id: orderId,
    number,
    payment_status: status,
    currency: total.currency,
    total_amount: decimalNumber(total),
    total_minor: total.minor,
  };
}
