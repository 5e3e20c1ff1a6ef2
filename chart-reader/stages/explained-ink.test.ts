import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { explainedInk } from './explained-ink.ts';
import type { PixelBar } from './pixel-bar.ts';
import { NO_COVER } from './slot-marks.ts';

const RED: Colour = [220, 50, 60];
const GREEN: Colour = [30, 160, 90];
const SPACING = 16;

/** Twenty bars in two colours with something else beside them, and what of the ink they account for. */
function explained(other: Colour | null, y0 = 150, found = 20): ReturnType<typeof explainedInk> {
  const canvas = new Canvas(400, 200, [250, 250, 250]);
  const bars = Array.from({ length: 20 }, (_, slot): PixelBar => {
    const x = 20 + slot * SPACING;
    const colour = slot % 2 ? RED : GREEN;
    const [top, bottom] = [60 + 2 * slot, 90 + 2 * slot];
    canvas.fill(x - 4, top, x + 4, bottom, colour);
    const body = { bodyTop: top, bodyBottom: bottom, hasBody: true, hollow: false };
    const rest = { openY: null, closeY: null, clean: 1, covered: NO_COVER, ...body };
    const mark = { slot, x, top, bottom, colour: [...colour] as [number, number, number], ...rest };
    return { slot, x, highY: top, lowY: bottom, openY: top, closeY: bottom, turned: 0, agreement: 1, mark };
  });
  if (other) canvas.fill(30, y0, 330, y0 + 40, other);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: 400, y1: 200 });
  const comb = { spacing: SPACING, origin: 20, slots: 20, peak: 1 };
  return explainedInk(picture, { ink, bars: bars.slice(0, found), comb, widths: { wick: 1, body: 8 } });
}

describe('explainedInk', () => {
  it('is whole where nothing but the bars is drawn', () => {
    const { explained: all, ownExplained } = explained(null);
    expect(all).toBeCloseTo(1, 1);
    expect(ownExplained).toBeCloseTo(1, 1);
  });

  it('counts a band in another colour against all ink, but not against that of the bars’ own colours', () => {
    const { explained: all, ownExplained } = explained([40, 90, 220]);
    expect(all).toBeLessThan(0.6);
    expect(ownExplained).toBeCloseTo(1, 1);
  });

  it('counts what is drawn in the bars’ own colours against them', () => {
    expect(explained(RED, 120).ownExplained).toBeLessThan(0.6);
  });

  it('[W-484] counts bars that were missed before the first or after the last one', () => {
    const { ownExplained } = explained(null, 0, 17);
    expect(ownExplained).toBeCloseTo(17 / 20, 1);
    expect(ownExplained).toBeLessThan(0.9);
  });

  it('[W-484] does not count volume and headers in the bars’ own colours, which lie where no bar could', () => {
    const { explained: all, ownExplained } = explained(RED, 160);
    expect(all).toBeLessThan(0.6);
    expect(ownExplained).toBeCloseTo(1, 1);
  });
});
