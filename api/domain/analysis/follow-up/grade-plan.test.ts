import fc from 'fast-check';
import type { MeasuredBar } from '../measured-series.ts';
import type { Grade } from './grade-types.ts';
import { gradePlan } from './grade-plan.ts';
import type { GradedPlan } from './plan-frame.ts';
import { barsOf, randomPath } from './testing/price-path.ts';

type Ohlc = readonly [number, number, number, number];

const at = (value: number, sigma = 0) => ({ value, sigma });

function bar(slot: number, [open, high, low, close]: Ohlc, sigma = 0): MeasuredBar {
  return { slot, open: at(open, sigma), high: at(high, sigma), low: at(low, sigma), close: at(close, sigma) };
}

const long: GradedPlan = {
  direction: 'long',
  entry: at(100),
  stop: at(95),
  takeProfit1: at(110),
  takeProfit2: at(120),
};

/** Grades the plan by bars after a last bar that closed at 100 and did not move any more. */
function grade(after: (Ohlc | null)[], { plan = long, sigma = 0 } = {}): Grade {
  const last = bar(0, [99, 101, 98, 100], sigma);
  const bars = after.flatMap((ohlc, index) =>
    ohlc === null ? [] : [{ number: index + 1, bar: bar(index + 1, ohlc, sigma) }],
  );
  const lastPrice = at(100, sigma);
  return gradePlan({
    plan,
    lastPrice,
    lastBar: last,
    bars: [{ number: 0, bar: last }, ...bars],
    end: after.length,
  });
}

describe('what became of a plan', () => {
  it('is on target when the first target came before the stop', () => {
    expect(
      grade([
        [100, 104, 97, 103],
        [103, 111, 102, 108],
        [108, 109, 94, 95],
      ]),
    ).toMatchObject({
      outcome: 'target',
      ambiguity: null,
      touches: [
        { level: 'entry', bar: 0 },
        { level: 'take_profit_1', bar: 2 },
        { level: 'stop', bar: 3 },
      ],
      result: { value: 2 },
      lastBar: 3,
    });
  });

  it('goes on to the second target', () => {
    const { touches, best } = grade([
      [100, 111, 99, 108],
      [108, 121, 107, 120],
      [120, 130, 90, 91],
    ]);
    expect(touches.map(({ level }) => level)).toEqual(['entry', 'take_profit_1', 'take_profit_2']);
    expect(best?.value).toBe(4);
  });

  it('is stopped when the stop came first, and loses one risk', () => {
    const graded = grade([
      [100, 103, 98, 99],
      [99, 100, 94, 96],
      [96, 112, 96, 111],
    ]);
    expect(graded).toMatchObject({ outcome: 'stopped', result: { value: -1 }, lastBar: 2 });
    expect(graded.best?.value).toBeCloseTo(0.6);
    expect(graded.worst?.value).toBe(-1);
  });

  it('loses more than one risk when price opens beyond the stop', () => {
    expect(grade([[90, 92, 88, 91]])).toMatchObject({ outcome: 'stopped', result: { value: -2 } });
  });

  it('is open while neither came', () => {
    const graded = grade([[100, 104, 97, 101]]);
    expect(graded).toMatchObject({ outcome: 'open', result: null, ambiguity: null });
    expect(graded.best?.value).toBeCloseTo(0.8);
    expect(graded.worst?.value).toBeCloseTo(-0.6);
  });

  it('does not guess when one bar holds both, unless it opened beyond one of them', () => {
    expect(
      grade([
        [100, 111, 94, 100],
        [100, 125, 100, 120],
      ]),
    ).toMatchObject({
      outcome: 'ambiguous',
      ambiguity: { reason: 'same_bar', bar: 1, levels: ['stop', 'take_profit_1'] },
      result: null,
    });
    expect(grade([[112, 113, 94, 95]]).outcome).toBe('target');
    expect(grade([[93, 113, 92, 112]]).outcome).toBe('stopped');
  });

  it('does not decide within the error of a high or low', () => {
    expect(
      grade(
        [
          [100, 104, 95.1, 103],
          [103, 112, 102, 111],
        ],
        { sigma: 0.1 },
      ),
    ).toMatchObject({
      outcome: 'ambiguous',
      ambiguity: { reason: 'within_error', bar: 1, levels: ['stop'] },
    });
    // A near miss of the very level that is reached later leaves the order certain.
    expect(
      grade(
        [
          [100, 109.9, 97, 103],
          [103, 112, 102, 111],
        ],
        { sigma: 0.1 },
      ).outcome,
    ).toBe('target');
  });

  it('does not decide over a bar that could not be read', () => {
    expect(grade([[100, 104, 97, 103], null, [103, 112, 102, 111]])).toMatchObject({
      outcome: 'ambiguous',
      ambiguity: { reason: 'unread_bar', bar: 2 },
    });
  });

  it('looks only at what the last bar did after the picture', () => {
    const before = bar(0, [99, 111, 94, 100]);
    const same = gradePlan({
      plan: long,
      lastPrice: at(100),
      lastBar: before,
      bars: [{ number: 0, bar: before }],
      end: 0,
    });
    expect(same.outcome).toBe('open');
    const grown = bar(0, [99, 112, 94, 111]);
    const after = gradePlan({
      plan: long,
      lastPrice: at(100),
      lastBar: before,
      bars: [{ number: 0, bar: grown }],
      end: 0,
    });
    expect(after).toMatchObject({
      outcome: 'target',
      touches: [{ bar: 0 }, { level: 'take_profit_1', bar: 0 }],
    });
  });

  it('is not entered when price never came to the entry', () => {
    const waiting = { ...long, entry: at(97), stop: at(93) };
    expect(grade([[100, 104, 99, 103]], { plan: waiting }).outcome).toBe('not_entered');
    expect(
      grade(
        [
          [100, 111, 99, 110],
          [110, 111, 90, 91],
        ],
        { plan: waiting },
      ),
    ).toMatchObject({
      outcome: 'not_entered',
      lastBar: 1,
    });
    expect(
      grade(
        [
          [100, 101, 96, 98],
          [98, 112, 98, 111],
        ],
        { plan: waiting },
      ).touches,
    ).toEqual([
      { level: 'entry', bar: 1 },
      { level: 'take_profit_1', bar: 2 },
    ]);
  });

  it('carries the errors of measuring into the excursions', () => {
    expect(grade([[100, 104, 97, 101]], { sigma: 0.1 }).best?.sigma).toBeGreaterThan(0.01);
  });
});

const paths = fc.integer({ min: 1, max: 1_000_000 });

/** Which of target and stop the ticks reached first; null for neither. */
function truth(ticks: readonly number[], { takeProfit1, stop }: GradedPlan): 'target' | 'stopped' | 'open' {
  for (const tick of ticks) {
    if (tick >= takeProfit1.value) return 'target';
    if (tick <= stop.value) return 'stopped';
  }
  return 'open';
}

function gradePath(seed: number, size: number, sigma: number, turn: 1 | -1): { grade: Grade; truly: string } {
  const path = randomPath(seed, 600, 100, 0.5);
  const known = path.slice(0, 100);
  const price = known.at(-1) ?? 0;
  const plan: GradedPlan = {
    direction: 'long',
    entry: at(price),
    stop: at(price - 2),
    takeProfit1: at(price + 3),
    takeProfit2: at(price + 6),
  };
  const truly = truth(path.slice(100), plan);
  const turned = (one: { value: number }) => at(one.value * turn, sigma);
  const all = barsOf(
    path.map((tick) => tick * turn),
    size,
    sigma,
  );
  const before = barsOf(
    known.map((tick) => tick * turn),
    size,
    sigma,
  );
  const end = before.length - 1;
  const lastBar = before.at(-1);
  if (!lastBar) throw new Error('There is a last bar.');
  const grade = gradePlan({
    plan: {
      direction: turn === 1 ? 'long' : 'short',
      entry: turned(plan.entry),
      stop: turned(plan.stop),
      takeProfit1: turned(plan.takeProfit1),
      takeProfit2: turned(plan.takeProfit2),
    },
    lastPrice: turned(plan.entry),
    lastBar,
    bars: all.slice(end).map((each, number) => ({ number, bar: each })),
    end: all.length - 1 - end,
  });
  return { grade, truly };
}

describe('a grade against the ticks behind the bars', () => {
  it('is what the ticks did, or says that the bars cannot tell', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(paths, fc.constantFrom(5, 9, 20, 100), (seed, size) => {
        const { grade: graded, truly } = gradePath(seed, size, 0, 1);
        seen.set(graded.outcome, (seen.get(graded.outcome) ?? 0) + 1);
        if (graded.outcome !== 'ambiguous') expect(graded.outcome).toBe(truly);
        if (graded.best && graded.worst) expect(graded.best.value).toBeGreaterThanOrEqual(graded.worst.value);
      }),
      { numRuns: 500 },
    );
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['stopped', 'target']));
    expect((seen.get('ambiguous') ?? 0) / 500).toBeLessThan(0.2);
  });

  it('is the same for the chart upside down', () => {
    fc.assert(
      fc.property(paths, fc.constantFrom(5, 20), fc.constantFrom(0, 0.02), (seed, size, sigma) => {
        const up = gradePath(seed, size, sigma, 1).grade;
        const down = gradePath(seed, size, sigma, -1).grade;
        expect(down).toEqual(up);
      }),
      { numRuns: 150 },
    );
  });
});
