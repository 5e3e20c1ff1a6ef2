import {
  convert,
  convertBack,
  convertBackWithin,
  decimalNumber,
  decimalText,
  isRate,
  MAX_PRICE_MINOR,
  minorDigits,
  money,
  parseMoney,
  shareOf,
  sumOf,
  timesOf,
} from './money.ts';

describe('minor units', () => {
  it.each([
    ...['JPY', 'KRW', 'PYG', 'CLP', 'CRC'].map((code) => [code, 0]),
    ...['BHD', 'KWD', 'OMR'].map((code) => [code, 3]),
    ...['USD', 'EUR', 'GBP', 'INR'].map((code) => [code, 2]),
  ] as [string, number][])('of %s have %d decimals', (code, digits) => {
    expect(minorDigits(code)).toBe(digits);
  });

  it.each([
    [money(5900, 'USD'), '59.00', 59],
    [money(5, 'USD'), '0.05', 0.05],
    [money(-5, 'USD'), '-0.05', -0.05],
    [money(6500, 'JPY'), '6500', 6500],
    [money(12345, 'KWD'), '12.345', 12.345],
    [money(-0, 'USD'), '0.00', 0],
  ])('are written as a decimal: %o is %s', (amount, text, number) => {
    expect(decimalText(amount)).toBe(text);
    expect(decimalNumber(amount)).toBe(number);
  });

  it('are never a fraction', () => {
    expect(() => money(0.5, 'USD')).toThrow(RangeError);
    expect(() => money(Number.MAX_SAFE_INTEGER + 1, 'USD')).toThrow(RangeError);
    expect(() => money(Number.NaN, 'USD')).toThrow(RangeError);
  });
});

describe('reading an amount', () => {
  it.each([
    ['59', 'USD', 5900],
    [59.9, 'USD', 5990],
    [' 59.90 ', 'USD', 5990],
    ['-1.5', 'USD', -150],
    ['59.900', 'USD', 5990],
    ['6500', 'JPY', 6500],
    ['6500.0', 'JPY', 6500],
    ['1.234', 'KWD', 1234],
  ])('takes %p %s', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toEqual({ minor, currency });
  });

  it.each([
    ['59.999', 'USD'],
    ['0.5', 'JPY'],
    ['1.2345', 'KWD'],
    ['1e3', 'USD'],
    ['1,5', 'USD'],
    ['', 'USD'],
    ['.5', 'USD'],
    ['$5', 'USD'],
    [Number.NaN, 'USD'],
    [Infinity, 'USD'],
    ['1234567890123', 'USD'],
  ])('refuses %p %s', (text, currency) => {
    expect(parseMoney(text, currency)).toBeNull();
  });
});

describe('computing', () => {
  it('multiplies and adds exactly', () => {
    expect(timesOf(money(1, 'USD'), 3)).toEqual(money(3, 'USD'));
    expect(sumOf([money(10, 'USD'), money(20, 'USD'), money(-5, 'USD')], 'USD')).toEqual(money(25, 'USD'));
    expect(sumOf([], 'EUR')).toEqual(money(0, 'EUR'));
  });

  it('does not add different currencies', () => {
    expect(() => sumOf([money(1, 'USD'), money(1, 'EUR')], 'USD')).toThrow('EUR cannot be added to USD');
  });

  it.each([
    [1000, 1, 3, 333],
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [1005, 10, 100, 101],
    [1004, 10, 100, 100],
    [0, 7, 9, 0],
  ])(
    'takes a share rounded half away from zero: %d × %d ÷ %d is %d',
    (minor, numerator, denominator, share) => {
      expect(shareOf(money(minor, 'USD'), numerator, denominator)).toEqual(money(share, 'USD'));
    },
  );
});

describe('[D-051] converting at a rate, rounded to the minor unit of the other currency', () => {
  it.each([
    ['EUR', '0.962557', 5679],
    ['JPY', '156.954', 9260],
    ['KWD', '0.3084', 18196],
    ['CLP', '996.46', 58791],
    ['USD', '1', 5900],
  ])('59.00 USD in %s at %s', (currency, rate, minor) => {
    expect(convert(money(5900, 'USD'), rate, currency)).toEqual({ minor, currency });
  });

  it('rounds halves away from zero', () => {
    expect(convert(money(1, 'USD'), '0.5', 'EUR')?.minor).toBe(1);
    expect(convert(money(-1, 'USD'), '0.5', 'EUR')?.minor).toBe(-1);
    expect(convert(money(1, 'USD'), '0.4999999999', 'EUR')?.minor).toBe(0);
  });

  it('goes to the nearest step in one rounding', () => {
    // Rounded to 4.995 first it would become 5.00.
    expect(convert(money(49_949, 'USD'), '0.01', 'KWD', 10)).toEqual(money(4990, 'KWD'));
    expect(convert(money(49_950, 'USD'), '0.01', 'KWD', 10)).toEqual(money(5000, 'KWD'));
  });

  it('is nothing above what a price can be', () => {
    expect(convert(money(MAX_PRICE_MINOR, 'USD'), '1', 'EUR')?.minor).toBe(MAX_PRICE_MINOR);
    expect(convert(money(MAX_PRICE_MINOR, 'USD'), '1.0000000001', 'EUR')).toBeNull();
    expect(convert(money(MAX_PRICE_MINOR, 'USD'), '9999999999', 'KWD')).toBeNull();
  });

  it('goes from a currency without minor units to one with', () => {
    expect(convert(money(100, 'JPY'), '0.0064', 'USD')).toEqual(money(64, 'USD'));
    expect(convert(money(100, 'JPY'), '0.00196', 'KWD')).toEqual(money(196, 'KWD'));
  });

  it.each(['0', '0.000', '-1', '1e3', '', '1.', '.5', '12345678901', '1.12345678901', 'NaN'])(
    'refuses %p as a rate',
    (text) => {
      expect(isRate(text)).toBe(false);
      expect(() => convert(money(1, 'USD'), text, 'EUR')).toThrow(RangeError);
    },
  );
});

describe('converting back into the base currency', () => {
  it('is nothing above what is allowed, and throws above the safe integers', () => {
    expect(convertBackWithin(money(5000, 'EUR'), '0.5', 'USD', 10_000)).toEqual(money(10_000, 'USD'));
    expect(convertBackWithin(money(5001, 'EUR'), '0.5', 'USD', 10_000)).toBeNull();
    expect(() => convertBack(money(1e12, 'EUR'), '0.0000001', 'USD')).toThrow(RangeError);
  });

  it('undoes a conversion, rounded to the minor unit of the base', () => {
    expect(convertBack(money(5432, 'EUR'), '0.9053', 'USD')).toEqual(money(6000, 'USD'));
    expect(convertBack(money(9231, 'JPY'), '156.4575', 'USD')).toEqual(money(5900, 'USD'));
    expect(convertBack(money(5900, 'USD'), '1', 'USD')).toEqual(money(5900, 'USD'));
  });
});
