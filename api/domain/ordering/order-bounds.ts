import { convertBackWithin, type Money, type Rate } from '../shared-with-web/money.ts';
import type { CreditAmount } from '../shared-with-web/credit-amount.ts';

/** Above this a total is no purchase but a mistake; keeps every sum far inside the safe integers. */
const MOST_MINOR = 1e12;
/** The most credits of one order: what the largest credit package holds, as the contract allows it. */
export const MOST_CREDITS = 1_000_000_000;

/** Why a total is refused. */
export const TOO_MUCH = 'is more than one order can hold';

interface BoundedLine {
  price: { minor: number };
  quantity: number;
  credits: CreditAmount | null;
}

/** Why lines, or an amount without lines, are more than one order can hold; null when they are not. */
export function beyondOrder(lines: readonly BoundedLine[], typedMinor = 0): string | null {
  const minor = lines.reduce((sum, { price, quantity }) => sum + price.minor * quantity, typedMinor);
  if (minor > MOST_MINOR) return TOO_MUCH;
  const credits = lines.reduce(
    (sum, line) => sum + (typeof line.credits === 'number' ? line.credits * line.quantity : 0),
    0,
  );
  return credits > MOST_CREDITS ? `is more than the ${MOST_CREDITS} credits that one order can hold` : null;
}

/** What the total of an order is worth in the base currency; null when that is more than one order can hold. */
export function worthInBase(total: Money, rate: Rate, base: string): Money | null {
  return convertBackWithin(total, rate, base, MOST_MINOR);
}
