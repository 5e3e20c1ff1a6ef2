import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import type { SyncFailed } from '../../domain/currencies/errors.ts';
import { isFarOff, rebase, type PublishedRates } from '../../domain/currencies/published-rates.ts';
import type { Rate } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { RatesSource } from '../../ports/currencies/rates-source.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';

/** What a sync did. */
export interface RateSync {
  /** Currencies whose rate came from this sync; the base is not counted, its rate is 1. */
  updated: number;
  baseCurrency: string;
  syncedAt: Date;
  source: RatesSource['kind'];
  /** The day the rates are for. */
  ratesDate: string;
  /** Codes of currencies that the source does not list; their rate is what it was. */
  unchanged: string[];
  /** Rates that an admin set by hand: they stay, beside what was published. */
  kept: HeldRate[];
  /** Codes of currencies whose published rate is too small or too large; their rate is what it was. */
  unusable: string[];
  /** Rates too far from those in force to be taken over unseen; they are kept until an admin sets that rate, or the one in force, by hand. */
  held: HeldRate[];
}

export interface HeldRate {
  code: string;
  before: Rate;
  /** As published. */
  after: Rate;
}

interface Deps {
  ratesSource: RatesSource;
  currencies: CurrencyStore;
  unitOfWork: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}

/**
 * Puts the newest exchange rates in force: all that the source knows in one transaction, or none and the reason. A rate out of bounds
 * or far from the one before is left alone and named; it does not stop the others. One that is far off waits for an admin, and one that
 * was set by hand stays.
 */
export class SyncRates {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(adminId: string): Promise<Result<RateSync, SyncFailed>> {
    const published = await this.deps.ratesSource.latest();
    if (!published.ok) return failed(published.error);
    return this.deps.unitOfWork.run((tx) => this.apply(published.value, adminId, tx));
  }

  private async apply(feed: PublishedRates, adminId: string, tx: Transaction) {
    const { currencies, ratesSource, audit, clock } = this.deps;
    const all = await currencies.listForUpdate(tx);
    const base = baseOf(all);
    const rebased = rebase(feed, base.code);
    if (!rebased.ok) return failed(`the ${ratesSource.kind} cannot be used: ${rebased.error}`);
    const others = all.filter(({ isBase }) => !isBase);
    const { rates, unusable } = rebased.value;
    const listed = others.filter(({ code }) => rates.has(code) || unusable.includes(code));
    if (listed.length === 0 && others.length > 0)
      return failed(`the ${ratesSource.kind} knows none of our currencies`);

    const { kept, held, taken } = sortOut(others, rates);
    const at = clock.now();
    const inForce = taken.map(({ code, after }): [string, Rate] => [code, after]);
    await currencies.setRates(new Map([...inForce, [base.code, '1']]), feed.date, at, tx);
    await currencies.holdRates(new Map(held.map(({ code, after }) => [code, after])), feed.date, tx);
    const done: RateSync = {
      updated: taken.length,
      baseCurrency: base.code,
      syncedAt: at,
      source: ratesSource.kind,
      ratesDate: feed.date,
      unchanged: others
        .map(({ code }) => code)
        .filter((code) => !rates.has(code) && !unusable.includes(code)),
      unusable: unusable.filter((code) => others.some((own) => own.code === code)),
      held,
      kept,
    };
    await audit.record(tx, {
      actorId: adminId,
      action: 'currencies.rates_synced',
      subject: `currency:${base.code}`,
      details: {
        source: ratesSource.kind,
        rates_date: feed.date,
        updated: taken.length,
        held: held.map(({ code }) => code).join(', '),
        kept: kept.map(({ code }) => code).join(', '),
      },
      at,
    });
    return ok(done);
  }
}

/** What is done with each published rate: it stays because of one set by hand, waits because it is far off, or is taken over. */
function sortOut(others: readonly Currency[], rates: ReadonlyMap<string, Rate>) {
  const published = others.flatMap(({ code, rate: before, setByHand }) => {
    const after = rates.get(code);
    return after === undefined ? [] : [{ setByHand, rate: { code, before, after } }];
  });
  const free = published.filter(({ setByHand }) => !setByHand).map(({ rate }) => rate);
  return {
    kept: published.filter(({ setByHand }) => setByHand).map(({ rate }) => rate),
    held: free.filter(({ before, after }) => isFarOff(before, after)),
    taken: free.filter(({ before, after }) => !isFarOff(before, after)),
  };
}

function failed(reason: string): Result<never, SyncFailed> {
  return err({ code: 'currencies.sync_failed', reason });
}
