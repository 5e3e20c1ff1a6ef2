import { doubled } from './doubled.ts';

/** A picture of the tones given by row. */
function picture(rows: number[][]) {
  const data = new Uint8Array(rows.flatMap((row) => row.flatMap((v) => [v, 255 - v, 100, 255])));
  return { width: rows[0]!.length, height: rows.length, data };
}

const step = [0, 0, 0, 200, 200, 200];

describe('a picture at twice its size', () => {
  it.each([
    ['upright', Array.from({ length: 4 }, () => step), (at: number) => 4 * (3 * 12 + at)],
    ['level', step.map((v) => Array.from({ length: 4 }, () => v)), (at: number) => 4 * (at * 8 + 3)],
  ] as const)('keeps an %s edge at its place', (_, rows, pixel) => {
    const { data } = doubled(picture(rows.map((r) => [...r])));
    const tones = Array.from({ length: 12 }, (_, at) => data[pixel(at)]!);
    expect(tones.slice(0, 3)).toEqual([0, 0, 0]);
    expect(tones[5]).toBeLessThan(100);
    expect(tones[6]).toBeGreaterThan(100);
    expect(tones.slice(9)).toEqual([200, 200, 200]);
    expect(data[pixel(11) + 1]).toBe(55);
    expect(data[pixel(11) + 3]).toBe(255);
  });
});
