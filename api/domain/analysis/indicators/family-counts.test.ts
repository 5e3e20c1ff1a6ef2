import { readIndicators } from '../read-indicators.ts';
import { walk } from '../testing/walks.ts';
import { countFamilies } from './family-counts.ts';

const counts = (bars: number, closeOnly = false) =>
  countFamilies(readIndicators(walk({ seed: 4, bars, drift: () => 0.3 }).bars, closeOnly), closeOnly);

describe('indicators counted by family', () => {
  it('[D-007] add up to those that have a value', () => {
    for (const { counted, up, down, neutral } of counts(100)) expect(up + down + neutral).toBe(counted);
    expect(counts(100).map(({ family, counted }) => [family, counted])).toEqual([
      ['trend', 20],
      ['momentum', 19],
    ]);
  });

  it('[D-007] stand beside how often charts without drift agree as much', () => {
    for (const { up, down, driftlessShare } of counts(100)) {
      expect(up).toBeGreaterThan(down);
      expect(driftlessShare).toBeGreaterThan(0);
      expect(driftlessShare).toBeLessThanOrEqual(1);
    }
    expect(counts(100, true).map(({ driftlessShare }) => driftlessShare)).not.toContain(null);
  });

  it('[D-007] have no share where some indicators have too few bars', () => {
    expect(counts(40).map(({ driftlessShare }) => driftlessShare)).toContain(null);
  });
});
