/** The catalogue and the currencies as an admin sees them, and what stands around their screens. */
import { makeQueryClient } from '../../../api/query-client.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import type {
  AdminCurrency,
  AdminCurrencyList,
  AdminPackage,
  AdminPackageList,
  RateSync,
} from '../../../api/generated/model';
import { UiProvider } from '../../../ui/ui-provider.tsx';

export const aCurrency = (wanted: Partial<AdminCurrency> = {}): AdminCurrency => ({
  code: 'EUR',
  name: 'Euro',
  symbol: '€',
  exchange_rate: 0.962557,
  rate_date: '2026-11-20',
  rate_age_days: 1,
  rate_old: false,
  set_by_hand: false,
  is_base: false,
  active: true,
  last_synced: '2026-11-20T06:00:00.000Z',
  needs_sync: false,
  held_rate: null,
  minor_digits: 2,
  ...wanted,
});

const currencies: AdminCurrency[] = [
  aCurrency({
    code: 'USD',
    name: 'US dollar',
    symbol: '$',
    exchange_rate: 1,
    rate_date: null,
    rate_age_days: null,
    is_base: true,
  }),
  aCurrency(),
  aCurrency({ code: 'JPY', name: 'Japanese yen', symbol: '¥', exchange_rate: 156.954, minor_digits: 0 }),
  aCurrency({
    code: 'KWD',
    name: 'Kuwaiti dinar',
    symbol: 'KD',
    exchange_rate: 0.3084,
    active: false,
    minor_digits: 3,
    last_synced: null,
  }),
];

export const currencyList = (wanted: Partial<AdminCurrencyList> = {}): AdminCurrencyList => ({
  currencies,
  base_currency: 'USD',
  needs_sync: false,
  rates_source: 'feed',
  built_in_date: null,
  ...wanted,
});

/** After the base became the euro, before anybody synced. */
export const movedBase: AdminCurrencyList = {
  base_currency: 'EUR',
  needs_sync: true,
  rates_source: 'feed',
  built_in_date: null,
  currencies: [
    aCurrency({ exchange_rate: 1, rate_date: null, rate_age_days: null, is_base: true }),
    ...currencies
      .filter(({ code }) => code !== 'EUR')
      .map((own) => ({
        ...own,
        is_base: false,
        needs_sync: true,
        exchange_rate: own.exchange_rate / 0.962557,
      })),
  ],
};

export const synced: RateSync = {
  updated: 30,
  base_currency: 'USD',
  synced_at: '2026-11-21T09:12:00.000Z',
  source: 'feed',
  rates_date: '2026-11-20',
  unchanged: ['KWD'],
  unusable: [],
  held: [],
  kept: [],
};

export const aPackage = (wanted: Partial<AdminPackage> = {}): AdminPackage => ({
  id: 'professional',
  type: 'package',
  name: 'Professional',
  description: 'For people who read charts every day.',
  price: 129,
  price_minor: 12_900,
  original_price: 500,
  original_price_minor: 50_000,
  currency: 'USD',
  currency_symbol: '$',
  tier: 'pro',
  credits: null,
  unlimited: false,
  validity_days: null,
  features: [
    '50 analyses per day',
    '6-month history',
    'Every topic of the assistant',
    'Practice on own charts',
    'Curves on the recovered series',
    'Export',
    'Support by email',
  ],
  popular: true,
  active: true,
  color: '#0f9d8a',
  custom_prices: { EUR: 119 },
  unpriced_in: [],
  ...wanted,
});

const credits = { type: 'credits', tier: null, original_price: null, original_price_minor: null } as const;

export const packageList = (wanted: Partial<AdminPackageList> = {}): AdminPackageList => ({
  currency: 'USD',
  packages: [
    aPackage({
      id: 'starter',
      name: 'Starter',
      tier: 'starter',
      price: 59,
      price_minor: 5900,
      popular: false,
      features: ['10 analyses per day', '30-day history'],
      custom_prices: {},
    }),
    aPackage(),
    aPackage({
      id: 'team',
      name: 'Team',
      tier: 'expert',
      price: 400,
      price_minor: 40_000,
      popular: false,
      active: false,
      custom_prices: {},
      features: ['a', 'b', 'c', 'd'],
    }),
  ],
  creditPackages: [
    aPackage({
      ...credits,
      id: 'credits-basic',
      name: 'Basic',
      credits: 70,
      price: 70,
      price_minor: 7000,
      validity_days: 45,
      features: [],
      popular: false,
      custom_prices: {},
    }),
    aPackage({
      ...credits,
      id: 'credits-unlimited',
      name: 'Unlimited',
      credits: 'unlimited',
      unlimited: true,
      price: 1500,
      price_minor: 150_000,
      features: [],
      popular: false,
      custom_prices: {},
    }),
  ],
  ...wanted,
});

/** What the app puts around a screen of the console, with a cache of its own. */
export function inConsole(screen: ReactNode): ReactNode {
  const client = makeQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  return createElement(UiProvider, null, createElement(QueryClientProvider, { client }, screen));
}
