/** What a server might sell, in any of three currencies with none, two and three decimals. */
import type { CurrencyList, PackageList } from '../../../api/generated/model';

export const sampleCurrencies: CurrencyList = {
  default_currency: 'USD',
  currencies: [
    ['USD', 'US dollar', '$', 1, 2],
    ['EUR', 'Euro', '€', 0.92, 2],
    ['JPY', 'Japanese yen', '¥', 150, 0],
    ['KWD', 'Kuwaiti dinar', 'KD', 0.3085, 3],
  ].map(([code, name, symbol, exchange_rate, minor_digits], nth) => ({
    code: code as string,
    name: name as string,
    symbol: symbol as string,
    exchange_rate: exchange_rate as number,
    is_base: nth === 0,
    active: true,
    minor_digits: minor_digits as 0 | 2 | 3,
  })),
};

/** Dollars to minor units of a currency, and to its decimals. */
function priced(dollars: number, code: string) {
  const currency = sampleCurrencies.currencies.find((one) => one.code === code);
  const { exchange_rate: rate, minor_digits: digits, symbol } = currency ?? sampleCurrencies.currencies[0]!;
  const minor = Math.round(dollars * rate * 10 ** digits);
  return { minor, price: minor / 10 ** digits, symbol };
}

type Plans = PackageList['packages'];
type Credits = PackageList['creditPackages'];

const plan = (
  code: string,
  [id, name, now, was, tier]: [string, string, number, number, 'starter' | 'pro' | 'expert'],
  features: string[],
): Plans[number] => {
  const price = priced(now, code);
  const former = priced(was, code);
  return {
    id,
    type: 'package',
    name,
    description: `The ${name} plan.`,
    price: price.price,
    price_minor: price.minor,
    original_price: former.price,
    original_price_minor: former.minor,
    currency: code,
    currency_symbol: price.symbol,
    tier,
    credits: null,
    validity_days: null,
    features,
    popular: id === 'professional',
    active: true,
    color: null,
  };
};

const credits = (
  code: string,
  [id, name, dollars, amount, days]: [string, string, number, number | 'unlimited', number | null],
): Credits[number] => {
  const price = priced(dollars, code);
  return {
    id: `credits-${id}`,
    type: 'credits',
    name,
    description: amount === 'unlimited' ? 'Unlimited analyses' : `${amount} analyses`,
    price: price.price,
    price_minor: price.minor,
    original_price: null,
    original_price_minor: null,
    currency: code,
    currency_symbol: price.symbol,
    tier: null,
    credits: amount,
    unlimited: amount === 'unlimited',
    validity_days: days,
    features: [],
    popular: id === 'standard',
    active: true,
    color: null,
  };
};

/** The list in the order of its prices; the popular ones are not yet first. */
export function samplePackages(code = 'USD'): PackageList {
  return {
    currency: code,
    packages: [
      plan(code, ['starter', 'Starter', 59, 250, 'starter'], ['10 analyses per day', '30-day history']),
      plan(
        code,
        ['professional', 'Professional', 129, 500, 'pro'],
        ['50 analyses per day', '6-month history'],
      ),
      plan(
        code,
        ['expert', 'Expert', 189, 750, 'expert'],
        ['Unlimited analyses', 'Unlimited history', 'API access', 'White-label'],
      ),
    ],
    creditPackages: [
      credits(code, ['starter', 'Starter', 50, 50, 30]),
      credits(code, ['basic', 'Basic', 70, 70, 45]),
      credits(code, ['standard', 'Standard', 100, 100, 60]),
      credits(code, ['popular', 'Popular', 150, 150, 90]),
      credits(code, ['professional', 'Professional', 250, 250, 120]),
      credits(code, ['business', 'Business', 500, 500, 180]),
      credits(code, ['enterprise', 'Enterprise', 1000, 1000, 365]),
      credits(code, ['unlimited', 'Unlimited', 1500, 'unlimited', null]),
    ],
  };
}
