import { parseTimeframe } from './timeframe-text.ts';

describe('parseTimeframe', () => {
  it.each([
    ['15m', '15m'],
    ['1M', '1M'],
    ['1m', '1m'],
    ['H4', '4h'],
    ['M30', '30m'],
    ['1 hour', '1h'],
    ['60m', '1h'],
    ['Daily', '1D'],
    ['1w', '1W'],
    ['3Om', '30m'],
    ['l5m', '15m'],
    ['MN', '1M'],
    ['15 Minuten', '15m'],
    ['4 Std.', '4h'],
    ['Täglich', '1D'],
    ['1 heure', '1h'],
    ['hebdomadaire', '1W'],
    ['30 minutos', '30m'],
    ['2 semanas', '2W'],
    ['4 ore', '4h'],
    ['Giornaliero', '1D'],
    ['1 dzień', '1D'],
    ['1 miesiąc', '1M'],
    ['1 uur', '1h'],
    ['4 saat', '4h'],
    ['Günlük', '1D'],
    ['1 мес', '1M'],
    ['4 часа', '4h'],
    ['Дневной', '1D'],
    ['15分', '15m'],
    ['4小时', '4h'],
    ['日足', '1D'],
    ['1週', '1W'],
  ])('normalises %s to %s', (text, frame) => {
    expect(parseTimeframe(text)).toBe(frame);
  });

  it.each(['7m', 'Time', '2022', '15', 'D', 'BTC', '125.2K', 'Mar 13'])(
    'takes %s for no time frame',
    (text) => {
      expect(parseTimeframe(text)).toBeNull();
    },
  );

  it('takes bare minutes and letters only where they are expected', () => {
    expect(parseTimeframe('240', true)).toBe('4h');
    expect(parseTimeframe('D', true)).toBe('1D');
    expect(parseTimeframe('2022', true)).toBeNull();
  });
});
