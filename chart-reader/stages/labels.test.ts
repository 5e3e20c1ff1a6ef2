import { mayBeScale } from './labels.ts';

const texts = (...list: string[]) => list.map((text) => ({ text }));

describe('mayBeScale', () => {
  it('takes a column for a scale where one of its stretches falls, and the other is cut off or that of another pane', () => {
    expect(mayBeScale(texts('1.14', '1.13', '1.12', '1.11', '1.08', '1.07', '1.06', '1.05'))).toBe(true);
    expect(mayBeScale(texts('1.135', '1-1300-', '1.125', '1.120', '.0950', '1.09', '10874', '900,000'))).toBe(
      true,
    );
  });

  it('leaves names and numbers that rise as often as they fall', () => {
    expect(mayBeScale(texts('BTC', 'ETH', 'SOL', 'XRP', 'ADA', 'DOT', 'LTC', 'TRX'))).toBe(false);
    expect(mayBeScale(texts('1.2', '3.4', '0.7', '8.8', '2.0', '4.1', '0.3', '6.6'))).toBe(false);
  });
});
