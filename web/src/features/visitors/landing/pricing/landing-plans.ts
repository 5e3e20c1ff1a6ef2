import type { PlanOnOffer } from '../../../../entities/catalog/on-offer.ts';

/** Shown wherever the list below stands in for the server's. */
export const LANDING_NOT_LIVE = 'Live prices could not be loaded. These are our list prices in euros.';

const euros = (
  id: string,
  name: string,
  whole: number,
  description: string,
  features: string[],
  popular = false,
): PlanOnOffer => ({
  id,
  name,
  description,
  type: 'package',
  price: { minor: whole * 100, currency: 'EUR' },
  originalPrice: null,
  credits: null,
  features,
  popular,
});

/** The landing page's own list, for when the server cannot be reached. The ids are the catalogue's: the server prices a purchase itself. */
export const landingPlans: readonly PlanOnOffer[] = [
  euros('starter', 'Essential', 250, 'For a few charts a day.', ['10 analyses per day', '30-day history']),
  euros(
    'professional',
    'Professional',
    500,
    'For people who read charts every day.',
    ['50 analyses per day', '6-month history'],
    true,
  ),
  euros('expert', 'Expert', 750, 'For heavy use and programs.', [
    'Unlimited analyses',
    'Unlimited history',
    'API access',
    'White-label',
  ]),
];

/** The code that an account's intent names a plan by. */
export const planCode = (id: string): 'starter' | 'pro' | 'expert' =>
  id === 'starter' || id === 'expert' ? id : 'pro';
