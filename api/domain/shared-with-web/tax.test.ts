import fc from 'fast-check';
import { money, sumOf } from './money.ts';
import { rateOf, rateText, taxOfLines, taxTerms, taxWithin } from './tax.ts';

const rules = { registered: true, country: 'DE', rates: { DE: 1900, FR: 2000, FI: 2550, GB: 2000 } };

describe('how a sale is taxed', () => {
  it.each([
    ['a consumer at home', 'DE', false, 'taxed', 1900],
    ['a business at home', 'DE', true, 'taxed', 1900],
    ['a consumer in another EU country', 'FR', false, 'taxed', 2000],
    ['a business in another EU country', 'FR', true, 'reverse_charge', 0],
    ['a business in an EU country without a rate of its own', 'IT', true, 'reverse_charge', 0],
    ['a business in the United Kingdom', 'GB', true, 'taxed', 2000],
    ['a customer in a country without a rate', 'US', false, 'outside', 0],
  ] as const)('%s', (_, country, vatNumber, treatment, rate) => {
    expect(taxTerms(rules, country, vatNumber)).toEqual({ treatment, rate });
  });

  it('is not taxed at all by a seller who is not registered, or when no country is known', () => {
    const none = { treatment: 'unregistered', rate: 0 };
    expect(taxTerms({ ...rules, registered: false }, 'DE', false)).toEqual(none);
    expect(taxTerms(rules, null, false)).toEqual(none);
  });

  it('reverses the charge for a seller outside the EU too', () => {
    expect(taxTerms({ ...rules, country: 'GB' }, 'DE', true).treatment).toBe('reverse_charge');
  });
});

describe('the tax within a price', () => {
  it.each([
    [11_900, 'EUR', 1900, 1900],
    [10_900, 'EUR', 1900, 1740],
    [1, 'EUR', 1900, 0],
    [3, 'EUR', 2000, 1],
    [5900, 'EUR', 2550, 1199],
    [6500, 'JPY', 1000, 591],
    [12_345, 'BHD', 1000, 1122],
    [0, 'EUR', 1900, 0],
    [5900, 'EUR', 0, 0],
  ])('%d minor units of %s at %d hundredths hold %d', (minor, currency, rate, tax) => {
    expect(taxWithin(money(minor, currency), rate)).toEqual(money(tax, currency));
  });

  it('is rounded half away from zero: 21 minor units at 20% hold 3.5', () => {
    expect(taxWithin(money(21, 'EUR'), 2000).minor).toBe(4);
  });
});

describe('the tax of lines', () => {
  it('adds up to the tax of the document where lines rounded by themselves would not', () => {
    const lines = [money(10, 'EUR'), money(10, 'EUR'), money(10, 'EUR')];
    // 1.6 each, 4.8 together.
    expect(taxOfLines(lines, 1900, taxWithin(money(30, 'EUR'), 1900)).map(({ minor }) => minor)).toEqual([
      2, 2, 1,
    ]);
  });

  it('always adds up to it, and is never a minor unit or more off for a line', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: WHOLE }), (minors, rate) => {
        const lines = minors.map((minor) => money(minor, 'EUR'));
        const tax = taxWithin(sumOf(lines, 'EUR'), rate);
        const given = taxOfLines(lines, rate, tax);
        expect(sumOf(given, 'EUR')).toEqual(tax);
        for (const [index, { minor }] of given.entries()) {
          const exact = ((minors[index] ?? 0) * rate) / (WHOLE + rate);
          expect(Math.abs(minor - exact)).toBeLessThan(1.0001);
        }
      }),
    );
  });
});

const WHOLE = 10_000;

it('a rate is read from a percentage with at most two decimals', () => {
  expect([19, 25.5, 19.99, 0, 8.125].map(rateOf)).toEqual([1900, 2550, 1999, 0, Number.NaN]);
});

it('a rate is written as people read it', () => {
  expect([1900, 2550, 0, 825].map(rateText)).toEqual(['19', '25.5', '0', '8.25']);
});
