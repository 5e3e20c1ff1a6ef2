import fc from 'fast-check';
import { analyseShape } from './analyse-series.ts';
import { confidenceCoefficients, type ConfidenceFeatureName } from './confidence-coefficients.ts';
import { combineConfidence, missingBars } from './confidence.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';

const names = Object.keys(confidenceCoefficients.weights) as ConfidenceFeatureName[];
const share = fc.double({ min: 0, max: 1, noNaN: true });
const features = fc.record(Object.fromEntries(names.map((name) => [name, share]))) as fc.Arbitrary<
  Record<ConfidenceFeatureName, number>
>;

describe('confidence', () => {
  it('[V-132] lies within 0..1 and never above the reading quality', () => {
    fc.assert(
      fc.property(share, features, (quality, all) => {
        const { level } = combineConfidence(quality, all);
        expect(level).toBeGreaterThanOrEqual(0);
        expect(level).toBeLessThanOrEqual(quality);
      }),
    );
  });

  it('never falls when evidence or reading quality grows', () => {
    fc.assert(
      fc.property(share, features, fc.constantFrom(...names), share, (quality, all, name, more) => {
        const grown = { ...all, [name]: Math.max(all[name], more) };
        expect(combineConfidence(quality, grown).level).toBeGreaterThanOrEqual(
          combineConfidence(quality, all).level,
        );
        const better = Math.max(quality, more);
        expect(combineConfidence(better, all).level).toBeGreaterThanOrEqual(
          combineConfidence(quality, all).level,
        );
      }),
    );
  });

  it('takes a quality outside 0..1, or none, for the nearest that is', () => {
    const all = Object.fromEntries(names.map((name) => [name, 1])) as Record<ConfidenceFeatureName, number>;
    expect([-1, 2, NaN].map((quality) => combineConfidence(quality, all).readingQuality)).toEqual([0, 1, 0]);
  });

  it('has less evidence where bars contradict themselves, are missing or few', () => {
    const bars = zigzag([100, 112, 106, 120, 113, 128, 121, 136], 9, 3);
    const evidence = (series: Parameters<typeof analyseShape>[0]) => analyseShape(series).confidence.evidence;
    const sound = buildSeries(bars, { sigma: 0.01 });
    const torn = { ...sound, bars: sound.bars.map((bar) => ({ ...bar, slot: bar.slot * 2 })) };
    const contradictory = {
      ...sound,
      bars: sound.bars.map((bar) => ({ ...bar, high: { value: bar.close.value - 1, sigma: 0.01 } })),
    };
    const few = { ...sound, bars: sound.bars.slice(0, 20) };
    for (const worse of [torn, contradictory, few]) expect(evidence(worse)).toBeLessThan(evidence(sound));
  });

  it('counts the slots that hold no bar', () => {
    const { bars } = buildSeries(zigzag([1, 9], 4, 1));
    const gapped = bars.map((bar) => ({ ...bar, slot: bar.slot > 1 ? bar.slot + 3 : bar.slot }));
    expect([missingBars(bars), missingBars(gapped)]).toEqual([0, 3]);
  });
});
