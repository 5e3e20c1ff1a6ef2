import { countOf } from './count-of.ts';
import { formatMoment } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { formatPrice } from './format-price.ts';
import { formatBy, usualFormatting } from './formatting.ts';

afterEach(() => formatBy(usualFormatting));

describe('[W-332] numbers and times', () => {
  it.each([
    ['comma-point', '64,210.50', '€1,234,567.89', '1,200 orders'],
    ['point-comma', '64.210,50', '€1.234.567,89', '1.200 orders'],
    ['space-comma', '64\u202f210,50', '€1\u202f234\u202f567,89', '1\u202f200 orders'],
  ] as const)('are written with the signs of %s everywhere', (numberFormat, price, money, count) => {
    formatBy({ timeZone: null, numberFormat });
    expect(formatPrice(64210.5)).toBe(price);
    expect(formatMoney({ minor: 123456789, currency: 'EUR' }, '€')).toBe(money);
    expect(countOf(1200, 'order')).toBe(count);
  });

  it('are those of the chosen zone, also across midnight', () => {
    formatBy({ timeZone: 'Asia/Tokyo', numberFormat: 'comma-point' });
    expect(formatMoment('2026-11-21T16:05:00Z')).toBe('22 Nov 2026, 01:05');
    formatBy({ timeZone: 'UTC', numberFormat: 'comma-point' });
    expect(formatMoment('2026-11-21T16:05:00Z')).toBe('21 Nov 2026, 16:05');
  });
});
