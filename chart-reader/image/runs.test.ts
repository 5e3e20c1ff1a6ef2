import { componentsOf, fillOutlines, labelRuns, runsOf, uprightOnly } from './runs.ts';

function maskOf(rows: string[]): { mask: Uint8Array; width: number; height: number } {
  const width = rows[0]!.length;
  return { mask: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 1 : 0)), width, height: rows.length };
}

describe('runs and components', () => {
  it('joins what touches, by corners when asked', () => {
    const { mask, width, height } = maskOf(['##....', '..#..#', '.....#']);
    const runs = runsOf(mask, width, height, true);
    expect(new Set(labelRuns(runs, height, false)).size).toBe(3);
    const label = labelRuns(runs, height, true);
    expect(componentsOf(runs, label, height).map((c) => [c.x0, c.y0, c.x1, c.y1, c.area])).toEqual([
      [0, 0, 3, 2, 3],
      [5, 1, 6, 3, 2],
    ]);
  });

  it('fills closed boxes and nothing open', () => {
    const { mask, width, height } = maskOf(['.........', '.####.##.', '.#..#.#..', '.####.##.', '.........']);
    fillOutlines(mask, width, height);
    expect([...mask].filter((v) => v === 2)).toHaveLength(2);
    expect(mask[2 * width + 2]).toBe(2);
  });

  it('keeps upright strokes only', () => {
    const { mask, width, height } = maskOf(['#....', '#.###', '#....']);
    expect([...uprightOnly(mask, width, height, 3)].reduce((a, b) => a + b)).toBe(3);
  });
});
