import fc from 'fast-check';
import { isFarOff, parseRate, rebase, type PublishedRates } from './published-rates.ts';

const published = (base: string, rates: Record<string, string>): PublishedRates => ({
  base,
  date: '2026-03-02',
  rates: new Map(Object.entries(rates)),
  unusable: [],
});
const rebased = (rates: PublishedRates, base: string) => {
  const result = rebase(rates, base);
  return result.ok ? Object.fromEntries(result.value.rates) : result.error;
};

it('names the rates that the service published and that cannot be held', () => {
  const feed = { ...published('USD', { EUR: '0.9' }), unusable: ['VES'] };
  expect(rebase(feed, 'EUR')).toMatchObject({ ok: true, value: { unusable: ['VES'] } });
});

describe('a rate out of a printed number', () => {
  it.each([
    ['1.0389', '1.0389'],
    [160, '160'],
    [0.1, '0.1'],
    ['0.86250', '0.8625'],
    ['1.2e-5', '0.000012'],
    [1e-7, '0.0000001'],
    ['1.5E+3', '1500'],
    ['0.12345678905', '0.1234567891'],
    ['9999999999', '9999999999'],
  ])('%p is %s', (printed, rate) => {
    expect(parseRate(printed)).toBe(rate);
  });

  it.each([
    '0',
    '-1',
    '',
    'N/A',
    '1,5',
    'Infinity',
    '0x10',
    '1e99',
    '1e-30',
    '10000000000',
    Number.NaN,
    -2,
    0,
  ])('%p is none', (printed) => {
    expect(parseRate(printed)).toBeNull();
  });
});

describe('rates per unit of our base', () => {
  it('stay as they are when the feed has our base', () => {
    expect(rebased(published('USD', { EUR: '0.9', JPY: '150' }), 'USD')).toEqual({ EUR: '0.9', JPY: '150' });
  });

  it('are divided by the rate of our base, and the base of the feed gets one', () => {
    expect(rebased(published('EUR', { USD: '1.25', JPY: '160', GBP: '0.8' }), 'USD')).toEqual({
      EUR: '0.8',
      JPY: '128',
      GBP: '0.64',
    });
  });

  it('are rounded to ten decimals', () => {
    expect(rebased(published('EUR', { USD: '3' }), 'USD')).toEqual({ EUR: '0.3333333333' });
  });

  it('need the feed to know our base', () => {
    expect(rebased(published('EUR', { JPY: '160' }), 'USD')).toBe('it has no rate of USD, the base currency');
  });

  it('leave out and name those that are too small or too large to work with, and keep the others', () => {
    const rates = published('EUR', {
      USD: '10000',
      JPY: '160',
      XTS: '0.0001',
      BIG: '9999999999',
      LOW: '0.0009',
    });
    expect(rebase(rates, 'USD')).toEqual({
      ok: true,
      value: {
        rates: new Map([
          ['JPY', '0.016'],
          ['BIG', '999999.9999'],
          ['EUR', '0.0001'],
        ]),
        unusable: ['XTS', 'LOW'],
      },
    });
    expect(
      rebased(published('USD', { HIGH: '10000000', OVER: '10000000.1', LEAST: '0.0000001' }), 'USD'),
    ).toEqual({
      HIGH: '10000000',
      LEAST: '0.0000001',
    });
  });

  it('say the same from whichever base they are published, to a part in ten thousand', () => {
    const anyRate = fc.integer({ min: 1000, max: 100_000_000 }).map((units) => String(units / 10_000));
    fc.assert(
      fc.property(anyRate, anyRate, (usd, jpy) => {
        const fromEuro = published('EUR', { USD: usd, JPY: jpy });
        const there = rebase(fromEuro, 'USD');
        if (!there.ok) return;
        const back = rebased({ ...fromEuro, base: 'USD', rates: there.value.rates }, 'EUR');
        if (there.value.unusable.length > 0) return;
        if (typeof back === 'string') throw new Error(back);
        expect(Math.abs(Number(back.JPY) / Number(jpy) - 1)).toBeLessThan(1e-4);
        expect(Math.abs(Number(back.USD) / Number(usd) - 1)).toBeLessThan(1e-4);
      }),
    );
  });
});

describe('a rate far from the one before', () => {
  it.each([
    ['0.8', '0.96', false],
    ['0.8', '0.64', false],
    ['0.5', '0.6', false],
    ['0.8', '0.9600000001', true],
    ['0.8', '0.6399999999', true],
    ['0.92', '9.2', true],
    ['156.9', '1.569', true],
    ['1', '1', false],
  ])('from %s to %s: %p', (before, after, far) => {
    expect(isFarOff(before, after)).toBe(far);
  });
});
