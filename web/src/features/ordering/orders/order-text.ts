/** The texts of orders and their lines. */
import type { OrderLine } from '../../../api/ordering.ts';
import { countOf } from '../../../lib/count-of.ts';
import { numberText } from '../../../lib/formatting.ts';

/** '100 credits', '1 credit', 'Unlimited credits'. */
export function creditsText(credits: number | 'unlimited'): string {
  if (credits === 'unlimited') return 'Unlimited credits';
  return `${numberText(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** What a line is, under its name. */
export function lineText({ type, credits, validity_days }: OrderLine): string {
  if (type === 'package' || credits === null) return 'Plan';
  return `${creditsText(credits)}${validity_days === null ? '' : `, valid for ${countOf(validity_days, 'day')}`}`;
}

/** 'Your plan and credits are', 'your credits are', by what was bought. */
export function whatIsBought(lines: readonly Pick<OrderLine, 'type'>[], your: 'Your' | 'your'): string {
  const has = (type: OrderLine['type']): boolean => lines.some((line) => line.type === type);
  if (has('package') && has('credits')) return `${your} plan and credits are`;
  return has('package') ? `${your} plan is` : `${your} credits are`;
}

/** 'Visa ending in 4242'. */
export function cardText({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
