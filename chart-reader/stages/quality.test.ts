import type { PriceAxis, Stage } from '../types.ts';
import { scoreOf } from './quality.ts';

function axisWith(labels: number, confidence: number): Stage<PriceAxis> {
  const point = { y_px: 0, price: 1 };
  const value: PriceAxis = {
    scale: 'linear',
    a: point,
    b: point,
    residual_px: 0.2,
    sigma: 0.01,
    decimals: 2,
    labels_used: labels,
    labels_found: labels,
  };
  return { value, confidence, evidence: [] };
}

describe('scoreOf', () => {
  it('rises with every piece of evidence', () => {
    const weak = { peak: 0.4, filled: 0.8, explained: 0.4 };
    const base = scoreOf(weak, axisWith(5, 0.5));
    expect(scoreOf({ ...weak, peak: 0.9 }, axisWith(5, 0.5))).toBeGreaterThan(base);
    expect(scoreOf({ ...weak, filled: 1 }, axisWith(5, 0.5))).toBeGreaterThan(base);
    expect(scoreOf({ ...weak, explained: 0.9 }, axisWith(5, 0.5))).toBeGreaterThan(base);
    expect(scoreOf(weak, axisWith(8, 0.5))).toBeGreaterThan(base);
    expect(scoreOf(weak, axisWith(5, 1))).toBeGreaterThan(base);
  });

  it('is high for a clean chart and low for scattered ink', () => {
    expect(scoreOf({ peak: 1, filled: 1, explained: 0.95 }, axisWith(10, 1))).toBeGreaterThan(0.95);
    expect(scoreOf({ peak: 0.2, filled: 0.7, explained: 0.3 }, axisWith(4, 0.6))).toBeLessThan(0.5);
  });
});
