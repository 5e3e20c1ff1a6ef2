/** Orders in words. */
import { parseMoney } from '../../../../../api/domain/shared/money.ts';
import type { Money } from '../../../../../api/domain/shared/money.ts';
import type { OrderLine, OrderStatus } from '../../../api/ordering.ts';
import type { BadgeProps } from '../../../ui/badge.tsx';

interface StatusWords {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

export const statusWords: Readonly<Record<OrderStatus, StatusWords>> = {
  pending: { label: 'Pending', tone: 'warning' },
  paid: { label: 'Completed', tone: 'success' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'plain' },
  cancelled: { label: 'Cancelled', tone: 'danger' },
};

/** '100 credits', '1 credit', 'Unlimited credits'. */
export function creditsWords(credits: number | 'unlimited'): string {
  if (credits === 'unlimited') return 'Unlimited credits';
  return `${credits.toLocaleString('en-US')} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** What a line is, under its name. */
export function lineWords({ type, credits, validity_days }: OrderLine): string {
  if (type === 'package' || credits === null) return 'Plan';
  return `${creditsWords(credits)}${validity_days === null ? '' : `, valid for ${validity_days} days`}`;
}

/** A decimal of the wire as money. Amounts of the contract always have the decimals of their currency. */
export function wireMoney(amount: number, currency: string): Money {
  const parsed = parseMoney(amount, currency);
  if (!parsed) throw new RangeError(`${amount} is not an amount of ${currency}`);
  return parsed;
}

/** 'Visa ending in 4242'. */
export function cardWords({ brand, last4 }: { brand: string; last4: string }): string {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
