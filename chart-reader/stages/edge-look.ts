/** What the pixels around one end of a wick or body look like. */
import type { Box } from '../types.ts';
import type { Ink } from '../image/ink.ts';
import { clamp } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { distanceToBlend } from './candle-colours.ts';
import type { PixelBar } from './pixel-bar.ts';
import type { Widths } from './widths.ts';

/** The drawing that bars were read from. */
export interface Drawing {
  picture: Picture;
  /** All that is drawn in the pane, and the layer of the bars. */
  pane: Ink;
  ink: Ink;
  widths: Widths;
}

/** Rows that are looked at beyond an edge. */
const REACH = 40;
/** Largest difference of channels in one colour. */
const SAME_COLOUR = 40;
/** Share of the ink's threshold from which on something faint is seen. */
const FAINT = 0.4;
/** Rows from an edge at which its anti-aliasing has ended, inside and outside. */
const SETTLED = 3;
const NEAR_LINE = 2.5;
const AT_PANE = 3;
const LABEL_MARGIN = 3;
/** Brings differences of colours to about 1. */
const COLOUR_UNIT = 60;
const MOST_OFF = 120;

/** How far the colours of two places are apart in their channels, by columns and rows of the pane; off it lies the ground. */
function colours({ picture, ink, pane }: Drawing) {
  const { box, width, height } = ink;
  const { rgba, pixels } = picture;
  const ground = [pane.plain.r, pane.plain.g, pane.plain.b];
  const placeOf = (x: number, y: number): number =>
    x < 0 || x >= width || y < 0 || y >= height ? -1 : 4 * ((box.y0 + y) * picture.width + box.x0 + x);
  const channel = (place: number, c: number): number => (place < 0 ? ground[c]! : rgba[place + c]!);
  const apart = (p: number, q: number): number => {
    if (p >= 0 && q >= 0 && pixels[p >> 2] === pixels[q >> 2]) return 0;
    let most = 0;
    for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(channel(p, c) - channel(q, c)));
    return most;
  };
  const colourOf = (place: number): number[] => [0, 1, 2].map((c) => channel(place, c));
  return { placeOf, apart, colourOf, ground };
}

const GROUND = -1;

/** The figures of the edge of `bar` in row `y` of the picture; outside lies upwards (`way` -1) or downwards (1). */
export function edgeLook(bar: PixelBar, y: number, way: -1 | 1, drawing: Drawing): number[] {
  const { pane, ink, widths } = drawing;
  const { width, height } = ink;
  const x = clamp(Math.floor(bar.x - ink.box.x0), 0, width - 1);
  const row = y - ink.box.y0;
  const outside = way < 0 ? Math.floor(row - 0.5) - 1 : Math.ceil(row + 0.5);
  const inside = outside - SETTLED * way;
  const contrast = (c: number, r: number): number =>
    r >= 0 && r < height && c >= 0 && c < width ? pane.contrast[r * width + c]! : 0;
  const drawn = (c: number, r: number): boolean => contrast(c, r) >= FAINT * pane.threshold;
  const { placeOf, apart, colourOf, ground } = colours(drawing);
  const model = placeOf(x, inside);
  const strength = Math.max(20, contrast(x, inside));
  let beyond = 0;
  while (beyond < REACH && drawn(x, outside + way * beyond)) beyond++;
  let strongest = 0;
  for (let k = 1; k < 5; k++) strongest = Math.max(strongest, contrast(x, outside + way * k));
  // The bar's colour going on beyond what ends it here: the end may lie under something.
  const side = Math.ceil(widths.wick / 2) + 2;
  const reach = Math.min(REACH, 2 * Math.max(2, bar.lowY - bar.highY));
  let [resumed, farthest, beside] = [0, 0, 0];
  for (let k = 1; k < reach; k++) {
    const r = outside + way * k;
    const here = placeOf(x, r);
    if (apart(here, model) >= SAME_COLOUR) continue;
    if (apart(placeOf(x - side, r), here) <= SAME_COLOUR) continue;
    if (apart(placeOf(x + side, r), here) <= SAME_COLOUR) continue;
    resumed++;
    farthest = k;
  }
  for (let k = 0; k < 4; k++) for (const c of [x - side, x + side]) if (drawn(c, outside - way * k)) beside++;
  const around = [x - side, x, x + side].map((c) => apart(placeOf(c, outside + SETTLED * way), GROUND));
  const own = bar.mark.colour;
  const off = own.every(Number.isFinite) ? distanceToBlend(colourOf(model), ground, own) : COLOUR_UNIT;
  const isNear = (r: number): boolean => Math.abs(r + 0.5 - row) <= NEAR_LINE;
  const onLine = ink.lineRows.some(isNear) || ink.dashRows.some(isNear);
  const part = row - Math.floor(row);
  return [
    Number(beyond > 0),
    Math.log1p(beyond),
    strongest / strength,
    Math.log1p(resumed),
    Math.log1p(farthest),
    beside / 4,
    Math.min(...around) / COLOUR_UNIT,
    Math.min(MOST_OFF, off) / COLOUR_UNIT,
    Number(onLine),
    Math.min(part, 1 - part),
    strength / 100,
    Number(row < AT_PANE || row > height - AT_PANE - 1),
    Number(isUnder(bar.x, y, pane.printed ?? [])),
    Number(!drawn(x, inside)),
  ];
}

const isUnder = (x: number, y: number, printed: readonly Box[]): boolean =>
  printed.some(
    (b) =>
      x > b.x0 - LABEL_MARGIN &&
      x < b.x1 + LABEL_MARGIN &&
      y > b.y0 - LABEL_MARGIN &&
      y < b.y1 + LABEL_MARGIN,
  );
