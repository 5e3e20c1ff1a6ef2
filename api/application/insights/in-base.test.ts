import type { Currency } from '../../domain/currencies/currency.ts';
import { inBase } from './in-base.ts';

const most = Number.MAX_SAFE_INTEGER;
const currency = (code: string, rate: string): Currency => ({
  code,
  name: code,
  symbol: code,
  rate,
  isBase: rate === '1',
  active: true,
  lastSynced: null,
  needsSync: false,
  heldRate: null,
  heldRateDate: null,
  rateDate: null,
  setByHand: false,
});
const { convert, total } = inBase([
  currency('USD', '1'),
  currency('EUR', '0.5'),
  currency('XTS', '0.0000001'),
]);

describe('sums in the base of today', () => {
  it.each([
    ['a sum in the base', 1234, 'USD', 1234],
    ['a sum in a former base', -100, 'EUR', -200],
    ['a sum at the smallest rate', most, 'XTS', most],
    ['what was given back at the smallest rate', -most, 'XTS', -most],
    ['a sum larger than numbers hold exactly', 2 * most, 'USD', most],
  ])('stay within what a number holds exactly: %s', (_what, minor, code, expected) => {
    expect(convert({ minor, currency: code })).toEqual({ minor: expected, currency: 'USD' });
  });

  it('are added up without leaving it', () => {
    const sum = { minor: most, currency: 'USD' };
    expect(total([sum, sum])).toEqual(sum);
  });
});
