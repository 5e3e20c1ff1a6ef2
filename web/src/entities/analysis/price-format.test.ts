import { priceDecimals } from '../../lib/format-price.ts';
import { analysisDecimals, dollarPrice, formatPrice, formatSigma, levelPrice } from './price-format.ts';

describe('price format', () => {
  it('[V-074] shows a dollar sign and thousands when numeric, else N/A, blank for key levels', () => {
    expect(dollarPrice(65432.1)).toBe('$65,432.10');
    expect(dollarPrice(0)).toBe('$0.00');
    expect(dollarPrice(-3.5)).toBe('-$3.50');
    expect(dollarPrice(null)).toBe('N/A');
    expect(dollarPrice(undefined)).toBe('N/A');
    expect(dollarPrice(Number.NaN)).toBe('N/A');
    expect(levelPrice(1234567.891)).toBe('$1,234,567.89');
    expect(levelPrice(null)).toBe('');
  });

  it('[V-244] uses 2 to 8 decimals by magnitude, 8 below 1e-5', () => {
    expect(formatPrice(123.456)).toBe('123.46');
    expect(formatPrice(0.000001234)).toBe('0.00000123');
    expect(priceDecimals(0.0000099)).toBe(8);
    expect(priceDecimals(0.00001)).toBeLessThan(8);
    const decimals = [1e5, 100, 10, 1, 0.1, 0.01, 1e-3, 1e-4, 1e-5, 1e-6].map(priceDecimals);
    expect(decimals).toEqual([...decimals].sort((a, b) => a - b));
    expect(Math.min(...decimals)).toBe(2);
    expect(Math.max(...decimals)).toBe(8);
  });

  it('keeps the decimals of the axis, so that a column aligns', () => {
    expect(formatPrice(1.1, 5)).toBe('1.10000');
    expect(formatPrice(64000, 0)).toBe('64,000.00');
    expect(analysisDecimals(undefined, 0.5)).toBe(4);
    expect(analysisDecimals(1, 0.5)).toBe(2);
  });

  it('writes an error with the decimals of its price, or with one figure when those show only zeros', () => {
    expect(formatSigma(0.123, 2)).toBe('± 0.12');
    expect(formatSigma(0.0004, 2)).toBe('± 0.0004');
    expect(formatSigma(0, 2)).toBe('');
    expect(formatSigma(null, 2)).toBe('');
  });
});
