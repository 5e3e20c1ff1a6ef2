import fc from 'fast-check';
import { applyMovement, isExpired, isUnlimited, spendable, type CreditAccount } from './credit-account.ts';
import { debtOf, expiries, refundUndone, removed, takenBack, type Share } from './endings.ts';
import { granted } from './grants.ts';
import { followUps, heldLot, releasedLot } from './holds.ts';
import { changeOf, totalOf, type LedgerAccount, type Lot, type Movement } from './journal.ts';
import { reserved, settled, voided } from './reservations.ts';

const START = Date.parse('2026-03-02T09:00:00.000Z');
const HOUR_MS = 3_600_000;
const PAID = 6_000;

/** What may happen to an account; `pick` chooses among what there is. */
type Step =
  | { do: 'buy'; credits: number | 'unlimited'; days: number | null }
  | { do: 'adminGrant'; credits: number }
  | { do: 'adminRemoval'; credits: number }
  | { do: 'reserve' }
  | { do: 'settle' | 'void'; pick: number }
  | { do: 'refund' | 'chargeback'; pick: number; minor: number }
  | { do: 'hold' | 'release' | 'undo'; pick: number }
  | { do: 'pass'; hours: number };

const credits = fc.integer({ min: 1, max: 60 });
const pick = fc.nat({ max: 50 });
const steps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('reserve' as const) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('settle' as const, 'void' as const), pick }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('buy' as const),
        credits: fc.oneof({ weight: 9, arbitrary: credits }, fc.constant('unlimited' as const)),
        days: fc.option(fc.integer({ min: 1, max: 20 })),
      }),
    },
    fc.record({ do: fc.constant('adminGrant' as const), credits }),
    fc.record({ do: fc.constant('adminRemoval' as const), credits }),
    fc.record({
      do: fc.constantFrom('refund' as const, 'chargeback' as const),
      pick,
      minor: fc.oneof(fc.integer({ min: 1, max: PAID }), fc.constant(PAID)),
    }),
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constantFrom('hold' as const, 'release' as const, 'undo' as const),
        pick,
      }),
    },
    fc.record({ do: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 200 }) }),
  ),
  { maxLength: 60 },
);

/** A credit comes back at the very instant at which its lot has expired. */
const backAtExpiry: Step[] = [
  { do: 'buy', credits: 2, days: 1 },
  { do: 'reserve' },
  { do: 'pass', hours: 24 },
  { do: 'void', pick: 0 },
];

/** Spent, charged back, settled by the next purchase, and then the chargeback is undone. */
const debtUndone: Step[] = [
  { do: 'buy', credits: 2, days: null },
  { do: 'reserve' },
  { do: 'settle', pick: 0 },
  { do: 'hold', pick: 0 },
  { do: 'chargeback', pick: 0, minor: PAID },
  { do: 'release', pick: 0 },
  { do: 'buy', credits: 3, days: null },
  { do: 'undo', pick: 0 },
];

/** A refund as the model remembers it. */
interface Refund extends Share {
  id: string;
  lotId: string;
  taken: number;
  owed: number;
  ended: boolean;
}

/** A model of one account: the rules decide, `applyMovement` projects, the journal remembers. */
class Book {
  account: CreditAccount = { userId: 'u', available: 0, reserved: 0, owed: 0, lots: [], reservations: [] };
  journal: Movement[] = [];
  refunds: Refund[] = [];
  now = new Date(START);
  count = 0;

  post(movement: Movement): void {
    this.enter(movement);
    for (const next of followUps(this.account, movement)) this.enter(next);
  }

  private enter(movement: Movement): void {
    this.account = applyMovement(this.account, movement);
    this.journal.push(movement);
  }

  sumOf(lotId: string, ...accounts: LedgerAccount[]): number {
    const postings = this.journal.flatMap((one) => one.postings).filter((one) => one.lotId === lotId);
    return accounts.reduce((sum, account) => sum + changeOf(postings, account), 0);
  }

  step(step: Step): void {
    const id = `${++this.count}`;
    if (step.do === 'pass') this.now = new Date(this.now.getTime() + step.hours * HOUR_MS);
    for (const expiry of expiries(this.account, this.now)) this.post(expiry);
    if (step.do === 'buy') this.grant(id, 'purchase', step.credits, step.days);
    if (step.do === 'adminGrant') this.grant(id, 'admin_grant', step.credits, null);
    if (step.do === 'adminRemoval') {
      const removal = removed(this.account, { credits: step.credits, key: id, memo: 'x', at: this.now });
      if (removal.ok) this.post(removal.value);
    }
    if (step.do === 'reserve') this.reserve(id);
    if (step.do === 'settle' || step.do === 'void') this.end(step.do, step.pick);
    if (step.do === 'refund' || step.do === 'chargeback') this.refund(id, step);
    if (step.do === 'undo') this.undo(step.pick);
    if (step.do === 'hold' || step.do === 'release') this.hold(id, step);
  }

  private grant(id: string, source: Lot['source'], amount: number | 'unlimited', days: number | null) {
    const lot = { lotId: `lot-${id}`, source, credits: amount, validityDays: days, lineId: id };
    this.post(granted({ ...lot, at: this.now, key: id, memo: 'x', orderId: `order-${id}` }));
  }

  private reserve(id: string): void {
    const before = this.account;
    const outcome = reserved(before, id, this.now);
    if (!outcome.ok) expect(before.available).toBe(0);
    else if ('postings' in outcome.value) this.post(outcome.value);
    else {
      expect(isUnlimited(before, this.now)).toBe(true);
      this.account = { ...before, reservations: [...before.reservations, outcome.value] };
    }
  }

  private end(how: 'settle' | 'void', nth: number): void {
    const open = this.account.reservations[nth % Math.max(1, this.account.reservations.length)];
    if (!open) return;
    const ended = how === 'settle' ? settled(open, this.now) : voided(open, 'refused', this.now);
    if ('postings' in ended) this.post(ended);
    else
      this.account = {
        ...this.account,
        reservations: this.account.reservations.filter(({ id }) => id !== open.id),
      };
    for (const expiry of expiries(this.account, this.now)) this.post(expiry);
  }

  private bought(nth: number): Lot | undefined {
    const bought = this.account.lots.filter(({ source }) => source === 'purchase');
    return bought[nth % Math.max(1, bought.length)];
  }

  private hold(id: string, step: { do: string; pick: number }): void {
    const lot = this.bought(step.pick);
    const change = step.do === 'hold' ? heldLot : releasedLot;
    const movement = lot && change(lot, id, this.now);
    if (movement) this.post(movement);
    for (const expiry of expiries(this.account, this.now)) this.post(expiry);
  }

  private refund(id: string, step: { do: string; pick: number; minor: number }): void {
    const lot = this.bought(step.pick);
    if (!lot) return;
    const earlier = this.refunds.filter(({ lotId }) => lotId === lot.id);
    const refunded = earlier.reduce((sum, { numerator }) => sum + numerator, 0);
    const numerator = Math.min(step.minor, PAID - refunded);
    if (numerator === 0) return;
    const share = { numerator, denominator: PAID };
    const refund = { ...share, refundId: id, at: this.now };
    const movement = takenBack(lot, refund, earlier);
    if (movement) this.post(movement);
    const taken = movement ? changeOf(movement.postings, 'returned') : 0;
    const used = this.sumOf(lot.id, 'spent', 'reserved', 'owed');
    const debt = step.do === 'chargeback' ? debtOf(lot, refund, earlier, { taken, used }) : null;
    if (debt) this.post(debt);
    const owed = debt ? changeOf(debt.postings, 'returned') : 0;
    const ended = movement?.closes === lot.id;
    this.refunds.push({ ...share, id, lotId: lot.id, taken, owed, ended });
  }

  private undo(nth: number): void {
    const [refund] = this.refunds.splice(nth % Math.max(1, this.refunds.length), 1);
    const lot = this.account.lots.find(({ id }) => id === refund?.lotId);
    if (!refund || !lot) return;
    const movement = refundUndone(this.account, lot, { refundId: refund.id, at: this.now }, refund);
    if (movement) this.post(movement);
    for (const expiry of expiries(this.account, this.now)) this.post(expiry);
  }
}

const sumOver = (journal: Movement[], account: LedgerAccount): number =>
  changeOf(
    journal.flatMap(({ postings }) => postings),
    account,
  );

describe('any order of buying, spending, expiring, refunds, disputes, chargebacks and refunds that fail', () => {
  it('[D-059] adds up, stays above zero, and projects what its entries say', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const book = new Book();
        for (const step of sequence) {
          book.step(step);
          const { account, journal, now } = book;
          const last = journal.at(-1);
          if (last) expect(totalOf(last.postings)).toBe(0);
          expect(account.available).toBeGreaterThanOrEqual(0);
          expect(account.reserved).toBeGreaterThanOrEqual(0);
          expect(account.available).toBe(sumOver(journal, 'available'));
          expect(account.reserved).toBe(sumOver(journal, 'reserved'));
          expect(account.available).toBe(account.lots.reduce((sum, lot) => sum + lot.remaining, 0));
          expect(account.reserved).toBe(account.reservations.reduce((sum, held) => sum + held.credits, 0));
          expect(account.owed).toBe(-sumOver(journal, 'owed') || 0);
          if (account.owed > 0)
            expect(spendable(account, now).filter(({ source }) => source === 'purchase')).toEqual([]);
          for (const lot of account.lots) {
            expect(lot.remaining).toBe(book.sumOf(lot.id, 'available'));
            expect(lot.frozen).toBe(book.sumOf(lot.id, 'frozen'));
            expect(lot.remaining === 0 || !isExpired(lot, now)).toBe(true);
            expect(lot.onHoldSince === null ? lot.frozen : lot.remaining).toBe(0);
            // Nothing is owed for credits that nobody used.
            expect(book.sumOf(lot.id, 'spent', 'reserved', 'owed')).toBeGreaterThanOrEqual(0);
          }
        }
        expect(totalOf(book.journal.flatMap(({ postings }) => postings))).toBe(0);
        const keys = book.journal.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 400, examples: [[backAtExpiry], [debtUndone]] },
    );
  });

  it('never takes back more than the refunded share of what was granted', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const book = new Book();
        for (const step of sequence) book.step(step);
        for (const lot of book.account.lots) {
          const refunded = book.refunds
            .filter(({ lotId }) => lotId === lot.id)
            .reduce((sum, share) => sum + share.numerator, 0);
          expect(book.sumOf(lot.id, 'returned')).toBeLessThanOrEqual(
            Math.floor((lot.granted * refunded) / PAID),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves nobody better off: once all payments are charged back, what was used is owed', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const book = new Book();
        for (const step of sequence) book.step(step);
        const bought = book.account.lots.filter(({ source }) => source === 'purchase');
        for (const refund of [...book.refunds]) {
          book.step({ do: 'undo', pick: book.refunds.indexOf(refund) });
        }
        for (const [pick] of bought.entries()) book.step({ do: 'chargeback', pick, minor: PAID });
        for (const lot of book.account.lots.filter(({ source }) => source === 'purchase')) {
          expect([lot.remaining, lot.frozen, lot.unlimited && lot.closedAt === null]).toEqual([0, 0, false]);
          expect(book.sumOf(lot.id, 'spent', 'reserved', 'owed')).toBe(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
