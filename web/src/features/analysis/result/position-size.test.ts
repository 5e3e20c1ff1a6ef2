import fc from 'fast-check';
import { positionSize, ratioInterval } from './position-size.ts';
import type { RiskSettings } from './position-size.ts';

const settings: RiskSettings = { account: 10_000, riskPercent: 1, feePercent: 0, spread: 0, step: 1 };
const long = { entry: 100, stop: 97, targets: [106, 109] };
const short = { entry: 97, stop: 100, targets: [91, 88] };

describe('the size of a position', () => {
  it('[W-015] is what may be lost over what one unit loses, rounded down', () => {
    expect(positionSize(long, settings)).toEqual({ size: 33, atRisk: 99, multiples: [2, 3] });
    expect(positionSize(short, settings)).toEqual({ size: 33, atRisk: 99, multiples: [2, 3] });
    expect(positionSize(long, { ...settings, step: 0.01 })!.size).toBe(33.33);
    expect(positionSize(long, { ...settings, account: 10 })!.size).toBe(0);
  });

  it('[W-015] counts fees of both sides and the spread', () => {
    const { size, multiples } = positionSize(long, { ...settings, feePercent: 0.1, spread: 0.3 })!;
    expect(size).toBe(28);
    expect(multiples[0]).toBeCloseTo((6 - 0.3 - 0.206) / (3 + 0.3 + 0.197), 10);
  });

  it('[W-015] never puts more at risk than was said', () => {
    const amount = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        fc.double({ min: 0.01, max: 100, noNaN: true }),
        (account, entry, gap, percent) => {
          const plan = { entry: entry + gap, stop: entry, targets: [] };
          const found = positionSize(plan, { ...settings, account, riskPercent: percent, step: 0.001 });
          if (found)
            expect(found.atRisk).toBeLessThanOrEqual(((account * percent) / 100) * (1 + 1e-6) + 1e-6);
        },
      ),
    );
  });

  it('is none where nothing can be lost', () => {
    expect(positionSize({ entry: 5, stop: 5, targets: [] }, settings)).toBeNull();
    expect(positionSize(long, { ...settings, account: Number.NaN })).toBeNull();
  });
});

it('[W-015] risk/reward has an interval from the errors of its prices, the same for both directions', () => {
  const none = { entry: 0, stop: 0, target: 0 };
  expect(ratioInterval({ entry: 100, stop: 97, target: 106 }, none)).toEqual({ low: 2, high: 2 });
  const sigma = { entry: 0.1, stop: 0.1, target: 0.1 };
  const up = ratioInterval({ entry: 100, stop: 97, target: 106 }, sigma);
  const down = ratioInterval({ entry: 97, stop: 100, target: 91 }, sigma);
  expect(up.low).toBeLessThan(2);
  expect(up.high - 2).toBeCloseTo(2 - up.low, 10);
  expect(down.high).toBeCloseTo(up.high, 10);
});
