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
