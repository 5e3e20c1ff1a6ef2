import { baseFactors } from './base-factors.ts';

describe('factors into the base currency', () => {
  it('mind the rates and the decimals of the currencies', () => {
    const others = Object.entries({ USD: '1.0842', JPY: '162.5', KWD: '0.3331' });
    const currencies = [
      { code: 'EUR', rate: '1', isBase: true },
      ...others.map(([code, rate]) => ({ code, rate, isBase: false })),
    ];
    expect(baseFactors(currencies)).toEqual({
      base: 'EUR',
      factors: [
        { currency: 'EUR', shift: 0, rate: '1' },
        { currency: 'USD', shift: 0, rate: '1.0842' },
        { currency: 'JPY', shift: 2, rate: '162.5' }, // 1625 yen are 1000 cents
        { currency: 'KWD', shift: -1, rate: '0.3331' }, // 333 100 fils are 100 000 cents
      ],
    });
  });
});
