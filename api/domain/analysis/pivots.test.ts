import { frameSeries } from './frame.ts';
import { findLevels } from './levels.ts';
import { findPivots, fractalWidth } from './pivots.ts';
import { buildSeries, zigzag } from './testing/build-series.ts';
import { averageTrueRange } from './volatility.ts';

function read(corners: number[], sigma = 0) {
  const frame = frameSeries(buildSeries(zigzag(corners, 8, 0.8), { sigma }));
  const range = averageTrueRange(frame.bars).value;
  const pivots = findPivots(frame.bars, range);
  return { frame, range, pivots, levels: findLevels(pivots, frame.last, range) };
}

describe('swing pivots', () => {
  it('[D-007] lie at the corners of the swings', () => {
    const { pivots, frame } = read([100, 110, 102, 114, 104, 120, 112]);
    expect(pivots.map(({ kind, bar, at }) => [kind, bar, frame.priceOf(at).price])).toEqual([
      ['high', 7, 110.2],
      ['low', 15, 101.8],
      ['high', 23, 114.2],
      ['low', 31, 103.8],
      ['high', 39, 120.2],
    ]);
  });

  it('[D-007] have the prominence of a mountain: the fall on the lesser side', () => {
    const { pivots, frame } = read([100, 110, 102, 114, 104, 120, 112]);
    // From 110.2 price fell to 101.8 before it rose above; on the other side the picture begins at 99.8.
    expect((pivots[0]?.prominence ?? 0) * frame.priceOf(frame.last).perUnit).toBeCloseTo(110.2 - 101.8, 3);
  });

  it('[D-007] leave out ripples smaller than an average true range', () => {
    const bars = zigzag([100, 110, 102], 8, 0.8);
    const rippled = bars.map(([o, h, l, c], i) => [o, i === 4 ? h + 0.9 : h, l, c] as const);
    const frame = frameSeries(buildSeries(rippled));
    const highs = findPivots(frame.bars, averageTrueRange(frame.bars).value).filter(
      ({ kind }) => kind === 'high',
    );
    expect(highs.map(({ bar }) => bar)).toEqual([7]);
  });

  it('[D-007] take the first bar of a flat top', () => {
    const bars = zigzag([100, 110, 100], 8, 0.8).map(
      ([o, h, l, c], i) => [o, i === 8 ? 110.2 : h, l, c] as const,
    );
    const frame = frameSeries(buildSeries(bars));
    expect(findPivots(frame.bars, averageTrueRange(frame.bars).value)[0]?.bar).toBe(7);
  });

  it('need a narrower neighbourhood on short charts', () => {
    expect([fractalWidth(39), fractalWidth(40)]).toEqual([2, 3]);
  });
});

describe('support and resistance', () => {
  it('[D-007] counts the swings that turned at a price, highs and lows alike', () => {
    const { levels, frame } = read([104, 110, 100, 110.1, 100.2, 109.9, 99.9, 105]);
    expect(levels.map(({ type, touches, strength }) => [type, touches, strength])).toEqual([
      ['support', 3, 'strong'],
      ['resistance', 3, 'strong'],
    ]);
    expect(frame.priceOf(levels[1]?.at ?? frame.last).price).toBeCloseTo(110.2, 2);
    expect([levels[1]?.firstTouchBar, levels[1]?.lastTouchBar]).toEqual([7, 39]);
  });

  it('[D-007] is support below the last price and resistance above, also after changing sides', () => {
    const { levels } = read([100, 110, 104, 118, 110.4, 122, 116]);
    const changed = levels.find(({ touches }) => touches === 2);
    expect(changed?.type).toBe('support');
    expect(changed?.strength).toBe('moderate');
  });

  it('[D-007] carries the errors of its touches', () => {
    const [exact, measured] = [
      read([104, 110, 100, 110, 100, 105]),
      read([104, 110, 100, 110, 100, 105], 0.2),
    ];
    expect(exact.levels[0]?.at.sigma).toBe(0);
    expect(
      (measured.levels[0]?.at.sigma ?? 0) * measured.frame.priceOf(measured.frame.last).perUnit,
    ).toBeCloseTo(0.2 / Math.sqrt(2), 6);
  });

  it('[D-007] keeps apart what lies further apart than half an average true range', () => {
    const { levels } = read([104, 110, 100, 112, 100, 105]);
    expect(levels.filter(({ type }) => type === 'resistance').every(({ touches }) => touches === 1)).toBe(
      true,
    );
  });
});
