import type { CartProduct } from '../../../../api/domain/shared-with-web/cart.ts';
import type { CreditAmount } from '../../../../api/domain/shared-with-web/credit-amount.ts';
import type { Money } from '../../../../api/domain/shared-with-web/money.ts';
import type { SoldCredits, SoldPlan } from '../../api/catalog.ts';
import { numberText } from '../../lib/formatting.ts';

interface OnOffer extends CartProduct {
  /** The former price, to be struck through. */
  originalPrice: Money | null;
  features: readonly string[];
  popular: boolean;
}

export interface PlanOnOffer extends OnOffer {
  type: 'package';
  credits: null;
}

export interface CreditsOnOffer extends OnOffer {
  type: 'credits';
  credits: CreditAmount;
  /** Days until bought credits expire; null means never. */
  validityDays: number | null;
}

const common = (sold: SoldPlan | SoldCredits) => ({
  id: sold.id,
  name: sold.name,
  description: sold.description,
  price: { minor: sold.price_minor, currency: sold.currency },
  originalPrice:
    sold.original_price_minor === null ? null : { minor: sold.original_price_minor, currency: sold.currency },
  features: sold.features,
  popular: sold.popular,
});

export const planOf = (sold: SoldPlan): PlanOnOffer => ({ ...common(sold), type: 'package', credits: null });

export const creditsOf = (sold: SoldCredits): CreditsOnOffer => ({
  ...common(sold),
  type: 'credits',
  credits: sold.credits,
  validityDays: sold.validity_days,
});

/** Popular ones first, else in the order given. */
export function popularFirst<T extends { popular: boolean }>(sold: readonly T[]): T[] {
  return sold.toSorted((one, other) => Number(other.popular) - Number(one.popular));
}

/** What an offer is called beside others: a plan and a credit package may both be named Starter. */
export function offerName({ name, type }: Pick<CartProduct, 'name' | 'type'>): string {
  return type === 'credits' && !/credit/i.test(name) ? `${name} credits` : name;
}

/** 'Unlimited' or '50 credits'. */
export function creditsText(credits: CreditAmount): string {
  if (credits === 'unlimited') return 'Unlimited';
  return `${numberText(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** How long bought credits can be used. */
export function validityText(days: number | null): string {
  if (days === null) return 'Never expires';
  return `Valid for ${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The label on a credit package: its number of credits. The one without a limit is labelled 1500, as it always was. */
export function badgeText({ id, credits }: Pick<CreditsOnOffer, 'id' | 'credits'>): string {
  if (credits !== 'unlimited') return String(credits);
  return id === 'credits-unlimited' ? '1500' : 'Unlimited';
}
