import { analyseShape } from './analyse-series.ts';
import { coneHalfWidths, OUTLOOK_BARS, touchChance } from './outlook.ts';
import { randomFrom } from './random.ts';
import { buildSeries, onLogAxis, upsideDown, zigzag, type Ohlc } from './testing/build-series.ts';
import { walk } from './testing/walks.ts';

type Model = (next: () => number, bars: number) => number[];

const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** Closes whose changes are made by `change`. */
const summed =
  (change: (next: () => number) => number): Model =>
  (next, bars) => {
    let close = 0;
    return Array.from({ length: bars }, () => (close += change(next)));
  };

/** Student's t with four degrees of freedom: one change in a hundred is beyond 4.6 of its usual size. */
const heavy = (next: () => number) => {
  const squares = Array.from({ length: 4 }, () => normal(next) ** 2);
  return normal(next) / Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / 4);
};

/** Volatility that comes in stretches (GARCH). */
const clustered: Model = (next, bars) => {
  let [close, variance] = [0, 1];
  return Array.from({ length: bars }, () => {
    const change = Math.sqrt(variance) * normal(next);
    variance = 0.05 + 0.08 * change ** 2 + 0.87 * variance;
    return (close += change);
  });
};

/** Goes back to its mean by three hundredths of the distance a bar. */
const reverting: Model = (next, bars) => {
  let close = 0;
  return Array.from({ length: bars + 100 }, () => (close = 0.97 * close + normal(next))).slice(100);
};

const models: [string, Model][] = [
  ['a random walk', summed(normal)],
  ['heavy tails', summed(heavy)],
  ['volatility in stretches', clustered],
  ['going back to a mean', reverting],
  ['a drift of a tenth of a change', summed((next) => normal(next) + 0.1)],
];

describe('the range of the coming bars', () => {
  it.each(models)('[W-410] holds 64 to 75 of 100 continuations of a price with %s', (_, model) => {
    const [SERIES, VISIBLE] = [4_000, 120];
    const aheads = [1, 5, 10, OUTLOOK_BARS];
    const held = aheads.map(() => 0);
    for (let seed = 1; seed <= SERIES; seed++) {
      const closes = model(randomFrom(seed), VISIBLE + OUTLOOK_BARS);
      const halfWidth = coneHalfWidths(closes.slice(0, VISIBLE));
      for (const [index, ahead] of aheads.entries()) {
        const moved = (closes[VISIBLE - 1 + ahead] ?? 0) - (closes[VISIBLE - 1] ?? 0);
        if (Math.abs(moved) <= halfWidth(ahead)) held[index]!++;
      }
    }
    for (const count of held) {
      expect(count / SERIES).toBeGreaterThan(0.64);
      expect(count / SERIES).toBeLessThan(0.75);
    }
  });

  it('grows with the bars and lies around the last price, in the scale of the axis', () => {
    const { outlook, lastPrice } = analyseShape(onLogAxis(walk({ seed: 3, bars: 80 })));
    const cone = outlook?.cone ?? [];
    expect(cone.map(({ bar }) => bar)).toEqual(Array.from({ length: OUTLOOK_BARS }, (_, i) => i + 1));
    for (const { low, high } of cone) expect(Math.sqrt(low * high) / lastPrice.value).toBeCloseTo(1, 3);
    const widths = cone.map(({ low, high }) => Math.log(high / low));
    expect([...widths].sort((a, b) => a - b)).toEqual(widths);
  });

  it.each([
    ['ends at zero where no price of the picture is below', 0.4, 0],
    ['goes below zero where prices of the picture do', -0.6, -Infinity],
  ])('%s', (_, shift, floor) => {
    const falling = zigzag([9, 2, 6, 1, 4, 0.5, 2, 0.4], 8, 0.2).map(([o, h, l, c]): Ohlc => [
      o + shift,
      h + shift,
      l + shift,
      c + shift,
    ]);
    const lows = analyseShape(buildSeries(falling)).outlook?.cone.map(({ low }) => low) ?? [];
    expect(Math.min(...lows)).toBe(floor === 0 ? 0 : Math.min(-0.1, ...lows));
  });

  it('is not given below thirty bars, nor where nothing moved', () => {
    expect(analyseShape(walk({ seed: 1, bars: 29 })).outlook).toBeNull();
    const still = Array.from({ length: 40 }, (): Ohlc => [5, 5, 5, 5]);
    expect(analyseShape(buildSeries(still)).outlook).toBeNull();
  });
});

describe('the chance to touch a price', () => {
  it.each([0.5, 1, 2, 4, 8])('is that of simulated walks at %d changes of a bar', (distance) => {
    const [SERIES, STEPS] = [1_500, 100];
    const touched = Array.from({ length: SERIES }, (_, seed) => {
      const next = randomFrom(seed + 1);
      let [price, met] = [0, false];
      for (let step = 0; step < OUTLOOK_BARS * STEPS && !met; step++) {
        price += normal(next) / Math.sqrt(STEPS);
        met = price >= distance;
      }
      return met;
    });
    const share = touched.filter(Boolean).length / SERIES;
    expect(Math.abs(share - touchChance(distance, 1, OUTLOOK_BARS))).toBeLessThan(0.035);
  });

  it('[W-411] falls with the distance, which is given in average true ranges', () => {
    const { levels } = analyseShape(walk({ seed: 5, bars: 120 }));
    expect(levels.length).toBeGreaterThan(2);
    const byDistance = [...levels].sort((a, b) => (a.distanceInRanges ?? 0) - (b.distanceInRanges ?? 0));
    const chances = byDistance.map(({ touchChance: chance }) => chance ?? 0);
    expect([...chances].sort((a, b) => b - a)).toEqual(chances);
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
  });
});

describe('three scenarios', () => {
  const found = Array.from({ length: 60 }, (_, seed) => analyseShape(walk({ seed: seed + 1, bars: 90 })));

  it('[W-413] rest on measured prices, and their chances add to 1', () => {
    const given = found.filter(({ outlook }) => outlook?.scenarios);
    expect(given.length).toBeGreaterThan(40);
    for (const { outlook, levels, highestHigh, lowestLow, lastPrice } of given) {
      const [up, down, neither] = outlook?.scenarios ?? [];
      const prices = [...levels.map(({ price }) => price), highestHigh.value, lowestLow.value];
      for (const price of [up?.price ?? 0, down?.price ?? 0])
        expect(Math.min(...prices.map((one) => Math.abs(one - price)))).toBeLessThan(0.001);
      expect(up?.price).toBeGreaterThan(lastPrice.value);
      expect(down?.price).toBeLessThan(lastPrice.value);
      expect((up?.chance ?? 0) + (down?.chance ?? 0) + (neither?.chance ?? 0)).toBeCloseTo(1, 9);
    }
  });

  it('change places when the chart is turned upside down', () => {
    for (const seed of [2, 3, 4, 5]) {
      const series = walk({ seed, bars: 90 });
      const chances = (one: typeof series) =>
        analyseShape(one).outlook?.scenarios?.map(({ chance }) => chance);
      const [up, down, neither] = chances(series) ?? [];
      const turned = chances(upsideDown(series)) ?? [];
      for (const [i, chance] of [down, up, neither].entries())
        expect(turned[i]).toBeCloseTo(chance ?? NaN, 9);
    }
  });

  it('are none where price stands at the end of what was measured', () => {
    const rising = Array.from({ length: 40 }, (_, i): Ohlc => [i + 100, i + 101, i + 100, i + 101]);
    expect(analyseShape(buildSeries(rising)).outlook?.scenarios).toBeNull();
  });
});
