import { bodyInset, wickInset } from './insets.ts';
import { NO_COVER } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

/** Bars that each open where the last one closed, drawn `body` pixels beyond open and close and `wick` beyond high and low. */
function drawn(body: number, wick: number, whole: boolean): { marks: Mark[]; up: boolean[] } {
  let s = 3;
  const next = (): number => (s = (s * 16807) % 2147483647) / 2147483647;
  const snap = (y: number): number => (whole ? Math.floor(y) + 0.5 : y);
  const up: boolean[] = [];
  let open = 300;
  const marks = Array.from({ length: 60 }, (_, slot): Mark => {
    const close = open + (next() - 0.5) * 60;
    up.push(close < open);
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
    const [high, low] = [top - 4 - 9 * next(), bottom + 4 + 9 * next()];
    open = close;
    return {
      slot,
      x: 10 * slot,
      top: snap(high) - wick,
      bottom: snap(low) + wick,
      bodyTop: snap(top) - body,
      bodyBottom: snap(bottom) + body,
      openY: null,
      closeY: null,
      hollow: false,
      hasBody: true,
      colour: [0, 0, 0],
      clean: 1,
      covered: NO_COVER,
    };
  });
  return { marks, up };
}

/** Heikin-Ashi bars, drawn `body` pixels beyond open and close. */
function averaged(body: number): { marks: Mark[]; up: boolean[] } {
  const { marks } = drawn(0, 0, false);
  const up: boolean[] = [];
  let open = 300;
  const bodies = marks.map((m, i): Mark => {
    const close = open + (i % 7 < 4 ? -1 : 1) * (8 + 3 * (i % 5));
    up.push(close < open);
    const [top, bottom] = [Math.min(open, close) - body, Math.max(open, close) + body];
    open = (open + close) / 2;
    return { ...m, top: top - 4, bottom: bottom + 4, bodyTop: top, bodyBottom: bottom };
  });
  return { marks: bodies, up };
}

describe('bodyInset', () => {
  it.each([0, 0.5, 1])('finds that bodies reach %s px beyond their prices', (inset) => {
    const { marks, up } = drawn(inset, 0, false);
    expect(bodyInset(marks, up, 0.3)).toBeCloseTo(inset, 2);
  });

  it.each([0, 0.5, 1])(
    'finds it where each bar opens in the middle of the body before it, for %s px',
    (inset) => {
      const { marks, up } = averaged(inset);
      expect(bodyInset(marks, up, 0.3)).toBeCloseTo(inset, 2);
    },
  );

  it('falls back where too few neighbours meet', () => {
    const { marks, up } = drawn(0.5, 0, false);
    expect(bodyInset(marks.slice(0, 5), up, 0.3)).toBe(0.3);
  });
});

describe('wickInset', () => {
  it('takes ends between two rows for the prices, and treats whole rows as bodies are', () => {
    expect(wickInset(drawn(0.5, 0, false).marks, 0.5)).toBe(0);
    expect(wickInset(drawn(0.5, 0.5, true).marks, 0.5)).toBe(0.5);
  });
});
