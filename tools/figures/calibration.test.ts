import { readFileSync } from 'node:fs';

interface Bin {
  from: number;
  to: number;
  readings: number;
  mean_score: number;
  right_percent: number;
}

const { calibration } = JSON.parse(
  readFileSync(new URL('../../chart-reader/bench/figures.json', import.meta.url), 'utf8'),
) as { calibration: { mean_error: number; bins: Bin[] } };

describe('[D-013] the confidence of readings on the benchmark', () => {
  it('is right about as often as it says', () => {
    expect(calibration.mean_error).toBeLessThanOrEqual(0.06);
  });

  it('is right no less often than it says', () => {
    const { bins } = calibration;
    const said = bins.reduce((sum, { readings, mean_score }) => sum + readings * mean_score, 0);
    const held = bins.reduce((sum, { readings, right_percent }) => sum + (readings * right_percent) / 100, 0);
    expect(said).toBeLessThanOrEqual(held);
  });

  it('that say 0.9 and more are right nine times in ten', () => {
    const sure = calibration.bins.filter(({ from }) => from >= 0.9);
    expect(sure.reduce((sum, { readings }) => sum + readings, 0)).toBeGreaterThan(50);
    for (const { right_percent } of sure) expect(right_percent).toBeGreaterThanOrEqual(90);
  });

  // The claims are fitted to pictures that nobody looked at, so that they are modest for those of the benchmark.
  it('says more than holds in no bin, but for what chance explains', () => {
    for (const { readings, mean_score, right_percent } of calibration.bins) {
      const chance = Math.sqrt((mean_score * (1 - mean_score)) / readings);
      expect(mean_score - right_percent / 100).toBeLessThanOrEqual(3 * chance);
    }
  });
});
