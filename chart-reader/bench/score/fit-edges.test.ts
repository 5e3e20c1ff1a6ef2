import { edgeError } from '../../stages/edge-error.ts';
import { createRandom } from '../random.ts';
import type { EdgeSample } from './fit-edges.ts';
import { deviationsBy, fitEdges } from './fit-edges.ts';

/** Edges whose error is 0.3 pixels, ten times that where the first figure is 1; the second figure says nothing. */
function edgesOf(seed: string, count: number): EdgeSample[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const covered = random.chance(0.2) ? 1 : 0;
    const off = (covered ? 3 : 0.3) * random.normal() + 0.1 * random.normal();
    return { figures: [covered, random.normal()], off, axis: 0.1, weight: 1 };
  });
}

describe('a fit of the errors of edges', () => {
  const model = fitEdges(edgesOf('fit', 8_000));

  it('finds how large the error is by the figure that tells it', () => {
    expect(edgeError(model, [0, 0])).toBeGreaterThan(0.25);
    expect(edgeError(model, [0, 0])).toBeLessThan(0.36);
    expect(edgeError(model, [1, 0])).toBeGreaterThan(2.5);
    expect(edgeError(model, [1, 0])).toBeLessThan(3.6);
    expect(edgeError(model, [0, 2]) / edgeError(model, [0, -2])).toBeCloseTo(1, 0);
  });

  it('keeps its word on edges that it has not seen', () => {
    const deviations = deviationsBy(model, edgesOf('unseen', 4_000));
    const within = (limit: number) => deviations.filter((d) => d <= limit).length / deviations.length;
    expect(within(1)).toBeGreaterThan(0.67);
    expect(within(1)).toBeLessThan(0.74);
    expect(within(2)).toBeGreaterThan(0.94);
    expect(within(5)).toBeGreaterThan(0.999);
  });
});
