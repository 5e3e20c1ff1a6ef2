import type { CreditAmount } from '../shared-with-web/credit-amount.ts';
import { parseMoney, sumOf, timesOf, type Money, type Rate } from '../shared-with-web/money.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { CartItemType } from '../shared-with-web/cart.ts';
import type { FieldFault } from './errors.ts';
import { worthInBase } from './order-bounds.ts';
import { ONE_PLAN, type Order, type OrderLine } from './order.ts';

/** A line as an admin types it. */
export interface TypedItem {
  type: CartItemType;
  id: string;
  name: string;
  /** Of one, as a decimal number. */
  price: number;
  quantity: number;
  /** Symbol or code. */
  currency?: string | undefined;
  /** Of one; absent or null: the catalogue's. */
  credits?: CreditAmount | null | undefined;
}

/** What the catalogue knows of an item besides its price; null when it does not know the id. */
export type KnownItem = Pick<OrderLine, 'type' | 'tier' | 'credits' | 'validityDays'> | null;

export type HandLine = Omit<OrderLine, 'id'>;

/** A currency as far as an order entered by hand needs it. */
export interface HandCurrency {
  code: string;
  symbol: string;
}

/**
 * The lines as they are written down. Unlike in a cart the price is the admin's, and so is an id that the catalogue does
 * not know; one that it knows gives its tier and the days until credits expire. Refused: a type other than the
 * catalogue's, a price too fine for the currency, credits without an amount, a second plan.
 */
export function readItems(
  items: readonly TypedItem[],
  known: readonly KnownItem[],
  currency: string,
): Result<HandLine[], FieldFault[]> {
  const faults: FieldFault[] = [];
  const lines = items.flatMap((item, index) => {
    const read = readItem(item, known[index] ?? null, currency);
    if (read.ok) return [read.value];
    faults.push({ field: `items[${index}].${read.error.field}`, message: read.error.message });
    return [];
  });
  const plans = items.flatMap(({ type }, index) => (type === 'package' ? [index] : []));
  if (plans[1] !== undefined)
    faults.push({ field: `items[${plans[1]}].type`, message: 'is a second plan; an order holds one' });
  return faults.length > 0 ? err(faults) : ok(lines);
}

function readItem(item: TypedItem, known: KnownItem, currency: string): Result<HandLine, FieldFault> {
  const price = parseMoney(item.price, currency);
  if (!price || price.minor < 0) return err({ field: 'price', message: `must be an amount of ${currency}` });
  if (known && known.type !== item.type) return err({ field: 'type', message: `must be ${known.type}` });
  if (item.type === 'package' && item.quantity !== 1) return err({ field: 'quantity', message: ONE_PLAN });
  const credits = item.type === 'package' ? null : (item.credits ?? known?.credits ?? null);
  if (item.type === 'credits' && credits === null)
    return err({ field: 'credits', message: 'must be a number or unlimited' });
  return ok({
    itemId: item.id.trim(),
    type: item.type,
    name: item.name.trim(),
    price,
    quantity: item.quantity,
    credits,
    validityDays: known?.validityDays ?? null,
    tier: known?.tier ?? null,
  });
}

/** The total of an order entered by hand: the sum of price × quantity; without lines the amount that was typed. */
export function totalOf(lines: readonly HandLine[], typed: Money): Money {
  if (lines.length === 0) return typed;
  return sumOf(
    lines.map(({ price, quantity }) => timesOf(price, quantity)),
    typed.currency,
  );
}

/** What the lines and the typed total come to, in the order's currency and in the base; null when that is more than an order can hold. */
export function priceByHand(
  lines: readonly HandLine[],
  typed: Money,
  rate: Rate,
  base: string,
): Pick<Order, 'total' | 'baseTotal' | 'rate'> | null {
  const total = totalOf(lines, typed);
  const baseTotal = worthInBase(total, rate, base);
  return baseTotal && { total, baseTotal, rate };
}

/** The currency that a symbol or code names; a code wins over a symbol, the earlier of two with one symbol over the later. */
export function currencyNamed<C extends HandCurrency>(currencies: readonly C[], name: string): C | null {
  const wanted = name.trim();
  const byCode = currencies.find(({ code }) => code === wanted.toUpperCase());
  return byCode ?? currencies.find(({ symbol }) => symbol === wanted) ?? null;
}

/** Whether two lists of lines sell the same things at the same prices. */
export function sameLines(a: readonly HandLine[], b: readonly HandLine[]): boolean {
  const facts = ({ itemId, type, name, price, quantity, credits }: HandLine) =>
    [itemId, type, name, price.minor, price.currency, quantity, credits].join('\u0000');
  return a.length === b.length && a.every((line, index) => facts(line) === facts(b[index] as HandLine));
}
