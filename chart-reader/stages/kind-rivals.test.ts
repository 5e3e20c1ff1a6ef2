import type { BarGeometry } from './bar-geometry.ts';
import { ENVELOPE_RIVALS, rivalsOfBars, rivalsOfLine, runnerUp } from './kind-rivals.ts';

/** Twenty bars of which the first so many are hollow, and the first so many have no body. */
function geometry({ hollow = 0, bodiless = 0 }): BarGeometry {
  const bars = Array.from({ length: 20 }, (_, slot) => ({
    ...{
      slot,
      highY: 10 * slot,
      lowY: 10 * slot + 7 * (slot % 3) + 9,
      openY: 10 * slot + 2,
      closeY: 10 * slot + 6,
    },
    mark: { hollow: slot < hollow, hasBody: slot >= bodiless, openY: null, closeY: null, clean: 1 },
  }));
  return { kind: 'candles', bars } as unknown as BarGeometry;
}

describe('the runner-up of the kind', () => {
  it('is what most was seen of besides the kind itself', () => {
    expect(runnerUp(rivalsOfBars(geometry({ hollow: 8 }), []), 0.9).kind).toBe('hollow');
    expect(runnerUp(rivalsOfBars(geometry({ bodiless: 16 }), []), 0.9).kind).toBe('bars');
    expect(runnerUp(rivalsOfLine('area'), 0.9).kind).toBe('line');
  });

  it('never has more than what the claim of the kind leaves', () => {
    for (const claim of [0.3, 0.9, 1])
      for (const rivals of [
        rivalsOfBars(geometry({ hollow: 20 }), []),
        rivalsOfLine('line'),
        ENVELOPE_RIVALS,
      ]) {
        const { probability } = runnerUp(rivals, claim);
        expect(probability).toBeGreaterThanOrEqual(0);
        expect(probability).toBeLessThan(1 - claim + 1e-9);
      }
  });

  it('is never the kind itself', () => {
    expect(rivalsOfBars(geometry({}), [])).not.toHaveProperty('candles');
  });
});
