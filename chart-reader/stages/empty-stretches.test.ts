import { inkOf } from '../image/ink.ts';
import { toPicture } from '../image/picture.ts';
import { Canvas } from '../testing/canvas.ts';
import type { Colour } from '../testing/canvas.ts';
import { onOpenDays } from './closed-weeks.ts';
import { barsBesideNothing } from './empty-stretches.ts';
import { findSeries } from './series.ts';
import type { FoundSeries } from './series.ts';
import { unsureSeries } from './unsure-series.ts';
import type { Unsure } from './unsure-series.ts';

const [WIDTH, HEIGHT, SPACING] = [900, 300, 10];
const GREEN: Colour = [20, 150, 90];
const RED: Colour = [220, 50, 60];
/** The slots of a weekend, in which no bar is. */
const CLOSED = { from: 40, to: 60 };

type BarsFinder = Parameters<typeof barsBesideNothing>[1];

const even = (k: number): number => Math.abs(Math.sin(12.9898 * (k + 1)) * 43758.5453) % 1;

/** Candles on an axis true to time, with one weekend; `draw` draws something over it. */
function chart(draw: (canvas: Canvas) => void) {
  const canvas = new Canvas(WIDTH, HEIGHT, [255, 255, 255]);
  let y = 150;
  for (let k = 0; k < 88; k++) {
    if (k >= CLOSED.from && k < CLOSED.to) continue;
    const [x, to] = [10 + SPACING * k, Math.min(260, Math.max(40, y + Math.round(30 * even(k)) - 15))];
    const [top, bottom, colour] = [Math.min(y, to), Math.max(y, to) + 1, to < y ? GREEN : RED];
    canvas.fill(x - 0.5, top - 4 - Math.round(4 * even(k + 50)), x + 0.5, bottom + 5, colour);
    canvas.fill(x - 3.5, top, x + 3.5, bottom, colour);
    y = to;
  }
  draw(canvas);
  const picture = toPicture(canvas.raster);
  const ink = inkOf(picture, { x0: 0, y0: 0, x1: WIDTH, y1: HEIGHT });
  const first = (): FoundSeries => findSeries(picture, ink, null);
  const second = barsBesideNothing(ink, (closedUp) =>
    findSeries(picture, ink, null, undefined, undefined, undefined, closedUp),
  );
  return { picture, ink, first, second };
}

const AVERAGE = (canvas: Canvas): void =>
  canvas.polyline(
    [
      [10, 150],
      [880, 160],
    ],
    2,
    [40, 90, 250],
  );

describe('barsBesideNothing', () => {
  it('reads the bars on both sides of a stretch in which nothing but an average is drawn', () => {
    const { first, second } = chart(AVERAGE);
    expect(first).toThrow('missing');
    expect(second?.geometry.bars.map((b) => b.slot)).toHaveLength(68);
  });

  it('takes none where something is drawn in the stretch that may hide bars', () => {
    const { first, second } = chart((canvas) => {
      for (let x = 425; x < 585; x++)
        canvas.fill(x, 90 + 40 * even(x), x + 1, 180 + 20 * even(x + 500), [90, 95, 105]);
    });
    expect(first).toThrow('missing');
    expect(second).toBeNull();
  });

  it('is asked where the series of a pane is refused for the slots between its bars', () => {
    const { picture, ink, first } = chart(AVERAGE);
    const barsOn: Unsure['barsOn'] = (comb, said, closedUp) =>
      findSeries(picture, ink, null, undefined, said, comb, closedUp);
    const unsure = {
      ...{ tags: [], traces: [], hinted: undefined, told: false, mayBeRange: false },
      has: () => false,
      bars: first,
      barsOn,
      asBars: (found: FoundSeries) => found,
    } as unknown as Unsure;
    const { geometry } = unsureSeries(picture, ink, unsure) as unknown as FoundSeries;
    expect(geometry.bars).toHaveLength(68);
  });

  it('leaves the days of weekends out, whatever is drawn over them', () => {
    const { ink } = chart((canvas) => {
      for (let x = 0; x < WIDTH; x++)
        canvas.fill(x, 90 + 40 * even(x), x + 1, 180 + 20 * even(x + 500), [90, 95, 105]);
    });
    const slots = Array.from({ length: 84 }, (_, i) => i).filter((i) => i % 7 < 5 && i !== 32);
    const comb = { origin: 10, spacing: SPACING } as Parameters<Parameters<BarsFinder>[0]>[1];
    let closedUp: number[] = [];
    barsBesideNothing(ink, (close) => {
      closedUp = close(slots, comb);
      return {} as FoundSeries;
    });
    expect(closedUp).toEqual(onOpenDays(slots));
  });
});
