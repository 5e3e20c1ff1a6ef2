import { frameSeries } from './frame.ts';
import { walk, type WalkOptions } from './testing/walks.ts';
import { assessTrend } from './trend.ts';
import type { TrendDirection } from './types.ts';

const SERIES = 2_000;
const BARS = 120;

/** How often each word is given, in percent. */
function words(options: Omit<WalkOptions, 'seed' | 'bars'>): Record<TrendDirection, number> {
  const counts = { bullish: 0, bearish: 0, mixed: 0, sideways: 0 };
  for (let seed = 0; seed < SERIES; seed++) {
    const frame = frameSeries(walk({ ...options, seed: seed + 1, bars: BARS }));
    counts[assessTrend(frame, []).direction] += 100 / SERIES;
  }
  return counts;
}

/** Within three points. */
const about = (percent: number) => (measured: number) => {
  expect(measured).toBeGreaterThanOrEqual(percent - 3);
  expect(measured).toBeLessThanOrEqual(percent + 3);
};

describe('the word for the trend, on 2,000 charts of each kind', () => {
  it('[W-416] is a direction on three in ten charts without drift', () => {
    const { bullish, bearish } = words({});
    about(30)(bullish + bearish);
    about(bullish)(bearish);
  });

  it('is no direction where price returns to its mean', () => {
    const { bullish, bearish } = words({ reversion: 0.3 });
    about(0)(bullish + bearish);
  });

  it('is rarely the old one after a turn in the last third', () => {
    const turn = Math.round((2 * BARS) / 3);
    const { bullish } = words({ drift: (bar) => (bar < turn ? 0.3 : -0.3) });
    about(7)(bullish);
  });

  it('is right on three of four charts with a drift of 0.15 a bar, and wrong on hardly any', () => {
    const { bullish, bearish } = words({ drift: () => 0.15 });
    about(74)(bullish);
    expect(bearish).toBeLessThanOrEqual(1);
  });
});
