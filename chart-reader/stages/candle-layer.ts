/** The layer of the pane that the bars are drawn in, distinguished by the colours of the rectangles on the comb. */
import type { Picture } from '../image/picture.ts';
import type { Ink } from '../image/ink.ts';
import { layerOf } from '../image/colour-layer.ts';
import { groupByColour } from '../image/colour-groups.ts';
import { withOutlines } from '../image/outlines.ts';
import { rectanglesIn } from '../image/rectangles.ts';
import type { Rectangles } from '../image/rectangles.ts';
import { candleColours } from './candle-colours.ts';
import type { CandleColours } from './candle-colours.ts';
import { openSpan } from './closed-days.ts';
import { denseComb, isWideComb, widerComb } from './dense-comb.ts';
import type { Comb } from './comb.ts';
import { widestBar } from './comb.ts';
import { orWideComb } from './wide-comb.ts';
import { boxesInPane } from './windows.ts';
import { ofFilledSlots } from './filled-slots.ts';
import { combOfRectangles, standingOn } from './rectangle-comb.ts';
import type { RectangleComb } from './rectangle-comb.ts';

export interface CandleLayer {
  /** All that is drawn in the pane, and what of it the bars' colours drew. */
  pane: Ink;
  ink: Ink;
  comb: RectangleComb;
  colours: CandleColours;
  rectangles: Rectangles;
  /** Whether the colours stand on enough slots for the layer to be the whole series. */
  complete: boolean;
}

const LEAST_PEAK = 0.5;
const LEAST_SLOTS = 8;
/** Share of the slots between the first and the last, without those of closed days, that the colours stand on. */
const LEAST_FILLED = 0.68;

/** What was looked at already, by the ink of the pane. */
const looked = new WeakMap<Ink, CandleLayer | null>();

/** The layer of the bars, which is not to be changed: whoever asks for it next gets the same. */
export function lookAtCandleLayer(picture: Picture, ink: Ink): Readonly<CandleLayer> | null {
  const layer = looked.has(ink) ? looked.get(ink)! : findLayer(picture, ink);
  looked.set(ink, layer);
  return layer;
}

/** The layer of the bars, `on` a comb where that is known; null when the rectangles of the pane form no comb, or no colour keeps to it. */
export function candleLayer(picture: Picture, ink: Ink, on?: Comb): CandleLayer | null {
  if (on) return findLayer(picture, ink, on);
  const layer = lookAtCandleLayer(picture, ink);
  // The caller may change it, so it is not given out again.
  looked.delete(ink);
  return layer;
}

function findLayer(picture: Picture, ink: Ink, on?: Comb): CandleLayer | null {
  const { box } = ink;
  const widest = widestBar(ink.width);
  const rectangles = withOutlines(picture, rectanglesIn(picture, box, widest), widest, ink.height);
  const groups = groupByColour(rectangles, box, [ink.plain.r, ink.plain.g, ink.plain.b]);
  const first = on
    ? standingOn(on, rectangles, box)
    : orWideComb(
        withDense(combOfRectangles(rectangles, groups, box), rectangles, ink),
        rectangles,
        groups,
        box,
      );
  if (!first || (first.peak < LEAST_PEAK && !first.sharp && !on)) return null;
  const onFirst = candleColours(rectangles, groups, first, ink);
  if (!onFirst) return null;
  const comb = ofFilledSlots(first, onFirst);
  const colours = comb === first ? onFirst : candleColours(rectangles, groups, comb, ink);
  if (!colours) return null;
  const layer = layerOf(
    picture,
    ink,
    colours.families.map((f) => f.colour),
    rectangles.wide,
  );
  for (const i of colours.standing) erase(layer, rectangles, i);
  const complete = isComplete(colours, (shown) => slotsUnderWindows(picture, ink, comb, shown));
  return { pane: ink, ink: layer, comb, colours, rectangles, complete };
}

/** How far the spacing of two combs that are one may differ, as a share. */
const SAME_COMB = 0.01;

/** The comb, or where close bars stand on another one that. */
function withDense(comb: RectangleComb | null, rectangles: Rectangles, ink: Ink): RectangleComb | null {
  if (isWideComb(comb)) return comb;
  const dense = denseComb(ink);
  if (!dense) {
    const wider = comb && widerComb(ink, comb);
    return wider ? (standingOn(wider, rectangles, ink.box) ?? comb) : comb;
  }
  const same = comb !== null && Math.abs(comb.spacing / dense.spacing - 1) <= SAME_COMB;
  return same ? { ...comb, sharp: true } : standingOn(dense, rectangles, ink.box);
}

function isComplete({ slots }: CandleColours, underWindows: (shown: Set<number>) => number[]): boolean {
  if (slots.size < LEAST_SLOTS) return false;
  const [first, last] = [Math.min(...slots), Math.max(...slots)];
  const span = openSpan([...slots]);
  if (slots.size >= LEAST_FILLED * span) return true;
  const hidden = underWindows(slots).filter((s) => s > first && s < last && !slots.has(s)).length;
  return hidden > 0 && hidden <= MOST_HIDDEN * span && slots.size >= LEAST_FILLED * (span - hidden);
}

/** Most of the slots that windows may hide; a box in more of whose slots bars are seen is a frame or a drawn shape. */
const MOST_HIDDEN = 0.5;
const MOST_SHOWN = 0.34;

/** The slots of the comb over the whole width of which a window lies. */
function slotsUnderWindows(
  picture: Picture,
  { box }: Ink,
  { spacing, origin }: RectangleComb,
  shown: ReadonlySet<number>,
): number[] {
  return boxesInPane(picture, box, spacing).flatMap(({ x0, x1 }) => {
    const first = Math.ceil((x0 - box.x0 - origin) / spacing + 0.5);
    const last = Math.floor((x1 - box.x0 - origin) / spacing - 0.5);
    const slots = Array.from({ length: Math.max(0, last - first + 1) }, (_, k) => first + k);
    return slots.filter((s) => shown.has(s)).length > MOST_SHOWN * slots.length ? [] : slots;
  });
}

/** A comb of so clear a peak, of bodies in so many slots, is that of the bars although their colours do not fill it. */
const CLEAR = { peak: 0.9, slots: 12 };

/** Whether the comb of the layer is that of the bars: their colours fill it, or it is plainly one of bodies. */
export function hasSureComb({ complete, comb, colours }: CandleLayer): boolean {
  if (complete) return true;
  return comb.peak >= CLEAR.peak && colours.bodyWidth !== null && colours.slots.size >= CLEAR.slots;
}

/** Takes a rectangle and its anti-aliased rim out of the layer. */
function erase({ mask, box, width, height }: Ink, { x0, x1, y0, y1 }: Rectangles, i: number): void {
  const left = Math.max(0, x0[i]! - 1 - box.x0);
  const right = Math.min(width, x1[i]! + 1 - box.x0);
  const bottom = Math.min(height, y1[i]! + 1 - box.y0);
  for (let y = Math.max(0, y0[i]! - 1 - box.y0); y < bottom; y++)
    mask.fill(0, y * width + left, y * width + right);
}
