import { decimalText, minorDigits, money, type Money } from './money.ts';

/** What amounts that a gateway charges or gives back are multiples of, in minor units: in thousandths the last digit is 0. */
export function chargeStep(currency: string): number {
  return minorDigits(currency) === 3 ? 10 : 1;
}

/** The nearest amount that a gateway can charge; half away from zero. */
export function nearestChargeable({ minor, currency }: Money): Money {
  const step = chargeStep(currency);
  return money(Math.sign(minor) * Math.round(Math.abs(minor) / step) * step, currency);
}

/** Why a gateway cannot charge exactly this, with the nearest amount that it can; null when it can. */
export function notChargeable(amount: Money): string | null {
  const nearest = nearestChargeable(amount);
  if (nearest.minor === amount.minor) return null;
  const step = decimalText(money(chargeStep(amount.currency), amount.currency));
  return `must be a multiple of ${step} ${amount.currency}; the nearest is ${decimalText(nearest)}`;
}
