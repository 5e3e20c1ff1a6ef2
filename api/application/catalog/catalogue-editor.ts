import { unpricedIn, type Package } from '../../domain/catalog/package.ts';
import type { Shop } from '../../domain/catalog/package-rules.ts';
import { baseOf, type Currency } from '../../domain/currencies/currency.ts';
import { decimalText, type Money } from '../../domain/shared-with-web/money.ts';
import type { AuditLog, AuditRecord } from '../../ports/platform/audit-log.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';
import type { Transaction, UnitOfWork } from '../../ports/shared/unit-of-work.ts';

interface Deps {
  packages: PackageStore;
  currencies: CurrencyStore;
  audit: AuditLog;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** A package with the base currency that its prices are in, and the active currencies in which it has no right price. */
export interface Stocked {
  item: Package;
  base: Currency;
  unpricedIn: string[];
}

/** The package as an admin sees it. */
export function stocked(item: Package, currencies: readonly Currency[]): Stocked {
  const active = currencies.filter((currency) => currency.active);
  return { item, base: baseOf(currencies), unpricedIn: unpricedIn(item, active) };
}

/** The catalogue locked for a change: other changes wait, and the base currency does not change. */
export interface OpenCatalogue {
  tx: Transaction;
  packages: readonly Package[];
  base: Currency;
  currencies: readonly Currency[];
  shop: Shop;
  at: Date;
}

/** Where packages are changed: opens the catalogue, and writes down who did what. */
export class CatalogueEditor {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** What packages are stored in. */
  get store(): PackageStore {
    return this.deps.packages;
  }

  /** Runs `work` on the locked catalogue, in one transaction. */
  open<T>(work: (open: OpenCatalogue) => Promise<T>): Promise<T> {
    const { unitOfWork, currencies, packages, clock } = this.deps;
    return unitOfWork.run(async (tx) => {
      // Currencies first, as a change of the base does: two that come at once wait for each other and do not deadlock.
      const all = await currencies.listForUpdate(tx);
      const base = baseOf(all);
      const shop = { base: base.code, currencies: all.map(({ code }) => code) };
      return work({
        tx,
        packages: await packages.listForUpdate(tx),
        currencies: all,
        base,
        shop,
        at: clock.now(),
      });
    });
  }

  record({ tx, at }: OpenCatalogue, actorId: string, action: string, details: PackageDetails): Promise<void> {
    const { id, ...rest } = details;
    return this.deps.audit.record(tx, { actorId, action, subject: `package:${id}`, details: rest, at });
  }
}

type PackageDetails = AuditRecord['details'] & { id: string };

const amountText = (amount: Money): string => `${decimalText(amount)} ${amount.currency}`;

/** What the audit log keeps of a package. */
export function inAudit(item: Package): PackageDetails {
  return {
    id: item.id,
    name: item.name,
    type: item.type,
    price: amountText(item.price),
    original_price: item.originalPrice && amountText(item.originalPrice),
    custom_prices: [...item.customPrices.values()].map(amountText).join(', '),
    gives: item.tier ?? item.credits,
    validity_days: item.validityDays,
    popular: item.popular,
    active: item.active,
  };
}

/** The same of a package that was changed, with what was otherwise before as `price_before`. */
export function changeInAudit(before: Package, after: Package): PackageDetails {
  const now = inAudit(after);
  const changed = Object.entries(inAudit(before)).filter(([key, value]) => now[key] !== value);
  return { ...now, ...Object.fromEntries(changed.map(([key, value]) => [`${key}_before`, value])) };
}
