import type { LineTrace } from './line-trace.ts';
import { fitVertices } from './vertex-fit.ts';

const [ORIGIN, SPACING, COUNT, THICKNESS] = [20.3, 14, 30, 4];
const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;
const rows = Array.from({ length: COUNT }, (_, k) => 60 + 300 * even(k));
const xOf = (k: number): number => ORIGIN + k * SPACING;

/** Distance of a place from the nearest piece. */
function distance(x: number, y: number): number {
  const near = Math.floor((x - ORIGIN) / SPACING);
  let least = Infinity;
  for (let k = Math.max(0, near - 1); k <= Math.min(COUNT - 2, near + 1); k++) {
    const [dx, dy] = [SPACING, rows[k + 1]! - rows[k]!];
    const along = ((x - xOf(k)) * dx + (y - rows[k]!) * dy) / (dx * dx + dy * dy);
    const t = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - xOf(k) - t * dx, y - rows[k]! - t * dy));
  }
  return least;
}

/** The centres, by coverage, of a stroke drawn through the vertices. */
function stroke(): LineTrace {
  const [width, height] = [Math.ceil(xOf(COUNT)), 420];
  const [from, to] = [Math.ceil(ORIGIN), Math.floor(xOf(COUNT - 1))];
  const y = new Float32Array(width).fill(NaN);
  for (let x = from; x < to; x++) {
    let [all, moment] = [0, 0];
    for (let at = 0.25; at < height; at += 0.5)
      for (const part of [0.125, 0.375, 0.625, 0.875])
        if (distance(x + part, at) <= THICKNESS / 2) {
          all++;
          moment += at;
        }
    y[x] = moment / all;
  }
  return {
    y,
    sigma: new Float32Array(width).fill(0.5),
    from,
    to,
    thickness: THICKNESS,
  } as unknown as LineTrace;
}

describe('fitVertices', () => {
  it('finds the rows of the points of a thick line with steep pieces, whose strokes colour more than their own columns', () => {
    const line = stroke();
    const comb = { origin: ORIGIN, spacing: SPACING, count: COUNT };
    const off = (thickness: number): number => {
      const { y } = fitVertices({ ...line, thickness }, comb, 3)!;
      return rows.slice(1, -1).reduce((sum, v, k) => sum + Math.abs(y[k + 1]! - v), 0) / (COUNT - 2);
    };
    expect(off(THICKNESS)).toBeLessThan(3);
    expect(off(THICKNESS)).toBeLessThan(0.5 * off(0));
  });
});
