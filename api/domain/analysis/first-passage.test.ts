import { changePerBar, firstPassage } from './first-passage.ts';
import { randomFrom } from './random.ts';

/** Shares of simulated walks of fine steps that met each end first; a bridge between steps sees what happens within one. */
function simulated(target: number, stop: number, bars: number, walks: number) {
  const STEPS = 4;
  const next = randomFrom(bars * 1_000 + target);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const met = { target: 0, stop: 0 };
  for (let walk = 0; walk < walks; walk++) {
    let at = 0;
    for (let step = 0; step < bars * STEPS; step++) {
      const to = at + normal() / Math.sqrt(STEPS);
      // Chance that a walk from `at` to `to` was beyond an end in between (Brownian bridge of variance 1 / STEPS).
      const beyond = (before: number, after: number) =>
        before <= 0 || after <= 0 ? 1 : Math.exp(-2 * STEPS * before * after);
      if (next() < beyond(target - at, target - to)) {
        met.target++;
        break;
      }
      if (next() < beyond(stop + at, stop + to)) {
        met.stop++;
        break;
      }
      at = to;
    }
  }
  return { target: met.target / walks, stop: met.stop / walks };
}

describe('first passage without drift', () => {
  it.each([
    [3, 2],
    [4.5, 3],
    [2, 6],
    // So far away that few walks arrive in a few bars: the series needs many terms.
    [9, 6],
  ])('is within 1.5 points of simulated walks, target %s and stop %s changes away', (target, stop) => {
    for (const bars of [5, 10, 20, 50, 100]) {
      const { target: up, stop: down } = firstPassage({ target, stop, perBar: 1 }, bars);
      const seen = simulated(target, stop, bars, 12_000);
      expect(Math.abs(up - seen.target)).toBeLessThan(0.015);
      expect(Math.abs(down - seen.stop)).toBeLessThan(0.015);
    }
  });

  it('adds to one and ends as the gambler’s ruin', () => {
    const late = firstPassage({ target: 3, stop: 1, perBar: 1 }, 100_000);
    expect(late.target).toBeCloseTo(0.25, 9);
    expect(late.stop).toBeCloseTo(0.75, 9);
    for (const bars of [0, 1, 7, 30]) {
      const { target, stop, neither } = firstPassage({ target: 3, stop: 1, perBar: 1 }, bars);
      expect(target + stop + neither).toBeCloseTo(1, 12);
    }
  });

  it('leaves price where it is when nothing moves or no bar passes', () => {
    expect(firstPassage({ target: 3, stop: 1, perBar: 0 }, 20).neither).toBe(1);
    expect(firstPassage({ target: 3, stop: 1, perBar: 1 }, 0).neither).toBe(1);
  });

  it('refuses a target at the entry', () => {
    expect(() => firstPassage({ target: 0, stop: 1, perBar: 1 }, 20)).toThrow(RangeError);
  });
});

it('measures the change of a bar by its root mean square', () => {
  const closes = [1, 4, 0].map((value) => ({ value, sigma: 0 }));
  expect(changePerBar(closes)).toBeCloseTo(Math.sqrt((9 + 16) / 2), 12);
  expect(changePerBar(closes.slice(0, 1))).toBe(0);
});
