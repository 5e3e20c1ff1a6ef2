import { baseOf, currencyInForce, defaultCurrency, type Currency } from './currency.ts';

const currency = (code: string, wanted: Partial<Currency> = {}): Currency => ({
  code,
  name: code,
  symbol: code,
  rate: '1.5',
  isBase: false,
  active: true,
  lastSynced: null,
  needsSync: false,
  heldRate: null,
  ...wanted,
});
const euro = currency('EUR', { isBase: true, rate: '1' });
const dollar = currency('USD');
const sleepingDollar = currency('USD', { active: false });
const sleepingYen = currency('JPY', { active: false });

describe('the default currency', () => {
  it('is USD while that is active', () => {
    expect(defaultCurrency([euro, dollar])).toBe(dollar);
  });

  it('is the base when USD is inactive or unknown', () => {
    expect(defaultCurrency([euro, sleepingDollar])).toBe(euro);
    expect(defaultCurrency([currency('GBP'), euro])).toBe(euro);
  });
});

describe('a currency in force', () => {
  it('is found by its code in any case', () => {
    expect(currencyInForce([euro, dollar], 'eur')).toBe(euro);
  });

  it('is the default without a code', () => {
    expect(currencyInForce([euro, dollar], undefined)).toBe(dollar);
  });

  it.each(['JPY', 'ZZZ', '', 'EU', 'EUR '])('is not %p: unknown or inactive', (code) => {
    expect(currencyInForce([euro, dollar, sleepingYen], code)).toBeNull();
  });
});

it('cannot do without a base', () => {
  expect(() => baseOf([dollar])).toThrow('no base');
});
