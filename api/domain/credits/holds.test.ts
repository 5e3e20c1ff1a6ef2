import { applyMovement, isUnlimited, spendable, type CreditAccount } from './credit-account.ts';
import { debtOf, expiries, refundUndone, takenBack } from './endings.ts';
import { granted } from './grants.ts';
import { followUps, heldLot, releasedLot } from './holds.ts';
import type { Lot, Movement } from './journal.ts';
import { reserved, settled, voided } from './reservations.ts';
import { DAY_MS } from '../shared-with-web/time.ts';

const at = new Date('2026-03-02T09:00:00.000Z');
const later = (days: number): Date => new Date(at.getTime() + days * DAY_MS);
const empty: CreditAccount = { userId: 'u', available: 0, reserved: 0, owed: 0, lots: [], reservations: [] };

/** The account after a movement and what must follow it. */
function after(account: CreditAccount, movement: Movement | null): CreditAccount {
  if (!movement) throw new Error('No movement');
  const next = applyMovement(account, movement);
  return followUps(next, movement).reduce(applyMovement, next);
}

function buy(
  account: CreditAccount,
  lotId: string,
  credits: number | 'unlimited',
  days: number | null = null,
) {
  const grant = { lotId, source: 'purchase' as const, credits, validityDays: days, at, memo: 'Bought.' };
  return after(account, granted({ ...grant, key: lotId, orderId: lotId, lineId: lotId }));
}

function spend(account: CreditAccount, id: string): CreditAccount {
  const setAside = reserve(account, id);
  const open = setAside.reservations.find((one) => one.id === id);
  if (!open) throw new Error('Nothing reserved');
  return after(setAside, settled(open, at));
}

function reserve(account: CreditAccount, id: string): CreditAccount {
  const outcome = reserved(account, id, at);
  if (!outcome.ok || !('postings' in outcome.value)) throw new Error('No reservation');
  return after(account, outcome.value);
}

function lotOf(account: CreditAccount, id: string): Lot {
  const lot = account.lots.find((one) => one.id === id);
  if (!lot) throw new Error(`No lot ${id}`);
  return lot;
}

const hold = (account: CreditAccount, id: string) => after(account, heldLot(lotOf(account, id), 'd', at));
const release = (account: CreditAccount, id: string, when: Date) =>
  after(account, releasedLot(lotOf(account, id), 'd', when));
const whole = { refundId: 'r', numerator: 100, denominator: 100, at };
const chargeBack = (account: CreditAccount, id: string, used: number): CreditAccount => {
  const before = lotOf(account, id);
  const movement = takenBack(before, whole, []);
  const taken = movement ? before.remaining + before.frozen : 0;
  const next = movement ? after(account, movement) : account;
  return after(next, debtOf(lotOf(next, id), whole, [], { taken, used }));
};

describe('a lot on hold', () => {
  it('keeps what is unused frozen, and nothing of it is spent', () => {
    const account = hold(buy(buy(empty, 'a', 5, 10), 'b', 2), 'a');
    expect(account).toMatchObject({ available: 2, lots: [{ remaining: 0, frozen: 5 }, { remaining: 2 }] });
    expect(spendable(account, at).map(({ id }) => id)).toEqual(['b']);
    expect(heldLot(lotOf(account, 'a'), 'again', at)).toBeNull();
  });

  it('freezes a credit that comes back into it', () => {
    const account = hold(reserve(buy(empty, 'a', 1), 'x'), 'a');
    const [open] = account.reservations;
    if (!open) throw new Error('Nothing reserved');
    expect(after(account, voided(open, 'refused', at) as Movement)).toMatchObject({
      available: 0,
      reserved: 0,
      lots: [{ remaining: 0, frozen: 1 }],
    });
  });

  it('does not expire, and has as long left as before once it is released', () => {
    const account = hold(buy(empty, 'a', 5, 10), 'a');
    expect(expiries(account, later(40))).toEqual([]);
    const released = release(account, 'a', later(40));
    expect(released).toMatchObject({ available: 5, lots: [{ expiresAt: later(50), onHoldSince: null }] });
    expect(releasedLot(lotOf(released, 'a'), 'again', later(41))).toBeNull();
  });

  it('does not revive what had expired before', () => {
    const expired = buy(empty, 'a', 1, 10);
    const [lot] = expired.lots;
    if (!lot) throw new Error('No lot');
    const held = { ...lot, onHoldSince: later(11) };
    expect(releasedLot(held, 'd', later(20))?.releases?.expiresAt).toEqual(later(10));
  });

  it('gives no unlimited analyses', () => {
    const account = buy(empty, 'all', 'unlimited');
    const held = hold(account, 'all');
    expect([isUnlimited(account, at), isUnlimited(held, at)]).toEqual([true, false]);
    expect(isUnlimited(release(held, 'all', at), at)).toBe(true);
  });
});

describe('a payment that was taken back', () => {
  it('takes frozen credits, and what was spent is owed', () => {
    const account = hold(spend(buy(empty, 'a', 5), 'x'), 'a');
    expect(chargeBack(account, 'a', 1)).toMatchObject({
      available: 0,
      owed: 1,
      lots: [{ remaining: 0, frozen: 0 }],
    });
  });

  it('is owed for by no credit that expired or was taken away', () => {
    const [lot] = buy(empty, 'a', 5).lots;
    if (!lot) throw new Error('No lot');
    expect(debtOf({ ...lot, remaining: 0 }, whole, [], { taken: 0, used: 0 })).toBeNull();
    expect(debtOf({ ...lot, remaining: 0 }, whole, [], { taken: 3, used: 1 })?.postings[1]?.credits).toBe(1);
  });

  it('is settled first by what is bought later, and by what was bought elsewhere', () => {
    const debtor = chargeBack(spend(spend(buy(empty, 'a', 2), 'x'), 'y'), 'a', 2);
    expect(debtor.owed).toBe(2);
    expect(buy(debtor, 'b', 1)).toMatchObject({ available: 0, owed: 1 });
    expect(buy(debtor, 'b', 5)).toMatchObject({ available: 3, owed: 0 });
    const other = buy(spend(buy(empty, 'a', 1), 'x'), 'b', 5);
    expect(chargeBack(other, 'a', 1)).toMatchObject({ available: 4, owed: 0 });
  });

  it('is not settled by credits that were given', () => {
    const debtor = chargeBack(spend(buy(empty, 'a', 1), 'x'), 'a', 1);
    const gift = { lotId: 'g', source: 'admin_grant' as const, credits: 5, validityDays: null };
    const movement = granted({ ...gift, at, key: 'g', memo: 'Given.' });
    expect(after(debtor, movement)).toMatchObject({ available: 5, owed: 1 });
  });
});

describe('a refund that failed after all', () => {
  const undo = (account: CreditAccount, taken: number, owed: number, ended = false) =>
    refundUndone(account, lotOf(account, 'a'), { refundId: 'r', at }, { taken, owed, ended });

  it('gives back what it took, and what is owed for it is owed no more', () => {
    const account = chargeBack(spend(buy(empty, 'a', 5), 'x'), 'a', 1);
    expect(after(account, undo(account, 4, 1))).toMatchObject({ available: 4, owed: 0 });
  });

  it('gives back in credits what another purchase has settled meanwhile', () => {
    const settledBy = buy(chargeBack(spend(buy(empty, 'a', 5), 'x'), 'a', 1), 'b', 3);
    expect(settledBy).toMatchObject({ available: 2, owed: 0 });
    expect(after(settledBy, undo(settledBy, 4, 1))).toMatchObject({ available: 7, owed: 0 });
  });

  it('lets unlimited credits begin again', () => {
    const account = buy(empty, 'a', 'unlimited');
    const ended = after(account, takenBack(lotOf(account, 'a'), whole, []));
    expect(isUnlimited(ended, at)).toBe(false);
    expect(isUnlimited(after(ended, undo(ended, 0, 0, true)), at)).toBe(true);
  });

  it('that took nothing changes nothing', () => {
    expect(undo(buy(empty, 'a', 5), 0, 0)).toBeNull();
  });
});
