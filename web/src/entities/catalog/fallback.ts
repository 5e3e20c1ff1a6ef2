import type { CreditAmount } from '../../../../api/domain/shared-with-web/credit-amount.ts';
import { DEFAULT_CURRENCY } from '../currency/currency-store.tsx';
import type { CreditsOnOffer, PlanOnOffer } from './on-offer.ts';

/** Shown wherever the built-in list stands in for the server's. */
export const NOT_LIVE = 'Live prices could not be loaded. These are our list prices in US dollars.';

const dollars = (whole: number) => ({ minor: whole * 100, currency: DEFAULT_CURRENCY });

const plan = (
  id: string,
  name: string,
  [now, was]: [number, number],
  description: string,
  features: string[],
  popular = false,
): PlanOnOffer => ({
  id,
  name,
  description,
  type: 'package',
  price: dollars(now),
  originalPrice: dollars(was),
  credits: null,
  features,
  popular,
});

const credits = (
  id: string,
  name: string,
  price: number,
  amount: CreditAmount,
  validityDays: number | null,
  popular = false,
): CreditsOnOffer => ({
  id: `credits-${id}`,
  name,
  description:
    amount === 'unlimited'
      ? 'Unlimited analyses, for life'
      : `${amount} analyses, to use within ${validityDays} days`,
  type: 'credits',
  price: dollars(price),
  originalPrice: null,
  credits: amount,
  validityDays,
  features: [],
  popular,
});

/** The plans as they were when this was built. */
export const builtInPlans: readonly PlanOnOffer[] = [
  plan(
    'professional',
    'Professional',
    [129, 500],
    'For people who read charts every day.',
    ['50 analyses per day', '6-month history'],
    true,
  ),
  plan('starter', 'Starter', [59, 250], 'For a few charts a day.', ['10 analyses per day', '30-day history']),
  plan('expert', 'Expert', [189, 750], 'For heavy use and programs.', [
    'Unlimited analyses',
    'Unlimited history',
    'API access',
    'White-label',
  ]),
];

/** The credit packages as they were when this was built. */
export const builtInCredits: readonly CreditsOnOffer[] = [
  credits('standard', 'Standard', 100, 100, 60, true),
  credits('starter', 'Starter', 50, 50, 30),
  credits('basic', 'Basic', 70, 70, 45),
  credits('popular', 'Popular', 150, 150, 90),
  credits('professional', 'Professional', 250, 250, 120),
  credits('business', 'Business', 500, 500, 180),
  credits('enterprise', 'Enterprise', 1000, 1000, 365),
  credits('unlimited', 'Unlimited', 1500, 'unlimited', null),
];
