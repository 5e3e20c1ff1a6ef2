import { analyseShape } from './analyse-series.ts';
import { confidenceOf, missingBars } from './confidence.ts';
import { frameSeries } from './frame.ts';
import type { MeasuredSeries } from './measured-series.ts';
import { findPivots } from './pivots.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';
import { reread, walk } from './testing/walks.ts';
import { assessTrend } from './trend.ts';
import { averageTrueRange } from './volatility.ts';

const evidenceOf = (series: MeasuredSeries) => analyseShape(series).confidence.evidence;

/** The word for the trend, its size and the evidence of it, without the rest of an analysis. */
function trendOf(series: MeasuredSeries) {
  const frame = frameSeries(series);
  const trend = assessTrend(frame, findPivots(frame.bars, averageTrueRange(frame.bars).value));
  const { direction, whole } = trend;
  return { direction, z: whole.z.value, evidence: confidenceOf(series, trend).evidence };
}

describe('confidence', () => {
  it('[V-132] lies within 0..1 and never above the reading quality', () => {
    const { trend } = analyseShape(buildSeries(zigzag([100, 112, 106, 120], 9, 3), { sigma: 1 }));
    const levels = [-1, 0, 0.5, 1, 2, NaN].map(
      (readingQuality) => confidenceOf({ bars: [], readingQuality }, trend).level,
    );
    expect(levels).toEqual([0, 0, expect.any(Number), expect.any(Number), levels[3], 0]);
    expect(levels[2]).toBeLessThanOrEqual(0.5);
    expect(levels[3]).toBeLessThanOrEqual(1);
  });

  it('is nearly certain of the word where the move is far from every threshold', () => {
    expect(evidenceOf(buildSeries(zigzag([100, 200], 60, 1), { sigma: 0.01 }))).toBeGreaterThan(0.999);
  });

  it('is as unsure as a coin where the move ends at the threshold', () => {
    // Sixteen changes, five up for every three down: z is 4 / √16 = 1, and too few bars for a last third.
    const closes = [0, 1, 2, 3, 2, 3, 4, 3, 4, 3, 2, 3, 4, 3, 4, 3, 4].map((step) => 100 + step);
    const series = buildSeries(
      closes.map((close) => [close, close, close, close]),
      { sigma: 0.05 },
    );
    expect(evidenceOf(series)).toBeCloseTo(0.5, 1);
  });

  it('has less evidence where prices are blurred or bars are missing', () => {
    const sound = buildSeries(zigzag([100, 112, 106, 120, 113, 128, 121, 136], 9, 3), { sigma: 0.01 });
    const torn = { ...sound, bars: sound.bars.map((bar) => ({ ...bar, slot: bar.slot * 2 })) };
    const blurred = {
      ...sound,
      bars: sound.bars.map((bar) => ({ ...bar, close: { ...bar.close, sigma: 5 } })),
    };
    for (const worse of [torn, blurred]) expect(evidenceOf(worse)).toBeLessThan(evidenceOf(sound));
  });

  it('leaves a doubt of exact prices near a threshold, since a second reading may have a bar more or less', () => {
    const near = Array.from({ length: 400 }, (_, seed) => walk({ seed, bars: 80 })).filter((series) => {
      const distance = Math.abs(Math.abs(trendOf(series).z) - 1);
      return distance > 0.005 && distance < 0.03;
    });
    expect(near.length).toBeGreaterThan(2);
    for (const series of near) {
      expect(evidenceOf(series)).toBeGreaterThan(0.3);
      expect(evidenceOf(series)).toBeLessThan(0.9);
    }
  });

  it('states how often a second reading gives the same word', () => {
    const readings = Array.from({ length: 2_000 }, (_, seed) => {
      // Errors of a tenth to a whole typical change, as soft and tiny pictures have them.
      const truth = walk({ seed, bars: 80 });
      const sigma = 0.1 + 0.9 * ((seed % 10) / 10);
      const [one, other] = [1, 2].map((reading) => trendOf(reread(truth, sigma, 10 * seed + reading)));
      return {
        stated: one?.evidence ?? 0,
        same: one?.direction === other?.direction ? 1 : 0,
      };
    });
    const bins = [
      readings.filter(({ stated }) => stated < 0.75),
      readings.filter(({ stated }) => stated >= 0.75),
    ];
    for (const bin of bins) {
      expect(bin.length).toBeGreaterThan(200);
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const off = mean(bin.map(({ stated }) => stated)) - mean(bin.map(({ same }) => same));
      expect(Math.abs(off)).toBeLessThan(0.04);
    }
  });

  it('counts the slots that hold no bar', () => {
    const { bars } = buildSeries(zigzag([1, 9], 4, 1));
    const gapped = bars.map((bar) => ({ ...bar, slot: bar.slot > 1 ? bar.slot + 3 : bar.slot }));
    expect([missingBars(bars), missingBars(gapped)]).toEqual([0, 3]);
  });
});
