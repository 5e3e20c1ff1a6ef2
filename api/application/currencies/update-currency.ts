import { lostPrices, reExpress } from '../../domain/catalog/re-express.ts';
import { changeCurrency, type CurrencyChange } from '../../domain/currencies/change-currency.ts';
import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import type { CurrencyRefusal } from '../../domain/currencies/errors.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AuditLog, AuditRecord } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  currencies: CurrencyStore;
  packages: PackageStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

const ACTIONS: Readonly<Record<CurrencyChange['kind'], string>> = {
  base: 'currencies.base_changed',
  active: 'currencies.offer_changed',
  rate: 'currencies.rate_set',
  hand: 'currencies.rate_pin_changed',
};

/** Offers a currency or not, sets its rate, lets that follow syncs or not, or makes it the base: then every rate and every stored price moves with it. What is probably a slip must be confirmed. */
export class UpdateCurrency {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  run(actorId: string, code: string, change: CurrencyChange): Promise<Result<Currency, CurrencyRefusal>> {
    return this.deps.unitOfWork.run(async (tx): Promise<Result<Currency, CurrencyRefusal>> => {
      const all = await this.deps.currencies.listForUpdate(tx);
      const changed = changeCurrency(all, code, change, dayOf(this.deps.clock.now()));
      if (!changed.ok) return changed;
      const before = all.find((currency) => currency.code === code) ?? baseOf(all);
      const after = changed.value.find((currency) => currency.code === code);
      if (!after) return ok(before);
      if (change.kind === 'base') {
        const moved = await this.moveStoredPrices(before, change.confirmed, tx);
        if (!moved.ok) return moved;
      }
      await this.deps.currencies.save(changed.value, tx);
      await this.deps.audit.record(tx, {
        actorId,
        action: ACTIONS[change.kind],
        subject: `currency:${code}`,
        details: details(baseOf(all), before, after),
        at: this.deps.clock.now(),
      });
      return ok(after);
    });
  }

  /** Prices that become nothing must have been confirmed; one that is none in the new base stops the change. */
  private async moveStoredPrices(
    next: Currency,
    confirmed: boolean,
    tx: Transaction,
  ): Promise<Result<null, CurrencyRefusal>> {
    const { packages, clock } = this.deps;
    const stored = await packages.listForUpdate(tx);
    const lost = lostPrices(stored, next);
    if (lost.some(({ after }) => !after)) return err({ code: 'currencies.base_unusable', lost });
    if (lost.length > 0 && !confirmed) return err({ code: 'currencies.prices_lost', lost });
    await packages.save(
      stored.map((item) => reExpress(item, next)),
      clock.now(),
      tx,
    );
    return ok(null);
  }
}

/** The day of a moment in UTC, as `2026-03-02`. */
function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function details(oldBase: Currency, before: Currency, after: Currency): AuditRecord['details'] {
  const { rate, active, setByHand } = after;
  return {
    base: after.isBase ? after.code : oldBase.code,
    base_before: oldBase.code,
    rate,
    rate_before: before.rate,
    active,
    active_before: before.active,
    set_by_hand: setByHand,
    set_by_hand_before: before.setByHand,
  };
}
