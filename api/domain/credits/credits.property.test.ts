import fc from 'fast-check';
import { applyMovement, isExpired, isUnlimited, type CreditAccount } from './credit-account.ts';
import { expiries, removed, takenBack, type Share } from './endings.ts';
import { granted } from './grants.ts';
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
  | { do: 'refund'; pick: number; minor: number }
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
    fc.record({ do: fc.constant('refund' as const), pick, minor: fc.integer({ min: 1, max: PAID }) }),
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

/** A model of one account: the rules decide, `applyMovement` projects, the journal remembers. */
class Book {
  account: CreditAccount = { userId: 'u', available: 0, reserved: 0, lots: [], reservations: [] };
  journal: Movement[] = [];
  refunds = new Map<string, Share[]>();
  now = new Date(START);
  count = 0;

  post(movement: Movement): void {
    this.account = applyMovement(this.account, movement);
    this.journal.push(movement);
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
    if (step.do === 'refund') this.refund(id, step);
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

  private refund(id: string, { pick: nth, minor }: { pick: number; minor: number }): void {
    const bought = this.account.lots.filter(({ source }) => source === 'purchase');
    const lot = bought[nth % Math.max(1, bought.length)];
    if (!lot) return;
    const earlier = this.refunds.get(lot.id) ?? [];
    const refunded = earlier.reduce((sum, { numerator }) => sum + numerator, 0);
    const numerator = Math.min(minor, PAID - refunded);
    if (numerator === 0) return;
    const share = { numerator, denominator: PAID };
    const movement = takenBack(lot, { ...share, refundId: id, at: this.now }, earlier);
    if (movement) this.post(movement);
    this.refunds.set(lot.id, [...earlier, share]);
  }
}

const sumOver = (journal: Movement[], account: LedgerAccount): number =>
  changeOf(
    journal.flatMap(({ postings }) => postings),
    account,
  );

describe('any sequence of buying, reserving, settling, voiding, expiring, refunding and editing', () => {
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
          for (const lot of account.lots) {
            const postings = journal.flatMap((one) => one.postings).filter(({ lotId }) => lotId === lot.id);
            expect(lot.remaining).toBe(changeOf(postings, 'available'));
            expect(lot.remaining === 0 || !isExpired(lot, now)).toBe(true);
          }
        }
        expect(totalOf(book.journal.flatMap(({ postings }) => postings))).toBe(0);
        const keys = book.journal.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 400, examples: [[backAtExpiry]] },
    );
  });

  it('never takes back more than the refunded share of what was granted', () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const book = new Book();
        for (const step of sequence) book.step(step);
        for (const lot of book.account.lots) {
          const taken = changeOf(
            book.journal.flatMap(({ postings }) => postings).filter(({ lotId }) => lotId === lot.id),
            'returned',
          );
          const refunded = (book.refunds.get(lot.id) ?? []).reduce((sum, share) => sum + share.numerator, 0);
          expect(taken).toBeLessThanOrEqual(Math.floor((lot.granted * refunded) / PAID));
        }
      }),
      { numRuns: 200 },
    );
  });
});
