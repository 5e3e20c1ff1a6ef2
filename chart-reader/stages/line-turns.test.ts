import type { LineTrace } from './line-trace.ts';
import { measuredAt } from './line-turns.ts';

const THICKNESS = 6;
const vertices = [60, 200, 120, 240, 90, 150, 40, 170].map((y, k) => [20 + 24 * k, y] as const);

/** What a stroke with round joints covers in each column, as a trace follows it. */
function strokeOf(): LineTrace {
  const from = 20;
  const to = 20 + 24 * (vertices.length - 1);
  const [top, bottom] = [new Int32Array(to), new Int32Array(to)];
  const y = new Float32Array(to).fill(NaN);
  for (let x = from; x < to; x++) {
    const rows = Array.from({ length: 300 }, (_, row) => row).filter((row) => isCovered(x + 0.5, row + 0.5));
    top[x] = rows[0]!;
    bottom[x] = rows.at(-1)! + 1;
    y[x] = (top[x]! + bottom[x]!) / 2;
  }
  const sigma = new Float32Array(to).fill(1);
  return { from, to, top, bottom, y, sigma, thickness: THICKNESS } as unknown as LineTrace;
}

function isCovered(x: number, y: number): boolean {
  return vertices.slice(1).some(([bx, by], k) => {
    const [ax, ay] = vertices[k]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) <= THICKNESS / 2;
  });
}

describe('the row of a thick steep stroke', () => {
  const line = strokeOf();
  const near = (x: number, row: number): number =>
    Math.min(
      ...[-2, -1, 0, 1]
        .map((k) => Math.min(line.to - 1, Math.max(line.from, x + k)))
        .map((column) => Math.abs(measuredAt(line, column).y - row)),
    );

  it('is told by its edge where it turns and where it ends, and not by the middle of what it covers there', () => {
    for (const [x, y] of vertices) {
      expect(near(x, y)).toBeLessThan(1.5);
      if (x > 20 && x < line.to) expect(Math.abs(line.y[x]! - y)).toBeGreaterThan(4);
    }
  });

  it('is the middle on the way', () => {
    const [[ax, ay], [bx, by]] = [vertices[0]!, vertices[1]!];
    const middle = (ax + bx) / 2;
    expect(Math.abs(measuredAt(line, middle).y - (ay + by) / 2)).toBeLessThan(4);
    expect(measuredAt(line, middle).sigma).toBe(2);
  });
});
