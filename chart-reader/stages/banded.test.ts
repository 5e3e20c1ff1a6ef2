import { deviations, factor, solve } from './banded.ts';

/** The matrix with 4 on its diagonal, 1 beside it and, where the band is wider, 0.5 beside that. */
function system(n: number, band: number): { banded: Float64Array; at: (i: number, j: number) => number } {
  const at = (i: number, j: number): number => [4, 1, 0.5][Math.abs(i - j)] ?? 0;
  const banded = new Float64Array(band * n);
  for (let k = 0; k < n; k++) for (let d = 0; d < band; d++) banded[band * k + d] = d < 3 ? at(0, d) : 0;
  return { banded, at };
}

describe.each([3, 4])('a system of %i diagonals', (band) => {
  const n = 9;

  it('is solved', () => {
    const { banded, at } = system(n, band);
    const wanted = Float64Array.from({ length: n }, (_, k) => Math.sin(3 * k));
    const x = wanted.map((_, i) => wanted.reduce((sum, v, j) => sum + at(i, j) * v, 0));
    expect(factor(banded, n, band)).toBe(true);
    solve(banded, n, band, x);
    x.forEach((v, k) => expect(v).toBeCloseTo(wanted[k]!, 9));
  });

  it('tells how sure its unknowns are, all of them or every second one', () => {
    const { banded } = system(n, band);
    factor(banded, n, band);
    const all = deviations(banded, n, band, 1);
    expect(all).toHaveLength(n);
    expect(all[4]).toBeGreaterThan(0.5);
    expect(all[4]).toBeLessThan(0.6);
    expect([...deviations(banded, n, band, 2)]).toEqual([...all].filter((_, k) => k % 2 === 0));
  });

  it('has no factor where it is not positive', () => {
    const { banded } = system(n, band);
    banded[band * 5] = -1;
    expect(factor(banded, n, band)).toBe(false);
  });
});
