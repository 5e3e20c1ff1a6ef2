import type { Knex } from 'knex';

/** What a new installation offers: units per US dollar on 31 December 2024; a sync brings them up to date. */
const currencies: [code: string, name: string, symbol: string, rate: string][] = [
  ['USD', 'US dollar', '$', '1'],
  ['EUR', 'Euro', '€', '0.962557'],
  ['JPY', 'Japanese yen', '¥', '156.954'],
  ['GBP', 'Pound sterling', '£', '0.798133'],
  ['CHF', 'Swiss franc', 'CHF', '0.905958'],
  ['CAD', 'Canadian dollar', 'CA$', '1.43883'],
  ['AUD', 'Australian dollar', 'A$', '1.6144'],
  ['INR', 'Indian rupee', '₹', '85.6035'],
  ['BRL', 'Brazilian real', 'R$', '6.18471'],
  ['ZAR', 'South African rand', 'R', '18.8842'],
  ['SGD', 'Singapore dollar', 'S$', '1.36337'],
  ['KRW', 'South Korean won', '₩', '1474.78'],
  ['CNY', 'Chinese yuan', 'CN¥', '7.29936'],
  ['HKD', 'Hong Kong dollar', 'HK$', '7.76648'],
  ['SEK', 'Swedish krona', 'kr', '11.0299'],
  ['NOK', 'Norwegian krone', 'kr', '11.3534'],
  ['DKK', 'Danish krone', 'kr', '7.17855'],
  ['PLN', 'Polish złoty', 'zł', '4.11493'],
  ['CZK', 'Czech koruna', 'Kč', '24.242'],
  ['NZD', 'New Zealand dollar', 'NZ$', '1.78381'],
  ['MXN', 'Mexican peso', 'MX$', '20.7435'],
  ['TRY', 'Turkish lira', '₺', '35.3616'],
  ['AED', 'UAE dirham', 'AED', '3.6725'],
  ['SAR', 'Saudi riyal', 'SAR', '3.75'],
  ['QAR', 'Qatari riyal', 'QAR', '3.64'],
  ['BHD', 'Bahraini dinar', 'BHD', '0.376'],
  ['OMR', 'Omani rial', 'OMR', '0.3845'],
  ['KWD', 'Kuwaiti dinar', 'KWD', '0.3084'],
  ['CLP', 'Chilean peso', 'CLP$', '996.46'],
  ['PYG', 'Paraguayan guaraní', '₲', '7812'],
  ['CRC', 'Costa Rican colón', '₡', '512'],
];

interface SeedPackage {
  id: string;
  name: string;
  description: string;
  /** Whole US dollars. */
  price: number;
  original?: number;
  popular?: boolean;
  color: string;
}

const plans: (SeedPackage & { tier: string; features: string[] })[] = [
  {
    id: 'starter',
    name: 'Starter',
    description: 'For a few charts a day.',
    price: 59,
    original: 250,
    tier: 'starter',
    color: '#2f7fd6',
    features: ['10 analyses per day', '30-day history', 'AI Education Assistant'],
  },
  {
    id: 'professional',
    name: 'Professional',
    description: 'For people who read charts every day.',
    price: 129,
    original: 500,
    popular: true,
    tier: 'pro',
    color: '#0f9d8a',
    features: ['50 analyses per day', '6-month history', 'AI Education Assistant with every topic'],
  },
  {
    id: 'expert',
    name: 'Expert',
    description: 'For teams and programs.',
    price: 189,
    original: 750,
    tier: 'expert',
    color: '#7c5cd6',
    features: ['Unlimited analyses', 'Unlimited history', 'API access', 'White-label'],
  },
];

/** Null credits: unlimited. Null days: they never expire. */
const creditPackages: (SeedPackage & { credits: number | null; days: number | null })[] = [
  { id: 'credits-starter', name: 'Starter', price: 50, credits: 50, days: 30 },
  { id: 'credits-basic', name: 'Basic', price: 70, credits: 70, days: 45 },
  { id: 'credits-standard', name: 'Standard', price: 100, credits: 100, days: 60, popular: true },
  { id: 'credits-popular', name: 'Popular', price: 150, credits: 150, days: 90 },
  { id: 'credits-professional', name: 'Professional', price: 250, credits: 250, days: 120 },
  { id: 'credits-business', name: 'Business', price: 500, credits: 500, days: 180 },
  { id: 'credits-enterprise', name: 'Enterprise', price: 1000, credits: 1000, days: 365 },
  { id: 'credits-unlimited', name: 'Unlimited', price: 1500, credits: null, days: null },
].map((pack) => ({ ...pack, description: describeCredits(pack), color: '#2f7fd6' }));

function describeCredits({ credits, days }: { credits: number | null; days: number | null }): string {
  const amount = credits === null ? 'Unlimited analyses' : `${credits} analyses`;
  return days === null ? `${amount}, for life` : `${amount}, to use within ${days} days`;
}

/** The first currencies, plans and credit packages. */
export async function up(database: Knex): Promise<void> {
  await database('currencies_currencies').insert(
    currencies.map(([code, name, symbol, rate]) => ({
      code,
      name,
      symbol,
      rate,
      is_base: code === 'USD',
      active: true,
    })),
  );
  const now = new Date();
  const common = (pack: SeedPackage, position: number) => ({
    id: pack.id,
    name: pack.name,
    description: pack.description,
    currency: 'USD',
    price_minor: pack.price * 100,
    original_price_minor: pack.original === undefined ? null : pack.original * 100,
    popular: pack.popular ?? false,
    active: true,
    color: pack.color,
    position,
    created_at: now,
    updated_at: now,
  });
  await database('catalog_packages').insert([
    ...plans.map((plan, position) => ({
      ...common(plan, position),
      type: 'package',
      tier: plan.tier,
      credits: null,
      unlimited: false,
      validity_days: null,
      features: plan.features,
    })),
    ...creditPackages.map((pack, position) => ({
      ...common(pack, position),
      type: 'credits',
      tier: null,
      credits: pack.credits,
      unlimited: pack.credits === null,
      validity_days: pack.days,
      features: [],
    })),
  ]);
}
