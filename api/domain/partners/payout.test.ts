import fc from 'fast-check';
import { monthEnd, monthOf, payoutLines, type OpenEntry } from './payout.ts';

let count = 0;
function entry(wanted: Partial<OpenEntry> = {}): OpenEntry {
  count++;
  return {
    id: `e${count}`,
    orderId: `o${count}`,
    brandId: 'a',
    currency: 'EUR',
    amountMinor: 100,
    ...wanted,
  };
}

describe('the lines of a payout', () => {
  it('are one for each partner and currency', () => {
    const lines = payoutLines([
      entry(),
      entry({ brandId: 'b' }),
      entry({ currency: 'JPY', amountMinor: 7 }),
      entry({ amountMinor: 50 }),
    ]);
    expect(
      lines.map(({ brandId, currency, amountMinor, orders }) => [brandId, currency, amountMinor, orders]),
    ).toEqual([
      ['a', 'EUR', 150, 2],
      ['a', 'JPY', 7, 1],
      ['b', 'EUR', 100, 1],
    ]);
  });

  it('take off what refunds took back, and count an order once', () => {
    const lines = payoutLines([entry({ orderId: 'same' }), entry({ orderId: 'same', amountMinor: -30 })]);
    expect(lines).toMatchObject([
      { earnedMinor: 100, takenBackMinor: -30, amountMinor: 70, orders: 1, carriedOver: false },
    ]);
  });

  it('carry over what is below zero', () => {
    expect(payoutLines([entry({ amountMinor: 20 }), entry({ amountMinor: -30 })])).toMatchObject([
      { amountMinor: -10, carriedOver: true },
    ]);
  });

  it('settle what comes to nothing', () => {
    expect(payoutLines([entry(), entry({ amountMinor: -100 })])).toMatchObject([
      { amountMinor: 0, carriedOver: false },
    ]);
  });

  it('lose no entry and invent none, over any months', () => {
    const anyEntry = fc.record({
      brandId: fc.constantFrom('a', 'b'),
      currency: fc.constantFrom('EUR', 'JPY'),
      amountMinor: fc.integer({ min: -1000, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyEntry, { maxLength: 8 }), { maxLength: 6 }), (months) => {
        let open: OpenEntry[] = [];
        let paid = 0;
        let booked = 0;
        for (const month of months) {
          const fresh = month.map((each) => entry(each));
          booked += fresh.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          const lines = payoutLines([...open, ...fresh]);
          const settled = lines.filter(({ carriedOver }) => !carriedOver);
          for (const line of settled) expect(line.amountMinor).toBeGreaterThanOrEqual(0);
          paid += settled.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
          const closed = new Set(settled.flatMap(({ entryIds }) => entryIds));
          open = [...open, ...fresh].filter(({ id }) => !closed.has(id));
        }
        expect(paid + open.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(booked);
      }),
      { numRuns: 500 },
    );
  });
});

describe('months', () => {
  it('end where the next begins, in UTC', () => {
    expect(monthEnd('2026-03').toISOString()).toBe('2026-04-01T00:00:00.000Z');
    expect(monthEnd('2026-12').toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(monthOf(new Date('2026-03-31T23:59:59.999Z'))).toBe('2026-03');
  });
});
