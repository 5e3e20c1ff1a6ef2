import { applyMovement, drawOrder, type CreditAccount } from './credit-account.ts';
import { dailyLimitOf, nextDay, withinDay } from './daily-limit.ts';
import { coveredBy, expiries, removed, takenBack } from './endings.ts';
import { granted } from './grants.ts';
import type { Movement } from './journal.ts';
import { reserved, settled, voided } from './reservations.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const later = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
const empty: CreditAccount = { userId: 'u', available: 0, reserved: 0, owed: 0, lots: [], reservations: [] };

function give(account: CreditAccount, lotId: string, credits: number | 'unlimited', days: number | null) {
  const grant = { lotId, source: 'purchase' as const, credits, validityDays: days, at, memo: 'Bought.' };
  return applyMovement(account, granted({ ...grant, key: lotId, orderId: 'o1', lineId: lotId }));
}

function movementOf(outcome: unknown): Movement {
  const { value } = outcome as { value: Movement };
  if (!value.postings) throw new Error('No movement');
  return value;
}

describe('drawing down', () => {
  it('[D-060] takes the lot that expires first; what never expires comes last', () => {
    let account = give(empty, 'never', 1, null);
    account = give(account, 'late', 1, 60);
    account = give(account, 'soon', 1, 30);
    const taken: (string | null)[] = [];
    for (const id of ['a', 'b', 'c']) {
      const movement = movementOf(reserved(account, id, at));
      taken.push(movement.reservation?.lotId ?? null);
      account = applyMovement(account, movement);
    }
    expect(taken).toEqual(['soon', 'late', 'never']);
    expect(reserved(account, 'd', at)).toEqual({ ok: false, error: { code: 'credits.insufficient' } });
  });

  it('passes over a lot from the instant it expires', () => {
    const account = give(give(empty, 'a', 1, 7), 'b', 1, 8);
    expect(movementOf(reserved(account, 'x', later(7))).reservation?.lotId).toBe('b');
    expect(expiries(account, later(7)).map(({ key }) => key)).toEqual(['expire:a:0']);
  });

  it('orders lots of the same expiry by age', () => {
    const [a, b] = give(give(empty, 'a', 1, 7), 'b', 1, 7).lots;
    expect(a && b && drawOrder(a, b)).toBeLessThan(0);
  });
});

describe('a reservation', () => {
  it('is spent once settled, and comes back to its lot once voided', () => {
    const before = give(empty, 'a', 2, 7);
    const held = applyMovement(before, movementOf(reserved(before, 'x', at)));
    expect(held).toMatchObject({ available: 1, reserved: 1 });
    const [open] = held.reservations;
    if (!open) throw new Error('Nothing reserved');
    expect(applyMovement(held, settled(open, at))).toMatchObject({
      available: 1,
      reserved: 0,
      reservations: [],
    });
    const back = applyMovement(held, voided(open, 'refused', at) as Movement);
    expect(back).toMatchObject({ available: 2, reserved: 0, lots: [{ remaining: 2 }] });
  });

  it('[D-064] of an unlimited account holds nothing and settles as an entry of zero credits', () => {
    const account = give(empty, 'all', 'unlimited', null);
    const outcome = reserved(account, 'x', at);
    expect(outcome).toMatchObject({ ok: true, value: { credits: 0, lotId: null } });
    if (!outcome.ok || 'postings' in outcome.value) throw new Error('No reservation');
    const entry = settled(outcome.value, at);
    expect(entry.kind).toBe('unlimited_use');
    expect(entry.postings.every(({ credits }) => credits === 0)).toBe(true);
  });
});

describe('a refund', () => {
  const refund = (numerator: number, refundId = 'r') => ({ refundId, numerator, denominator: 7000, at });

  it('takes the refunded share of what was granted, rounded down', () => {
    const [lot] = give(empty, 'a', 70, 45).lots;
    if (!lot) throw new Error('No lot');
    const movement = takenBack(lot, refund(3333), []);
    expect(movement?.postings).toEqual([
      { account: 'available', lotId: 'a', credits: -33 },
      { account: 'returned', lotId: 'a', credits: 33 },
    ]);
  });

  it('in parts takes as much as in one', () => {
    const shares = [1, 2, 3, 6994].map((numerator) => ({ numerator, denominator: 7000 }));
    expect(coveredBy(shares, 70)).toBe(70);
    expect(coveredBy(shares.slice(0, 3), 70)).toBe(0);
  });

  it('takes no more than what is unused', () => {
    const [lot] = give(empty, 'a', 70, 45).lots;
    if (!lot) throw new Error('No lot');
    expect(takenBack({ ...lot, remaining: 5 }, refund(7000), [])?.postings[1]?.credits).toBe(5);
    expect(takenBack({ ...lot, remaining: 0 }, refund(7000), [])).toBeNull();
  });

  it('ends unlimited credits when all of the price is back', () => {
    const [lot] = give(empty, 'all', 'unlimited', null).lots;
    if (!lot) throw new Error('No lot');
    expect(takenBack(lot, refund(6999), [])).toBeNull();
    const earlier = [{ numerator: 6999, denominator: 7000 }];
    expect(takenBack(lot, refund(1), earlier)).toMatchObject({ kind: 'unlimited_off', closes: 'all' });
  });
});

describe('taking credits away by hand', () => {
  it('takes from what expires first, all of it or nothing', () => {
    const account = give(give(empty, 'a', 3, null), 'b', 2, 9);
    const removal = { credits: 4, key: 'k', memo: 'Taken.', at };
    const after = applyMovement(account, movementOf(removed(account, removal)));
    expect(after.lots.map(({ remaining }) => remaining)).toEqual([1, 0]);
    expect(removed(account, { ...removal, credits: 6 }).ok).toBe(false);
  });
});

describe('a movement that is wrong', () => {
  const wrong = (credits: [number, number]): Movement => ({
    ...granted({ lotId: 'a', source: 'trial', credits: 1, validityDays: 7, at, key: 'k', memo: '' }),
    postings: [
      { account: 'issued', lotId: 'a', credits: credits[0] },
      { account: 'available', lotId: 'a', credits: credits[1] },
    ],
  });

  it('is not applied: it must add up and overdraw nothing', () => {
    expect(() => applyMovement(empty, wrong([-2, 1]))).toThrow(/add up/);
    expect(() => applyMovement(empty, wrong([1, -1]))).toThrow(/overdraw/);
  });
});

describe('the analyses of a day', () => {
  it.each([
    ['user', 'none', 10],
    ['user', 'starter', 10],
    ['user', 'pro', 50],
    ['user', 'expert', null],
    ['admin', 'none', null],
  ] as const)('of %s %s are %s', (role, tier, limit) => {
    expect(dailyLimitOf({ role, tier })).toBe(limit);
  });

  it('end at midnight UTC', () => {
    expect(nextDay(new Date('2026-03-02T23:59:59.999Z')).toISOString()).toBe('2026-03-03T00:00:00.000Z');
    expect(nextDay(new Date('2026-03-03T00:00:00.000Z')).toISOString()).toBe('2026-03-04T00:00:00.000Z');
    expect(withinDay(9, 10, at).ok).toBe(true);
    expect(withinDay(10, 10, new Date('2026-03-02T23:59:58.001Z'))).toMatchObject({
      error: { code: 'credits.daily_limit', retryAfterSeconds: 2 },
    });
  });
});
