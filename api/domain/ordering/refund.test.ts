import fc from 'fast-check';
import { money } from '../shared-with-web/money.ts';
import { nextStatus, type OrderStatus } from './order-status.ts';
import type { OrderRecord, OrderRefund } from './order.ts';
import {
  checkRefundRequest,
  decideRefund,
  lastRefundTold,
  leftToRefund,
  refundedOf,
  refundFault,
  refundOutcome,
  refundRequestUntil,
} from './refund.ts';
import { buildOrder, buildRecord, buildRefund } from './testing/build-order.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const usd = (minor: number) => money(minor, 'USD');
const dayAfter = (days: number) => new Date(Date.parse('2026-03-01T12:00:01.000Z') + days * DAY_MS);

describe('asking for the money back', () => {
  it.each([
    ['at day 29', 29, true],
    ['at the last moment of day 30', 30, true],
    ['at day 31', 31, false],
  ])('%s', (_when, days, allowed) => {
    const result = checkRefundRequest(buildRecord(), dayAfter(days));
    expect(result).toEqual(
      allowed ? { ok: true, value: null } : { ok: false, error: { code: 'ordering.refund_window_over' } },
    );
  });

  it('needs money that came in', () => {
    const order = buildOrder({ status: 'pending', paidAt: null });
    expect(refundRequestUntil(order)).toBeNull();
    expect(checkRefundRequest(buildRecord({ order }), dayAfter(1))).toMatchObject({
      error: { code: 'ordering.not_refundable' },
    });
  });

  it('is done once at a time', () => {
    const open = { status: 'requested', reason: 'x', at: dayAfter(1) } as const;
    expect(checkRefundRequest(buildRecord({ refundRequest: open }), dayAfter(2))).toMatchObject({
      error: { code: 'ordering.refund_already_requested' },
    });
    const settled = { ...open, status: 'settled' as const };
    expect(checkRefundRequest(buildRecord({ refundRequest: settled }), dayAfter(2)).ok).toBe(true);
  });
});

describe('the refund that the customer was told of last', () => {
  it('is the latest that went through, and none that a dispute took', () => {
    const early = buildRefund(usd(100), { at: dayAfter(1) });
    const late = buildRefund(usd(200), { at: dayAfter(2) });
    const waiting = buildRefund(usd(300), { at: dayAfter(3), status: 'pending' });
    const taken = buildRefund(usd(400), { at: dayAfter(4), origin: 'dispute' });
    expect(lastRefundTold({ refunds: [late, early, waiting, taken] })).toBe(late);
    expect(lastRefundTold({ refunds: [waiting, taken] })).toBeNull();
  });
});

describe('how much goes back', () => {
  it('is all that is left unless an amount is named', () => {
    const refunds = [buildRefund(usd(4000)), buildRefund(usd(900), { status: 'pending' })];
    expect(decideRefund(buildRecord(), null)).toEqual({ ok: true, value: usd(10_900) });
    expect(decideRefund(buildRecord({ refunds }), null)).toEqual({ ok: true, value: usd(6000) });
    expect(decideRefund(buildRecord({ refunds }), usd(6001))).toEqual({
      ok: false,
      error: { code: 'ordering.refund_too_large', left: usd(6000) },
    });
  });

  it('is what a gateway can give back, when one has to; all that is left always goes', () => {
    const dinar = (minor: number) => money(minor, 'KWD');
    const paid = { total: dinar(18_200), paymentReference: 'pi_1' };
    const record = buildRecord({ order: buildOrder(paid), refunds: [buildRefund(dinar(8000))] });
    expect(refundFault(record, dinar(1005))).toBe('must be a multiple of 0.010 KWD; the nearest is 1.010');
    expect(refundFault(record, dinar(1010))).toBeNull();
    expect(refundFault(record, dinar(10_200))).toBeNull();
    const odd = buildRecord({ order: buildOrder({ ...paid, total: dinar(18_205) }) });
    expect([refundFault(odd, dinar(18_205)), refundFault(odd, dinar(18_203))]).toEqual([
      null,
      expect.any(String),
    ]);
    const byHand = buildRecord({ order: buildOrder({ ...paid, paymentReference: null }) });
    expect(refundFault(byHand, dinar(1005))).toBeNull();
  });

  it('is nothing for an order that is not paid, an amount of nothing or less, or another currency', () => {
    const pending = buildRecord({ order: buildOrder({ status: 'pending', paidAt: null }) });
    for (const [record, wanted] of [
      [pending, null],
      [buildRecord(), usd(0)],
      [buildRecord(), usd(-1)],
      [buildRecord(), money(100, 'EUR')],
    ] as const)
      expect(decideRefund(record, wanted)).toMatchObject({ error: { code: 'ordering.not_refundable' } });
  });

  it('forgets what the gateway refused', () => {
    const refunds = [buildRefund(usd(10_900), { status: 'refused' })];
    expect(leftToRefund(buildRecord({ refunds }))).toEqual(usd(10_900));
    expect(refundedOf(buildRecord({ refunds }))).toEqual(usd(0));
  });

  it('is never above what was paid, whatever is asked for in whatever order, and ends exactly there', () => {
    const step = fc.record({
      wanted: fc.option(fc.integer({ min: -10, max: 30_000 }), { nil: null }),
      fate: fc.constantFrom('succeeded', 'refused', 'pending') as fc.Arbitrary<OrderRefund['status']>,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.array(step, { maxLength: 12 }), (total, steps) => {
        let record: OrderRecord = buildRecord({ order: buildOrder({ total: usd(total) }) });
        for (const { wanted, fate } of steps) {
          const decided = decideRefund(record, wanted === null ? null : usd(wanted));
          if (!decided.ok) continue;
          const refund = buildRefund(decided.value, { status: fate });
          const status = statusAfter(record, refund);
          record = { ...record, order: { ...record.order, status }, refunds: [...record.refunds, refund] };
          const back = refundedOf(record).minor;
          expect(back).toBeLessThanOrEqual(total);
          expect(back + leftToRefund(record).minor).toBeLessThanOrEqual(total);
          expect(record.order.status === 'refunded').toBe(back === total);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** The order's status once the gateway has said what becomes of the refund. */
function statusAfter(record: OrderRecord, refund: OrderRefund): OrderStatus {
  if (refund.status !== 'succeeded') return record.order.status;
  const { event } = refundOutcome(record.order.total, refundedOf(record), refund.amount);
  const next = nextStatus(record.order.status, event);
  if (!next.ok) throw new Error('The state table does not allow what the maths decided.');
  return next.value;
}

describe('what a refund does to credits', () => {
  it('takes the share of the money, so that the last of it completes the whole', () => {
    expect(refundOutcome(usd(10_000), usd(0), usd(2500))).toEqual({
      event: 'refund_part',
      creditShare: { numerator: 2500, denominator: 10_000 },
    });
    expect(refundOutcome(usd(10_000), usd(2500), usd(7500))).toEqual({
      event: 'refund_rest',
      creditShare: { numerator: 7500, denominator: 10_000 },
    });
  });
});
