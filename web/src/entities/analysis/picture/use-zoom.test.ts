import { scrollKeeping, wheelFactor } from './use-zoom.ts';

describe('enlarging a picture', () => {
  it('[W-005] keeps what lies under the pointer under it', () => {
    const [scrolled, at, ratio] = [120, 80, 1.5];
    const before = scrolled + at;
    const after = scrollKeeping(scrolled, at, ratio) + at;
    expect(after).toBeCloseTo(before * ratio);
    expect(scrollKeeping(0, 50, 0.2)).toBe(0);
  });

  it('[W-005] follows the wheel: away from the reader enlarges, and lines count as pixels do', () => {
    const turn = (part: Partial<WheelEvent>) =>
      wheelFactor({ deltaMode: 0, ctrlKey: false, ...part } as WheelEvent);
    expect(turn({ deltaY: -100 })).toBeGreaterThan(1);
    expect(turn({ deltaY: 100 }) * turn({ deltaY: -100 })).toBeCloseTo(1);
    expect(turn({ deltaY: 2, deltaMode: 1 })).toBeCloseTo(turn({ deltaY: 32 }));
    expect(turn({ deltaY: -2, ctrlKey: true })).toBeGreaterThan(turn({ deltaY: -2 }));
  });
});
