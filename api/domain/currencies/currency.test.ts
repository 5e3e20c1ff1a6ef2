import {
  baseOf,
  currencyInForce,
  defaultCurrency,
  isRateOld,
  rateAgeDays,
  type Currency,
} from './currency.ts';

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
  heldRateDate: null,
  rateDate: null,
  setByHand: false,
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

describe('the age of a rate', () => {
  const now = new Date('2026-03-10T23:59:59Z');
  const of = (rateDate: string | null) => currency('EUR', { rateDate });

  it.each([
    ['2026-03-10', 0, false],
    ['2026-03-09', 1, false],
    ['2026-03-03', 7, false],
    ['2026-03-02', 8, true],
    ['2026-03-11', 0, false],
    [null, null, false],
  ])('[W-360] of %s is %s days by the calendar of UTC; old: %s', (date, age, old) => {
    expect([rateAgeDays(of(date), now), isRateOld(of(date), 'feed', now)]).toEqual([age, old]);
  });

  it('[W-385] is no fault of a built-in rate, which is of one day for good; of one set by hand it is', () => {
    const builtIn = currency('EUR', { rateDate: '2024-12-31' });
    const byHand = currency('EUR', { rateDate: '2024-12-31', setByHand: true });
    expect([isRateOld(builtIn, 'snapshot', now), isRateOld(byHand, 'snapshot', now)]).toEqual([false, true]);
    expect([isRateOld(builtIn, 'feed', now), isRateOld(byHand, 'feed', now)]).toEqual([true, true]);
  });
});

it('cannot do without a base', () => {
  expect(() => baseOf([dollar])).toThrow('no base');
});
