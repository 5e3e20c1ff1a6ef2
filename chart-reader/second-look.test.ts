import type { ChartKind } from './types.ts';
import type { Picture } from './image/picture.ts';
import { atOnce } from './parts.ts';
import type { Run } from './run.ts';
import { secondLook } from './second-look.ts';
import { Refused } from './stages/refuse.ts';

const worn = new Refused('series_uncertain', 'candles', 'Too little is explained.', 'Send the original.');

/** What the second look asks for at a spacing of the bars, after a first look that saw `kind`. */
function asksFor(kind: ChartKind, spacing: number): string[] {
  const asked: string[] = [];
  const closerSeries = () => {
    asked.push('bars');
    return { series: { bar_spacing_px: spacing }, found: { geometry: {} } };
  };
  const run = {
    axis: { axis: { value: {} }, placed: { ink: { smoothed: true } } },
    found: { kind: { value: kind } },
    has: () => true,
    enter: () => undefined,
    edges: () => asked.push('errors'),
    *need() {
      return { closerSeries };
    },
  } as unknown as Run;
  const looked = (): unknown =>
    atOnce(
      secondLook({} as Picture, worn, run, () => {
        throw worn;
      }),
    );
  try {
    looked();
  } catch {
    // The picture is too bare for what follows the errors.
  }
  return asked;
}

describe('a second look at a compressed picture', () => {
  it('goes on with the bars that it finds', () => {
    expect(asksFor('candles', 4)).toEqual(['bars', 'errors']);
  });

  it.each(['line', 'area'] as const)('looks for no bars where a first look saw a curve: %s', (kind) => {
    expect(asksFor(kind, 4)).toEqual([]);
  });

  it('believes no bars nearer than two pixels', () => {
    expect(asksFor('candles', 1.9)).toEqual(['bars', 'bars']);
  });
});
