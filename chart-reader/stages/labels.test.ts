import { mayBeScale, sampleOf, votesOfColumn } from './labels.ts';
import type { Plate } from './strip-plates.ts';

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

  it('[W-500] takes no notice of ticks that read as signs before some of the figures', () => {
    expect(mayBeScale(texts('7.32', '-6.89', '-6.47', '-6.04', '-5.18', '-4.76', '3.05', '+2.62'))).toBe(
      true,
    );
  });
});

describe('sampleOf', () => {
  const plate: Plate = { tone: { luma: 0, r: 0, g: 0, b: 0, coverage: 1 }, y0: 0, y1: 10 };
  const column = (boxed: number[], length: number) =>
    Array.from({ length }, (_, at) => ({ at, plate: boxed.includes(at) ? plate : null }));

  it('[W-500] leaves out the boxes, whose prices stand between those of the scale, where other labels are there', () => {
    expect(sampleOf(column([1, 2, 4, 6, 7, 8, 10], 14)).map((s) => s.at)).toEqual([0, 3, 5, 9, 11, 12, 13]);
    expect(sampleOf(column([1], 21)).map((s) => s.at)).toEqual([4, 5, 6, 7, 14, 15, 16, 17]);
    expect(sampleOf(column([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 14))).toHaveLength(8);
  });
});

describe('votesOfColumn', () => {
  it('lets whole figures of volume, which programs group in a way of their own, tell nothing of the decimal mark', () => {
    const votes = (...list: string[]) => votesOfColumn(list.map((text) => ({ text, probability: 0.9 })));
    expect(votes('4,800', '4,500', '200,000,000', '100,000,000')).toBe(0);
    expect(votes('4,800', '4,500', '395.7K', '197.8K')).toBe(2);
  });
});
