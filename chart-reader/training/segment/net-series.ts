/** The reader's bar stage on the layer that a mask of the network shows, in place of the layer found by colours. */
import type { Ink } from '../../image/ink.ts';
import type { Picture } from '../../image/picture.ts';
import { groupByColour } from '../../image/colour-groups.ts';
import { withOutlines } from '../../image/outlines.ts';
import { rectanglesIn } from '../../image/rectangles.ts';
import { runsOf } from '../../image/runs.ts';
import { findBars } from '../../stages/bar-geometry.ts';
import type { BarGeometry } from '../../stages/bar-geometry.ts';
import { fitComb, widestBar } from '../../stages/comb.ts';
import type { RectangleComb } from '../../stages/rectangle-comb.ts';
import { combOfRectangles } from '../../stages/rectangle-comb.ts';
import { pixelClasses } from './mask-svg.ts';

const BODY = pixelClasses.indexOf('body');
const WICK = pixelClasses.indexOf('wick');
const BACKGROUND = pixelClasses.indexOf('background');

export const isBar = (kind: number | undefined): boolean => kind === BODY || kind === WICK;

/** The ink that the network calls body or wick, with the half-covered pixels at its rim. */
function layerOfMask(picture: Picture, ink: Ink, mask: Uint8Array): Ink {
  const { box, width, height } = ink;
  const layer = new Uint8Array(width * height);
  const other = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = (box.y0 + y) * picture.width + box.x0 + x;
      const rim =
        ink.mask[i] !== 0 &&
        mask[at] === BACKGROUND &&
        [at - 1, at + 1, at - picture.width, at + picture.width].some((p) => isBar(mask[p]));
      if (isBar(mask[at]) || rim) layer[i] = 1;
      else if (ink.mask[i]) other[i] = 1;
    }
  return { ...ink, mask: layer, other };
}

/** The picture with the pane's background in place of everything that is not in the layer. */
function cleaned(picture: Picture, layer: Ink): Picture {
  const { box, width, height, plain } = layer;
  const rgba = new Uint8Array(picture.rgba);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (!layer.mask[y * width + x])
        rgba.set([plain.r, plain.g, plain.b], 4 * ((box.y0 + y) * picture.width + box.x0 + x));
  return { ...picture, rgba };
}

function combOf(picture: Picture, layer: Ink): RectangleComb | null {
  const { box, width, height } = layer;
  const clean = cleaned(picture, layer);
  const widest = widestBar(width);
  const rectangles = withOutlines(clean, rectanglesIn(clean, box, widest), widest, height);
  const exact = combOfRectangles(rectangles, groupByColour(rectangles, box), box);
  const byRuns = fitComb(runsOf(layer.mask, width, height, true), width, height);
  if (exact && (!byRuns || exact.peak >= byRuns.peak)) return exact;
  return byRuns && { ...byRuns, occupied: byRuns.slots, width: 0 };
}

const LEAST = { bars: 12, wicked: 0.15, fit: 0.6, filled: 0.6 };

/** The bars of the mask; null where the reader's own gates would refuse them. */
export function seriesOfMask(picture: Picture, ink: Ink, mask: Uint8Array): BarGeometry | null {
  const layer = layerOfMask(picture, ink, mask);
  const comb = combOf(picture, layer);
  if (!comb) return null;
  const colours = {
    families: [],
    found: [],
    bodies: new Map(),
    standing: [],
    bodyWidth: null,
    slots: new Set<number>(),
  };
  const rectangles = rectanglesIn(picture, { ...ink.box, x1: ink.box.x0 + 1 }, 1);
  const geometry = findBars(picture, ink, {
    pane: ink,
    ink: layer,
    comb,
    colours,
    rectangles,
    complete: true,
  });
  if (!geometry || geometry.bars.length < LEAST.bars) return null;
  const { bars } = geometry;
  const span = (bars.at(-1)?.slot ?? 0) - (bars[0]?.slot ?? 0) + 1;
  const wicked =
    bars.filter((b) => b.lowY - b.highY > Math.abs(b.openY - b.closeY) + 1.5).length / bars.length;
  const held =
    (wicked >= LEAST.wicked || geometry.kind === 'bars') &&
    comb.peak + geometry.explained >= LEAST.fit &&
    bars.length / span >= LEAST.filled;
  return held ? geometry : null;
}
