import { money } from '../../../domain/shared-with-web/money.ts';
import { moneyOfStripe, stripeAmount } from './stripe-amount.ts';

it.each([
  [5900, 'USD', 5900],
  [5900, 'EUR', 5900],
  [6500, 'JPY', 6500],
  [45000, 'CLP', 45000],
  // No decimals here, two at Stripe.
  [30000, 'CRC', 3000000],
  // Two decimals here, none at Stripe.
  [150000, 'VND', 1500],
  [150050, 'VND', null],
  [18120, 'KWD', 18120],
  [18123, 'KWD', null],
  [0, 'USD', null],
  [-100, 'USD', null],
])('%i minor units of %s are %s to Stripe', (minor, currency, expected) => {
  expect(stripeAmount(money(minor, currency))).toBe(expected);
});

it.each([
  [5900, 'usd', 5900],
  [6500, 'jpy', 6500],
  [3_000_000, 'crc', 30_000],
  [3_000_050, 'crc', null],
  [1500, 'vnd', 150_000],
  [18_120, 'kwd', 18_120],
])('%i of Stripe’s unit of %s are %s minor units', (amount, currency, minor) => {
  const expected = minor === null ? null : money(minor, currency.toUpperCase());
  expect(moneyOfStripe(amount, currency)).toEqual(expected);
});
