import type { LineTrace } from './line-trace.ts';
import { pointsOf } from './line-points.ts';
import { findVertices } from './vertex-comb.ts';

/** A trace whose column centres are those of `rowOf`, with a little even noise. */
function traceOf(width: number, rowOf: (x: number) => number, from = 6): LineTrace {
  const y = new Float32Array(width).fill(NaN);
  const sigma = new Float32Array(width).fill(NaN);
  for (let x = from; x < width - 6; x++) {
    let mean = 0;
    for (let k = 0; k < 8; k++) mean += rowOf(x + (k + 0.5) / 8) / 8;
    y[x] = mean + 0.05 * Math.sin(12.9898 * x);
    sigma[x] = 0.2;
  }
  return {
    colour: [41, 98, 255],
    from,
    to: width - 6,
    y,
    sigma,
    hidden: [],
    top: Int32Array.from(y, (v) => Math.floor(v - 1)),
    bottom: Int32Array.from(y, (v) => Math.ceil(v + 1)),
    drawn: Float32Array.from(y, (v) => (Number.isNaN(v) ? 0 : 2)),
    span: (width - 12) / width,
    seen: 1,
    thickness: 2,
    excess: 1,
    explained: 0.9,
    filled: null,
    height: 100,
  };
}

/** Even numbers between 0 and 1 without chance. */
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

/** Straight pieces between rows at `origin + k * spacing`. */
function pieces(origin: number, spacing: number, rows: (k: number) => number): (x: number) => number {
  return (x) => {
    const k = Math.floor((x - origin) / spacing);
    const share = (x - origin) / spacing - k;
    return rows(k) * (1 - share) + rows(k + 1) * share;
  };
}

const rows = (k: number): number => 150 + 40 * Math.sin(k / 9) + 30 * even(k);

describe('pointsOf', () => {
  it('reads the first point also where the curve is seen from three columns after it on, and none left of the pane', () => {
    const first = (origin: number, from: number): number =>
      pointsOf(traceOf(600, pieces(origin, 13, rows), from)).points[0]!.x;
    expect(Math.abs(first(20.3, 23) - 20.3)).toBeLessThan(0.3);
    expect(Math.abs(first(-2.5, 0) - 10.5)).toBeLessThan(0.3);
  });

  it.each([4.3, 6.66, 8.05, 13.02, 25.4])('finds the vertices of straight pieces %f px apart', (spacing) => {
    const line = traceOf(900, pieces(2.4, spacing, rows));
    const { points, resolution, spacing: found } = pointsOf(line);
    expect(resolution).toBe('bars');
    expect(Math.abs(found - spacing)).toBeLessThan(0.01);
    for (const point of points.slice(1, -1)) {
      const k = Math.round((point.x - 2.4) / spacing);
      expect(Math.abs(point.x - 2.4 - k * spacing)).toBeLessThan(0.3);
      expect(Math.abs(point.y - rows(k))).toBeLessThan(5 * point.sigma + 0.6);
    }
    expect(points.length).toBeGreaterThan((900 - 12) / spacing - 2);
  });

  it.each([
    [45, 6, 20],
    [83.1, 2, 11],
    [83.1, 6, 11],
  ])(
    'finds vertices %f px apart where what crosses the line bends it between them',
    (spacing, first, count) => {
      const line = traceOf(
        900,
        pieces(8.4, spacing, (k) => 150 + 300 * even(k + 10 * first)),
      );
      for (let x = 70; x < line.to; x += 70) for (const c of [x, x + 1]) line.y[c]! += 1.5 * even(c * first);
      const { points, spacing: found } = pointsOf(line);
      expect(points).toHaveLength(count);
      expect(Math.abs(found - spacing)).toBeLessThan(0.1);
    },
  );

  it('names the vertices behind a window instead of giving them a height', () => {
    const line = { ...traceOf(900, pieces(2.4, 12, rows)), hidden: [{ from: 400, to: 470 }] };
    const { points, hidden } = pointsOf(line);
    expect(hidden.length).toBeGreaterThanOrEqual(5);
    for (const { x } of hidden) expect(x >= 400 && x <= 470).toBe(true);
    expect(points.filter(({ x }) => x >= 400 && x <= 470)).toEqual([]);
  });

  it('does not take every half of a piece for a vertex', () => {
    const line = traceOf(900, pieces(2.4, 12, rows));
    expect(findVertices(line)!.comb.spacing).toBeCloseTo(12, 1);
  });

  it.each([
    [9.3879, 18, 340],
    [9.5276, 23, 165],
    [9.9888, 31, 53],
  ])('finds vertices %f px apart, although rests seem to come evenly by chance', (spacing, count, seed) => {
    const heights = [300];
    for (let k = 1; k < count + 3; k++)
      heights.push(heights[k - 1]! + 60 * (even(k + 31 * seed) - 0.5) + (seed % 2) * 8);
    const line = traceOf(
      Math.floor(7.2 + spacing * count + 6),
      pieces(7.2, spacing, (k) => heights[Math.max(0, k)]!),
    );
    expect(Math.abs(findVertices(line)!.comb.spacing - spacing)).toBeLessThan(0.05);
  });

  it('leaves out the days without trading that a straight piece crosses', () => {
    // Slots 5 and 6 of every seven lie on the piece from slot 4 to slot 7.
    const weekday = (k: number): number => {
      const week = Math.floor(k / 7);
      const day = k - 7 * week;
      if (day < 5) return rows(k);
      const share = (day - 4) / 3;
      return rows(7 * week + 4) * (1 - share) + rows(7 * week + 7) * share;
    };
    const line = traceOf(900, pieces(2.4, 8, weekday));
    const { points } = pointsOf(line);
    const weekend = points.filter((p) => ((Math.round((p.x - 2.4) / 8) % 7) + 7) % 7 >= 5);
    expect(weekend.length).toBeLessThan(0.05 * points.length);
    expect(points.length).toBeGreaterThan(0.95 * (5 / 7) * (888 / 8));
  });

  it('keeps slots without a bend where rows of them come about by chance', () => {
    const heights = [150];
    for (let k = 1, slope = 4; k < 130; k++) {
      if (even(3 * k) > 0.25) slope = (slope > 0 ? -1 : 1) * (4 + 12 * even(k));
      heights.push(heights[k - 1]! + slope);
    }
    const line = traceOf(
      900,
      pieces(2.4, 8, (k) => heights[k] ?? 150),
    );
    expect(pointsOf(line).points.length).toBeGreaterThan(0.98 * (888 / 8));
  });

  it('keeps a few slots without a bend that come in no order', () => {
    const heights = [150];
    const straight = [40, 41, 42, 77, 78];
    for (let k = 1, slope = 4; k < 130; k++) {
      if (!straight.includes(k - 1) && k % 17 > 0) slope = (slope > 0 ? -1 : 1) * (4 + 12 * even(k));
      heights.push(heights[k - 1]! + slope);
    }
    const line = traceOf(
      900,
      pieces(2.4, 8, (k) => heights[k] ?? 150),
    );
    expect(pointsOf(line).points).toHaveLength(111);
  });

  it.each([3, 3.5, 4])(
    'finds the points of a line with dots of %f px, which bend it beside its points',
    (radius) => {
      const straight = pieces(2.4, 14, rows);
      const dotted = (x: number): number => {
        const k = Math.round((x - 2.4) / 14);
        return Math.abs(x - 2.4 - 14 * k) < radius ? 0.5 * straight(x) + 0.5 * rows(k) : straight(x);
      };
      expect(findVertices(traceOf(900, dotted))!.comb.spacing).toBeCloseTo(14, 1);
    },
  );

  it('keeps the vertices of a short line of which every second one hardly bends, but for a few', () => {
    const heights = [60];
    for (let k = 1, slope = 6; k < 24; k++) {
      if (k % 2 === 0) slope = 6 + 14 * even(k);
      else slope += [5, 11, 17].includes(k) ? 26 : 0.4;
      heights.push(heights[k - 1]! + slope);
    }
    const line = traceOf(
      540,
      pieces(2.4, 26.2, (k) => heights[k] ?? 0),
    );
    expect(findVertices(line)!.comb.spacing).toBeCloseTo(26.2, 1);
  });

  it('takes no comb at most of whose places a curve goes straight on', () => {
    const heights = [150];
    for (let k = 1, slope = 2; k < 130; k++) {
      if (even(3 * k) > 0.75) slope = (slope > 0 ? -1 : 1) * (2 + 6 * even(k));
      heights.push(heights[k - 1]! + slope);
    }
    const line = traceOf(
      900,
      pieces(2.4, 8, (k) => heights[k] ?? 150),
    );
    expect(pointsOf(line).resolution).toBe('samples');
  });

  it('counts the outer points of a thick line, which is seen from its first whole column on', () => {
    const line = {
      ...traceOf(
        900,
        pieces(2.4, 36, (k) => rows(7 * k)),
      ),
      thickness: 4.8,
    };
    expect(pointsOf(line).points[0]!.x).toBeCloseTo(2.4, 0);
  });

  it.each([0, 1, 3])(
    'finds the vertices of an uneven trace (%i) by where its stroke is thicker, as it is at joints',
    (seed) => {
      const line = traceOf(
        900,
        pieces(2.4, 13.02, (k) => 150 + 12 * even(k + 50 * seed)),
      );
      for (let x = line.from; x < line.to; x++) {
        line.y[x]! += 1.6 * (even(7 * x + seed) - 0.5);
        line.sigma[x] = 0.5;
        const away = Math.abs(x + 0.5 - 2.4 - 13.02 * Math.round((x + 0.5 - 2.4) / 13.02));
        if (away < 1) line.drawn[x] = 2.6;
      }
      expect(findVertices(line)!.comb.spacing).toBeCloseTo(13.02, 1);
    },
  );

  it('finds the vertices although a piece beyond a wide gap is another line', () => {
    const own = pieces(2.4, 12, rows);
    const other = pieces(0, 4.6, (k) => 150 + 90 * even(k + 7));
    const line = traceOf(900, (x) => (x < 200 ? other(x) : own(x)));
    line.y.fill(NaN, 200, 230);
    expect(findVertices(line)!.comb.spacing).toBeCloseTo(12, 1);
  });

  it('reads a smooth curve at even distances and says so', () => {
    const line = traceOf(900, (x) => 150 + 60 * Math.sin(x / 60) + 20 * Math.cos(x / 23));
    const { points, resolution, evidence } = pointsOf(line);
    expect(resolution).toBe('samples');
    expect(evidence[0]).toMatch(/need not be one entry a bar/);
    for (const point of points)
      expect(
        Math.abs(point.y - (150 + 60 * Math.sin(point.x / 60) + 20 * Math.cos(point.x / 23))),
      ).toBeLessThan(0.4);
  });
});

describe('pointsOf a rounded curve', () => {
  /** Cubic pieces between the rows; `slope` gives what the curve rises from point to point at one of them. */
  const rounded =
    (origin: number, spacing: number, slope: (k: number) => number) =>
    (x: number): number => {
      const k = Math.floor((x - origin) / spacing);
      const t = (x - origin) / spacing - k;
      const [t2, t3] = [t * t, t * t * t];
      return (
        (2 * t3 - 3 * t2 + 1) * rows(k) +
        (t3 - 2 * t2 + t) * slope(k) +
        (3 * t2 - 2 * t3) * rows(k + 1) +
        (t3 - t2) * slope(k + 1)
      );
    };
  const level = (k: number): number => {
    const [before, after] = [rows(k) - rows(k - 1), rows(k + 1) - rows(k)];
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  };
  const chord = (k: number): number => (rows(k + 1) - rows(k - 1)) / 2;

  it.each([
    [12.3, 'level where it turns', level],
    [29.4, 'level where it turns', level],
    [12.3, 'parallel to its neighbours', chord],
    [29.4, 'parallel to its neighbours', chord],
  ])('finds its points %f px apart when it is %s', (spacing, _, slope) => {
    const line = traceOf(900, rounded(9.4, spacing, slope));
    const { points, resolution, spacing: found, clarity } = pointsOf(line);
    expect(resolution).toBe('bars');
    expect(Math.abs(found - spacing)).toBeLessThan(0.002 * spacing);
    expect(clarity).toBeGreaterThan(0.5);
    for (const point of points.slice(1, -1)) {
      const k = Math.round((point.x - 9.4) / spacing);
      expect(Math.abs(point.x - 9.4 - k * spacing)).toBeLessThan(0.05 * spacing);
      expect(Math.abs(point.y - rows(k))).toBeLessThan(5 * point.sigma + 0.6);
    }
  });

  /** Bézier pieces whose handles lie along the way from the point before to the point after, as far as the lengths of both pieces and `tension` say. */
  const tense = (origin: number, spacing: number, tension: number): ((x: number) => number) => {
    const length = (k: number): number => Math.hypot(spacing, rows(k + 1) - rows(k));
    const part = (k: number, own: number): number => (tension * length(own)) / (length(k - 1) + length(k));
    const rise = (k: number): number => rows(k + 1) - rows(k - 1);
    return (x) => {
      const k = Math.floor((x - origin) / spacing);
      const share = (x - origin) / spacing - k;
      const [left, right] = [part(k, k), part(k + 1, k)];
      const between = (t: number, a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      let [low, high] = [0, 1];
      for (let i = 0; i < 30; i++) {
        const t = (low + high) / 2;
        if (between(t, 0, 2 * left, 1 - 2 * right, 1) < share) low = t;
        else high = t;
      }
      const [from, to] = [rows(k), rows(k + 1)];
      return between(low, from, from + left * rise(k), to - right * rise(k + 1), to);
    };
  };

  it.each([
    [9.07, 0.3],
    [9.07, 0.4],
    [14.3, 0.35],
  ])(
    'finds its points %f px apart, none beside them, when its handles reach %f of the way',
    (spacing, tension) => {
      const line = traceOf(900, tense(9.4, spacing, tension));
      const { points, resolution, spacing: found } = pointsOf(line);
      expect(resolution).toBe('bars');
      expect(Math.abs(found - spacing)).toBeLessThan(0.002 * spacing);
      for (const { x } of points) {
        const off = (x - 9.4) / spacing - Math.round((x - 9.4) / spacing);
        expect(Math.abs(off)).toBeLessThan(0.1);
      }
    },
  );
});
