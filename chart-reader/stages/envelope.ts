/**
 * Bars closer than two pixels: they cannot be distinguished, but the range that they cover together in each pixel column can be
 * measured. Recognised by two colours that take turns from column to column along one unbroken band.
 */
import type { Ink } from '../image/ink.ts';
import { layerOf } from '../image/colour-layer.ts';
import { colourKey, ONE_COLOUR } from '../image/rectangles.ts';
import { median } from '../image/numbers.ts';
import type { Picture } from '../image/picture.ts';
import { Sparse } from '../image/sparse.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import { followBand } from './envelope-band.ts';
import type { BandColumn } from './envelope-band.ts';
import { forInk, LEAST_ROWS, LEAST_SPAN } from './envelope-signs.ts';
import { isSoft } from './softness.ts';

export interface Envelope {
  columns: BandColumn[];
  /** Share of the columns between the ends in which the band was seen, single empty columns left out, and of the ink in its colours that it explains. */
  filled: number;
  explained: number;
  evidence: string[];
}

type Rgb = readonly [number, number, number];

const MOST_COLOURS = 6;
/** Least share of the columns in which a colour stands. */
const LEAST_COLUMNS = 0.2;
/** Share of the pane's height: stripes of the background are taller. */
const MOST_ROWS = 0.5;
const BAND = { columns: 60, seen: 0.85, rows: 4, explained: 0.7, outside: 0.06 };
/** Share of the columns that have another one right beside them: bars of one pixel two apart have none. */
const LEAST_BESIDE = 0.1;
/** Share of the columns that each colour has, and of the stretches of one colour that are one column wide. */
const TURNS = { share: 0.15, single: 0.14, longest: 4 };
/** Share of the columns whose band begins or ends in one row: volume and areas stand on a base line. */
const MOST_LEVEL = 0.4;

/** The band of bars too close to be distinguished, in a pane with the first signs of one, in two colours; null where there is none. */
export function findEnvelope(picture: Picture, ink: Ink, pair = barColours(picture, ink)): Envelope | null {
  if (!pair) return null;
  const layer = layerOf(picture, ink, pair);
  const columns = followBand(layer);
  const explained = explainedBy(layer, columns);
  const filled = shareWithoutHoles(columns);
  if (explained === null || filled < BAND.seen) return null;
  const beside = columns.filter((c, i) => i > 0 && c.x === columns[i - 1]!.x + 1).length;
  if (beside < LEAST_BESIDE * columns.length) return null;
  const stretches = stretchesOfColour(picture, layer, columns, pair);
  if (!stretches || !takeTurns(stretches)) return null;
  const evidence = [
    `two colours take turns along a band of ${columns.length} columns, ${median(stretches).toFixed(0)} px a stretch`,
    `the band was seen in ${(100 * filled).toFixed(0)} % of its columns`,
  ];
  return { columns, filled, explained, evidence };
}

/** Two columns are between the gaps of bars that are hardly farther apart than one. */
const WIDEST_GAPS = 4;

/** The same where a comb was found on which no single bars stand, that of the gaps between them: in the two colours that are on it, which may be drawn purely in no column. */
export function envelopeBesideGaps(picture: Picture, ink: Ink): Envelope | null {
  const layer = isSoft(picture, ink) ? null : lookAtCandleLayer(picture, ink);
  const [first, second] = layer?.complete && layer.comb.spacing < WIDEST_GAPS ? layer.colours.families : [];
  return first && second ? findEnvelope(picture, ink, [first.colour, second.colour]) : null;
}

/** Share of the bars of one pixel that stand two apart, and of those that reach or touch the next. */
const THIN = { apart: 0.9, joined: 0.85, gap: 2 };

/** The range of bars of one pixel that stand two apart, in one colour, and so show neither bodies nor ticks: a curve leaves no columns between. */
export function rangeOfThinBars(picture: Picture, ink: Ink): Envelope | null {
  for (const colour of tallColours(picture, ink)) {
    const layer = layerOf(picture, ink, [colour]);
    const columns = followBand(layer);
    const pairs = columns.slice(1).map((c, i) => [columns[i]!, c] as const);
    const apart = pairs.filter(([a, b]) => b.x - a.x === 2).length / Math.max(1, pairs.length);
    const joined = pairs.filter(([a, b]) => Math.max(a.top - b.bottom, b.top - a.bottom) <= THIN.gap);
    if (apart < THIN.apart || joined.length < THIN.joined * pairs.length) continue;
    const explained = explainedBy(layer, columns);
    if (explained === null) continue;
    const evidence = [`${columns.length} bars of one pixel stand two pixels apart`];
    return { columns, filled: apart, explained, evidence };
  }
  return null;
}

/** Share of the layer that the band explains; null where it is too short, or is none of prices. */
function explainedBy(layer: Ink, columns: readonly BandColumn[]): number | null {
  if (columns.length < BAND.columns) return null;
  const [first, last] = [columns[0]!.x, columns.at(-1)!.x];
  const rows = columns.map((c) => c.bottom - c.top);
  const explained = rows.reduce((a, b) => a + b, 0) / Math.max(1, inkOf(layer) - volumeBelow(layer, columns));
  if ((last - first + 1) / layer.width < LEAST_SPAN) return null;
  if (tallColumnsOutside(layer, first, last) > BAND.outside * columns.length) return null;
  if (median(rows) < BAND.rows || explained < BAND.explained) return null;
  if (isLevel(columns) || (isSmooth(columns, 'top') && isSmooth(columns, 'bottom'))) return null;
  return Math.min(1, explained);
}

/** Bars nearer than two pixels leave at most one column between them. */
function shareWithoutHoles(columns: readonly BandColumn[]): number {
  const holes = columns.slice(1).reduce((sum, c, i) => {
    const empty = c.x - columns[i]!.x - 1;
    return empty > 1 ? sum + empty : sum;
  }, 0);
  return 1 - holes / (columns.at(-1)!.x - columns[0]!.x + 1);
}

/** Columns before and after the band in which the colours still stand taller than a curve: the series goes on there. */
function tallColumnsOutside({ mask, width, height }: Ink, first: number, last: number): number {
  let tall = 0;
  for (let x = 0; x < width; x++) {
    if (x >= first && x <= last) continue;
    let rows = 0;
    for (let y = 0; y < height; y++) if (mask[y * width + x]) rows++;
    if (rows >= BAND.rows) tall++;
  }
  return tall;
}

function inkOf({ mask }: Ink): number {
  return new Sparse(mask).count(0, mask.length);
}

/** Least share of the band's columns below which something stands on one row for it to be volume. */
const LEAST_VOLUME = 0.3;

/** Pixels of the layer that stand on one row below the band, as volume in the colours of the bars does. */
function volumeBelow({ mask, width, height }: Ink, columns: readonly BandColumn[]): number {
  const counts = new Int32Array(height + 1);
  const feet = columns.map(({ x, bottom }) => {
    let y = height - 1;
    while (y >= bottom && !mask[y * width + x]) y--;
    if (y >= bottom) counts[y]!++;
    return y;
  });
  const floor = counts.indexOf(Math.max(...counts));
  const isOn = (y: number): boolean => Math.abs(y - floor) <= 1;
  let [standing, pixels] = [0, 0];
  columns.forEach(({ x, bottom }, i) => {
    const foot = feet[i]!;
    if (foot < bottom || !isOn(foot)) return;
    standing++;
    for (let y = foot; y >= bottom && mask[y * width + x]; y--) pixels++;
  });
  return standing >= LEAST_VOLUME * columns.length ? pixels : 0;
}

/** The two most frequent colours that stand in many columns, taller than a curve; null when there are not two. */
function barColours(picture: Picture, ink: Ink): readonly [Rgb, Rgb] | null {
  const [a, b] = tallColours(picture, ink);
  return a && b ? [a, b] : null;
}

function tallColours(picture: Picture, ink: Ink): Rgb[] {
  const colours = frequentColours(picture, ink);
  return colours.filter((_, k) => isTall(picture, ink, colours, k));
}

const offsetOf = (picture: Picture, { box, width }: Ink, at: number): number => {
  const y = Math.floor(at / width);
  return 4 * ((box.y0 + y) * picture.width + box.x0 + at - y * width);
};

const keyAt = ({ rgba }: Picture, p: number): number => colourKey(rgba[p]!, rgba[p + 1]!, rgba[p + 2]!);

/** Colours of the ink, the most frequent first; colours that are nearly alike are one. */
function frequentColours(picture: Picture, ink: Ink): Rgb[] {
  const counts = new Int32Array(32768);
  const met: number[] = [];
  forInk(ink, (at) => {
    const key = keyAt(picture, offsetOf(picture, ink, at));
    if (counts[key]! === 0) met.push(key);
    counts[key]!++;
  });
  const out: Rgb[] = [];
  for (const key of met.sort((a, b) => counts[b]! - counts[a]!)) {
    const colour = colourOfKey(key);
    if (out.length < MOST_COLOURS && !out.some((c) => alike(c, colour, 2 * ONE_COLOUR))) out.push(colour);
  }
  return out;
}

const colourOfKey = (key: number): Rgb => [
  ((key >> 10) << 3) | 4,
  (((key >> 5) & 31) << 3) | 4,
  ((key & 31) << 3) | 4,
];

function alike(a: Rgb, b: Rgb, limit: number): boolean {
  return a.every((v, c) => Math.abs(v - b[c]!) <= limit);
}

/** Whether the k-th colour stands in many columns, in runs of more rows than a curve has. */
function isTall(picture: Picture, ink: Ink, colours: readonly Rgb[], k: number): boolean {
  const own = new Int8Array(32768).fill(-1);
  const isOwn = (key: number): boolean => {
    if (own[key] === -1) own[key] = alike(colourOfKey(key), colours[k]!, ONE_COLOUR) ? 1 : 0;
    return own[key] === 1;
  };
  const run = new Int32Array(ink.width);
  const last = new Int32Array(ink.width).fill(-2);
  const longest = new Int32Array(ink.width);
  forInk(ink, (at, x, y) => {
    if (!isOwn(keyAt(picture, offsetOf(picture, ink, at)))) return;
    run[x] = last[x] === y - 1 ? run[x]! + 1 : 1;
    last[x] = y;
    if (run[x]! > longest[x]!) longest[x] = run[x]!;
  });
  const seen = longest.filter((rows) => rows > 0);
  const usual = median(seen);
  return seen.length >= LEAST_COLUMNS * ink.width && usual >= LEAST_ROWS && usual <= MOST_ROWS * ink.height;
}

/** Whether many columns of the band end in one row, at its top or at its foot. */
function isLevel(columns: readonly BandColumn[]): boolean {
  const most = (rows: number[]): number => {
    const counts = new Map<number, number>();
    for (const y of rows) counts.set(y, (counts.get(y) ?? 0) + 1);
    return Math.max(...counts.values());
  };
  const level = MOST_LEVEL * columns.length;
  return most(columns.map((c) => c.top)) > level || most(columns.map((c) => c.bottom)) > level;
}

/** Share of the columns in which an edge lies in line with its neighbours, from which on it is a curve: those of bars reached 0.35. */
const MOST_IN_LINE = 0.55;

function isSmooth(columns: readonly BandColumn[], edge: 'top' | 'bottom'): boolean {
  const bends = columns.slice(1, -1).flatMap((c, i) => {
    const [before, after] = [columns[i]!, columns[i + 2]!];
    return after.x - before.x === 2 ? [Math.abs(before[edge] - 2 * c[edge] + after[edge])] : [];
  });
  return bends.filter((rows) => rows <= 1).length > MOST_IN_LINE * bends.length;
}

/** Widths of the stretches of columns in one colour; null where one colour has nearly all of them. */
function stretchesOfColour(
  picture: Picture,
  layer: Ink,
  columns: readonly BandColumn[],
  [a, b]: readonly [Rgb, Rgb],
): number[] | null {
  const { rgba } = picture;
  const distance = (p: number, c: Rgb): number =>
    Math.hypot(rgba[p]! - c[0], rgba[p + 1]! - c[1], rgba[p + 2]! - c[2]);
  const seconds = columns.map(({ x, top, bottom }) => {
    let lead = 0;
    for (let y = top; y < bottom; y++) {
      const at = y * layer.width + x;
      if (!layer.mask[at]) continue;
      const p = offsetOf(picture, layer, at);
      lead += distance(p, a) < distance(p, b) ? -1 : 1;
    }
    return lead > 0;
  });
  const share = seconds.filter(Boolean).length / seconds.length;
  if (Math.min(share, 1 - share) < TURNS.share) return null;
  const widths: number[] = [];
  seconds.forEach((second, i) => {
    const goesOn = i > 0 && second === seconds[i - 1] && columns[i]!.x === columns[i - 1]!.x + 1;
    if (goesOn) widths[widths.length - 1]!++;
    else widths.push(1);
  });
  return widths;
}

/** Bars of two pixels and more leave hardly a stretch of one column. */
function takeTurns(widths: readonly number[]): boolean {
  const single = widths.filter((w) => w === 1).length;
  return single >= TURNS.single * widths.length && median(widths) <= TURNS.longest;
}
