import { baseOf } from '../../domain/currencies/currency.ts';
import type { SyncFailed } from '../../domain/currencies/errors.ts';
import { rebase, type PublishedRates } from '../../domain/currencies/published-rates.ts';
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
  /** The day the rates are of. */
  ratesDate: string;
  /** Codes of currencies that the source does not know; they keep their rate. */
  kept: string[];
}

interface Deps {
  source: RatesSource;
  currencies: CurrencyStore;
  unitOfWork: UnitOfWork;
  audit: AuditLog;
  clock: Clock;
}

/** Puts the newest exchange rates in force: all that the source knows in one transaction, or none and the reason. */
export class SyncRates {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(adminId: string): Promise<Result<RateSync, SyncFailed>> {
    const published = await this.deps.source.latest();
    if (!published.ok) return failed(published.error);
    return this.deps.unitOfWork.run((tx) => this.apply(published.value, adminId, tx));
  }

  private async apply(published: PublishedRates, adminId: string, tx: Transaction) {
    const { currencies, source, audit, clock } = this.deps;
    const all = await currencies.listForUpdate(tx);
    const base = baseOf(all);
    const rebased = rebase(published, base.code);
    if (!rebased.ok) return failed(`the ${source.kind} cannot be used: ${rebased.error}`);
    const others = all.filter(({ isBase }) => !isBase);
    const known = new Map([...rebased.value].filter(([code]) => others.some((own) => own.code === code)));
    if (known.size === 0 && others.length > 0)
      return failed(`the ${source.kind} knows none of our currencies`);

    const at = clock.now();
    await currencies.setRates(new Map([...known, [base.code, '1']]), at, tx);
    const done: RateSync = {
      updated: known.size,
      baseCurrency: base.code,
      syncedAt: at,
      source: source.kind,
      ratesDate: published.date,
      kept: others.map(({ code }) => code).filter((code) => !known.has(code)),
    };
    await audit.record(tx, {
      actorId: adminId,
      action: 'currencies.rates_synced',
      subject: `currency:${base.code}`,
      details: { source: source.kind, rates_date: published.date, updated: known.size },
      at,
    });
    return ok(done);
  }
}

function failed(reason: string): Result<never, SyncFailed> {
  return err({ code: 'currencies.sync_failed', reason });
}
