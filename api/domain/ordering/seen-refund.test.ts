import fc from 'fast-check';
import { money } from '../shared-with-web/money.ts';
import { nextStatus } from './order-status.ts';
import type { OrderRecord, OrderRefund } from './order.ts';
import { refundedOf, refundOutcome } from './refund.ts';
import { amountOfOrder, knownRefund, refundStep, undoEvent, type SeenRefund } from './seen-refund.ts';
import { buildOrder, buildRecord, buildRefund } from './testing/build-order.ts';

const usd = (minor: number) => money(minor, 'USD');

describe('a refund that the gateway shows', () => {
  it('is ours by its key or by its name at the gateway', () => {
    const refunds = [buildRefund(usd(1), { id: 'a', reference: 're_1' }), buildRefund(usd(2), { id: 'b' })];
    expect(knownRefund(refunds, { key: 'b', reference: 're_9' })?.id).toBe('b');
    expect(knownRefund(refunds, { key: null, reference: 're_1' })?.id).toBe('a');
    expect(knownRefund(refunds, { key: null, reference: 're_9' })).toBeUndefined();
  });

  it.each<[OrderRefund['status'] | null, SeenRefund['state'], string]>([
    [null, 'succeeded', 'add'],
    [null, 'pending', 'nothing'],
    [null, 'failed', 'nothing'],
    ['pending', 'pending', 'nothing'],
    ['pending', 'succeeded', 'book'],
    ['pending', 'failed', 'refuse'],
    ['succeeded', 'succeeded', 'nothing'],
    ['succeeded', 'pending', 'nothing'],
    ['succeeded', 'failed', 'undo'],
    ['refused', 'succeeded', 'nothing'],
    ['refused', 'failed', 'nothing'],
  ])('that stands here as %s and there as %s: %s', (status, state, step) => {
    expect(refundStep(status ? { status } : undefined, { state, key: null })).toBe(step);
  });

  it('with a key that no refund of the order has is not taken for one made at the provider', () => {
    expect(refundStep(undefined, { state: 'succeeded', key: 'of a late charge' })).toBe('nothing');
  });

  it('counts for the order up to what has not gone back', () => {
    const refunds = [buildRefund(usd(10_000))];
    const order = buildOrder({ status: 'partly_refunded' });
    expect(amountOfOrder({ order, refunds }, usd(5000))).toEqual(usd(900));
    expect(amountOfOrder({ order: buildOrder({ status: 'cancelled' }), refunds: [] }, usd(5000))).toEqual(
      usd(0),
    );
    expect(() => amountOfOrder({ order, refunds }, money(1, 'EUR'))).toThrow('EUR');
  });
});

describe('refunds that succeed and fail in any order', () => {
  const news = fc.record({
    nth: fc.nat({ max: 3 }),
    state: fc.constantFrom<SeenRefund['state'][]>('pending', 'succeeded', 'failed'),
  });

  /** The record after what the gateway shows of one of four refunds of 2725, made there. */
  function after(
    record: OrderRecord,
    { nth, state }: { nth: number; state: SeenRefund['state'] },
  ): OrderRecord {
    const seen = { reference: `re_${nth}`, key: null, state };
    const known = knownRefund(record.refunds, seen);
    const step = refundStep(known, seen);
    const { order, refunds } = record;
    if (step === 'add') {
      const amount = amountOfOrder(record, usd(2725));
      const { event } = refundOutcome(order.total, refundedOf(record), amount);
      const added = buildRefund(amount, { id: seen.reference, reference: seen.reference });
      return {
        ...record,
        order: { ...order, status: move(order.status, event) },
        refunds: [...refunds, added],
      };
    }
    if (step !== 'undo' || !known) return record;
    const status = move(order.status, undoEvent(record, known));
    const changed = refunds.map((each) => (each === known ? { ...each, status: 'refused' as const } : each));
    return { ...record, order: { ...order, status }, refunds: changed };
  }

  function move(...[status, event]: Parameters<typeof nextStatus>) {
    const next = nextStatus(status, event);
    if (!next.ok) throw new Error(`${status} does not know ${event}`);
    return next.value;
  }

  it('leave the status that the money says, and no more gone than was paid', () => {
    fc.assert(
      fc.property(fc.array(news, { maxLength: 20 }), (events) => {
        let record = buildRecord();
        for (const event of events) {
          record = after(record, event);
          const back = refundedOf(record).minor;
          expect(back).toBeLessThanOrEqual(10_900);
          expect(record.order.status).toBe(
            back === 0 ? 'paid' : back === 10_900 ? 'refunded' : 'partly_refunded',
          );
          expect(after(record, event)).toEqual(record);
        }
      }),
      { numRuns: 500 },
    );
  });
});
