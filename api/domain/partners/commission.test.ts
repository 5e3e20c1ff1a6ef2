import fc from 'fast-check';
import {
  commissionMoves,
  commissionOf,
  commissionStatus,
  holdEnd,
  reversalOf,
  type CommissionFacts,
} from './commission.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const bookedAt = new Date('2026-03-01T12:00:00Z');
const after = (days: number) => new Date(bookedAt.getTime() + days * DAY_MS);

function facts(wanted: Partial<CommissionFacts> = {}): CommissionFacts {
  return {
    rateTenths: 125,
    netPaidMinor: 12_900,
    refundedMinor: 0,
    currency: 'EUR',
    payableAt: holdEnd(bookedAt),
    onHold: false,
    paidAt: null,
    ...wanted,
  };
}

/** rate × net in whole numbers, half away from zero: written anew, to compare with. */
function exact(netMinor: number, rateTenths: number): number {
  return Number((BigInt(netMinor) * BigInt(rateTenths) * 2n + 1000n) / 2000n);
}

describe('commission', () => {
  it('is the rate of what was paid, half a minor unit going up', () => {
    expect(commissionOf(facts()).minor).toBe(1613); // 1612.5
    expect(commissionOf(facts({ rateTenths: 0 })).minor).toBe(0);
    expect(commissionOf(facts({ rateTenths: 1000 })).minor).toBe(12_900);
    expect(commissionOf(facts({ netPaidMinor: 6500, currency: 'JPY' }))).toEqual({
      minor: 813,
      currency: 'JPY',
    });
  });

  it('is pending for 30 days to the millisecond, then payable, then paid', () => {
    expect(commissionStatus(facts(), bookedAt)).toBe('pending');
    expect(commissionStatus(facts(), new Date(after(30).getTime() - 1))).toBe('pending');
    expect(commissionStatus(facts(), after(30))).toBe('payable');
    expect(commissionStatus(facts({ paidAt: after(35) }), after(36))).toBe('paid');
  });

  it('is reversed once the whole order was refunded, also after it was paid out', () => {
    expect(commissionStatus(facts({ refundedMinor: 12_899 }), bookedAt)).toBe('pending');
    expect(commissionStatus(facts({ refundedMinor: 12_900 }), bookedAt)).toBe('reversed');
    expect(commissionStatus(facts({ refundedMinor: 12_900, paidAt: after(35) }), after(36))).toBe('reversed');
  });
});

const order = fc.record({
  netPaidMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  rateTenths: fc.integer({ min: 0, max: 1000 }),
  shares: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }),
});

describe('commission after any partial refunds', () => {
  it('is rate × net revenue to the minor unit, and the entries add up to it', () => {
    fc.assert(
      fc.property(order, ({ netPaidMinor, rateTenths, shares }) => {
        let state = facts({ netPaidMinor, rateTenths });
        let entries = commissionOf(state).minor;
        expect(entries).toBe(exact(netPaidMinor, rateTenths));
        for (const share of shares) {
          const refund = Math.floor((state.netPaidMinor - state.refundedMinor) * share);
          const taken = reversalOf(state, refund).minor;
          expect(taken).toBeLessThanOrEqual(0);
          state = { ...state, refundedMinor: state.refundedMinor + refund };
          entries += taken;
          expect(entries).toBeGreaterThanOrEqual(0);
          expect(entries).toBe(exact(netPaidMinor - state.refundedMinor, rateTenths));
        }
        const rest = netPaidMinor - state.refundedMinor;
        expect(entries + reversalOf(state, rest).minor).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  it('moves only as the table of states allows', () => {
    const event = fc.oneof(
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 20 }) }),
      fc.record({ kind: fc.constant('refund' as const), minor: fc.integer({ min: 0, max: 8000 }) }),
      fc.record({ kind: fc.constant('pay' as const) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        let state = facts();
        let day = 0;
        let status = commissionStatus(state, bookedAt);
        expect(status).toBe('pending');
        for (const happened of events) {
          if (happened.kind === 'wait') day += happened.days;
          if (happened.kind === 'refund') {
            const rest = state.netPaidMinor - state.refundedMinor;
            state = { ...state, refundedMinor: state.refundedMinor + Math.min(rest, happened.minor) };
          }
          if (happened.kind === 'pay' && status === 'payable') state = { ...state, paidAt: after(day) };
          const next = commissionStatus(state, after(day));
          if (next !== status) expect(commissionMoves[status]).toContain(next);
          status = next;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
