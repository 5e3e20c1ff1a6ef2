import { formatMoney } from './format-money.ts';

describe('an amount of money', () => {
  it.each(['JPY', 'KRW', 'PYG', 'CLP', 'CRC'])('[D-051] has no decimals in %s', (currency) => {
    expect(formatMoney({ minor: 8900, currency }, '¤')).toBe('¤8,900');
  });

  it.each(['BHD', 'KWD', 'OMR'])('[D-051] has three decimals in %s', (currency) => {
    expect(formatMoney({ minor: 18150, currency }, '¤')).toBe('¤18.150');
  });

  it.each(['USD', 'EUR', 'SEK'])('[D-051] has two decimals in %s', (currency) => {
    expect(formatMoney({ minor: 123456789, currency }, '¤')).toBe('¤1,234,567.89');
  });

  it('[V-243] is a dollar sign with two decimals where no currency is known', () => {
    expect(formatMoney({ minor: 5900, currency: '' })).toBe('$59.00');
  });

  it('keeps letters apart from digits, and says less than nothing with a minus', () => {
    expect(formatMoney({ minor: 5, currency: 'KWD' }, 'KD')).toBe('KD\u00a00.005');
    expect(formatMoney({ minor: -150, currency: 'EUR' })).toBe('−€1.50');
  });
});
