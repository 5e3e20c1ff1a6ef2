/** The texts of orders and their lines. */
import type { OrderLine } from '../../../api/ordering.ts';

/** '100 credits', '1 credit', 'Unlimited credits'. */
export function creditsText(credits: number | 'unlimited'): string {
  if (credits === 'unlimited') return 'Unlimited credits';
  return `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** What a line is, under its name. */
export function lineText({ type, credits, validity_days }: OrderLine): string {
  if (type === 'package' || credits === null) return 'Plan';
  return `${creditsText(credits)}${validity_days === null ? '' : `, valid for ${validity_days} days`}`;
}

/** 'Visa ending in 4242'. */
export function cardText({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
