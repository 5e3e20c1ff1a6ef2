import { baseOf, currencyInForce, type Currency } from '../../domain/currencies/currency.ts';
import type { FieldFault } from '../../domain/ordering/errors.ts';
import {
  currencyNamed,
  priceByHand,
  readItems,
  type HandLine,
  type TypedItem,
} from '../../domain/ordering/hand-order.ts';
import { beyondOrder, TOO_MUCH } from '../../domain/ordering/order-bounds.ts';
import type { Order } from '../../domain/ordering/order.ts';
import { parseMoney } from '../../domain/shared-with-web/money.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { CurrencyStore } from '../../ports/currencies/currency-store.ts';
import type { PackageStore } from '../../ports/catalog/package-store.ts';

/** What an admin typed about the money of an order. */
export interface TypedPrice {
  items: readonly TypedItem[];
  /** Decimal; counts only without items. */
  totalAmount: number;
  /** ISO 4217 code; else that of the items, else the default. */
  currency?: string | undefined;
}

export interface HandPrice extends Pick<Order, 'total' | 'baseTotal' | 'rate'> {
  lines: HandLine[];
}

interface Deps {
  currencies: CurrencyStore;
  packages: PackageStore;
}

/** Prices orders that are entered by hand: the admin's prices, the catalogue's tiers, the rate of today. */
export class AdminPrices {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `current`: currency and rate that the order has already; they stay unless another currency is typed. */
  async price(
    typed: TypedPrice,
    current?: { currency: string; rate: Order['rate'] },
  ): Promise<Result<HandPrice, FieldFault[]>> {
    const all = await this.deps.currencies.list();
    const chosen = chooseCurrency(typed, all, current?.currency);
    if (!chosen.ok) return chosen;
    const { code } = chosen.value;
    const total = parseMoney(typed.totalAmount, code);
    if (!total) return err([{ field: 'total_amount', message: `must be an amount of ${code}` }]);
    const known = typed.items.length === 0 ? [] : await this.deps.packages.list();
    const facts = typed.items.map(({ id }) => known.find((item) => item.id === id.trim()) ?? null);
    const lines = readItems(typed.items, facts, code);
    if (!lines.ok) return lines;
    const field = lines.value.length === 0 ? 'total_amount' : 'items';
    const beyond = beyondOrder(lines.value, lines.value.length === 0 ? total.minor : 0);
    if (beyond) return err([{ field, message: beyond }]);
    const rate = code === current?.currency ? current.rate : chosen.value.rate;
    const priced = priceByHand(lines.value, total, rate, baseOf(all).code);
    return priced ? ok({ lines: lines.value, ...priced }) : err([{ field, message: TOO_MUCH }]);
  }
}

/** The one currency that everything typed is in. One that is not active is for orders that are in it already. */
function chooseCurrency(
  { items, currency }: TypedPrice,
  all: readonly Currency[],
  current: string | undefined,
): Result<Currency, FieldFault[]> {
  const offered = all.filter(({ active, code }) => active || code === current);
  const own = offered.filter(({ code }) => code === (currency ?? current));
  const sorted = [...own, ...offered.toSorted((a, b) => preference(a) - preference(b))];
  const named = items.map((item) => (item.currency ? currencyNamed(sorted, item.currency) : undefined));
  const unknown = named.indexOf(null);
  if (unknown >= 0)
    return err([{ field: `items[${unknown}].currency`, message: 'is not an active currency' }]);
  const wanted = currency ?? named.find((each) => each)?.code ?? current;
  const chosen =
    sorted.find(({ code }) => code === wanted) ?? (wanted ? null : currencyInForce(all, undefined));
  if (!chosen) return err([{ field: 'currency', message: 'is not an active currency' }]);
  const other = named.findIndex((each) => each && each.code !== chosen.code);
  if (other >= 0)
    return err([
      { field: `items[${other}].currency`, message: `must be ${chosen.code}, as the rest of the order` },
    ]);
  return ok(chosen);
}

/** A symbol that several currencies share means the best known of them. */
function preference({ code }: Currency): number {
  const rank = ['USD', 'EUR', 'GBP'].indexOf(code);
  return rank < 0 ? 3 : rank;
}
