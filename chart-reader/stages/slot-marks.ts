import type { Ink } from '../image/ink.ts';
import { clamp, median } from '../image/numbers.ts';
import { settleByPalette, settleCrossed } from './slot-crossings.ts';
import type { SlotContext } from './slot-crossings.ts';
import type { Stretch } from './slot-rows.ts';
import {
  classifyRows,
  crossedFrom,
  dropLongCover,
  nextDrawn,
  ROW_BODY,
  ROW_CROSSED,
  ROW_LEFT,
  ROW_RIGHT,
  stretchesOf,
} from './slot-rows.ts';
import { roundedBy } from './widths.ts';

/** One candidate bar: outer edges in pixels of the picture, before any price is known. */
export interface Mark {
  slot: number;
  x: number;
  top: number;
  bottom: number;
  /** Edges of the body; for OHLC bars the rows of open and close (see `openY`). Equal when no body is seen. */
  bodyTop: number;
  bodyBottom: number;
  /** Rows of the open and close ticks of an OHLC bar; null where a tick is not seen. */
  openY: number | null;
  closeY: number | null;
  hollow: boolean;
  hasBody: boolean;
  colour: [number, number, number];
  /** 0..1: share of its rows that are nothing but the bar. */
  clean: number;
  /** Rows beyond each edge in which something else is drawn over the bar, so that the edge may lie there. */
  covered: Cover;
}

export interface Cover {
  top: number;
  bottom: number;
  bodyTop: number;
  bodyBottom: number;
}

export const NO_COVER: Cover = { top: 0, bottom: 0, bodyTop: 0, bodyBottom: 0 };

/** All candidate bars of one slot, top to bottom. */
export function marksOfSlot(context: SlotContext, slot: number): Mark[] {
  const { ink, comb, widths, bars } = context;
  const centre = slotCentre(context, slot);
  const states = classifyRows(ink, centre, comb.spacing, widths, bars, context.bands);
  if (widths.body !== null || bars) settleCrossed(context, centre, states);
  if (context.palette && widths.body !== null && !bars) settleByPalette(context, centre, states);
  if (ink.other) dropLongCover(states, comb.spacing);
  return stretchesOf(states, 1).map((stretch) => measure(context, slot, centre, states, stretch));
}

/** Programs round bars to whole points: take the middle of the ink within a point of the slot's own centre. */
function slotCentre({ ink, comb, widths, bands }: SlotContext, slot: number): number {
  const near = roundedBy(widths);
  const expected = comb.origin + slot * comb.spacing;
  const votes = new Map<number, number>();
  const column = clamp(Math.floor(expected), 0, ink.width - 1);
  const reach = Math.ceil(comb.spacing * 0.6) + 1;
  for (let y = 0; y < ink.height; y++) {
    if (bands) y = nextDrawn(y, bands, ink.width, [column]);
    const base = y * ink.width;
    // Beyond the last row nothing is.
    if (!ink.mask[base + column]) continue;
    let a = column;
    let b = column;
    while (a > 0 && column - a < reach && ink.mask[base + a - 1]) a--;
    while (b < ink.width - 1 && b - column < reach && ink.mask[base + b + 1]) b++;
    const middle = (a + b + 1) / 2;
    if (Math.abs(middle - expected) <= near) votes.set(middle, (votes.get(middle) ?? 0) + 1);
  }
  let sum = 0;
  let n = 0;
  for (const [middle, count] of votes) {
    sum += middle * count;
    n += count;
  }
  return n > 0 ? sum / n : expected;
}

function measure(context: SlotContext, slot: number, centre: number, states: Uint8Array, s: Stretch): Mark {
  const { ink, widths, bars } = context;
  const body = bodyRowsOf(states, s);
  const wick = columns(ink, centre + wickAside(ink, centre, s, body), widths.wick / 2);
  const half = (widths.body ?? widths.wick) / 2;
  const hollow = body !== null && hollowShare(ink, centre, half, body) > 0.5;
  const sides = hollow || body === null ? columns(ink, centre, half) : columns(ink, centre, half - 1);
  const bodyColumns =
    body === null ? [] : hollow ? [sides[0]!, sides[sides.length - 1]!] : without(sides, wick);
  const wickTop = edge(ink, wick, s.top, s.bottom, -1);
  const wickBottom = edge(ink, wick, s.top, s.bottom, 1);
  let bodyTop = NaN;
  let bodyBottom = NaN;
  if (body) {
    bodyTop = edge(ink, bodyColumns, body.top, body.bottom, -1);
    bodyBottom = edge(ink, bodyColumns, body.top, body.bottom, 1);
  }
  const y0 = ink.box.y0;
  const tick = bars ? ticksOf(states, s) : { left: null, right: null };
  const top = body && body.top === s.top ? Math.min(bodyTop, wickTop) : wickTop;
  const bottom = body && body.bottom === s.bottom ? Math.max(bodyBottom, wickBottom) : wickBottom;
  return {
    slot,
    x: ink.box.x0 + centre,
    top: y0 + top,
    bottom: y0 + bottom,
    bodyTop: y0 + (body ? bodyTop : NaN),
    bodyBottom: y0 + (body ? bodyBottom : NaN),
    openY: tick.left === null ? null : y0 + tick.left,
    closeY: tick.right === null ? null : y0 + tick.right,
    hollow,
    hasBody: body !== null,
    colour: colourOf(context, centre, half, hollow, body ?? s, body !== null),
    clean: s.ownRows / (s.bottom - s.top),
    covered: ink.other ? coverOf(states, s, body) : NO_COVER,
  };
}

/** By how many pixels the wick stands beside the middle of its body: in that column it is drawn in most rows outside the body. */
function wickAside(
  { mask, width }: Ink,
  centre: number,
  s: Stretch,
  body: { top: number; bottom: number } | null,
): number {
  if (!body) return 0;
  const column = Math.floor(centre);
  const drawn = (x: number): number => {
    let rows = 0;
    for (let y = s.top; y < s.bottom; y++)
      if ((y < body.top || y >= body.bottom) && mask[y * width + x]) rows++;
    return rows;
  };
  const own = drawn(column);
  const [left, right] = [drawn(column - 1), drawn(column + 1)];
  if (Math.max(left, right) <= own || left === right) return 0;
  return left > right ? -1 : 1;
}

function coverOf(states: Uint8Array, s: Stretch, body: { top: number; bottom: number } | null): Cover {
  const top = crossedFrom(states, s.top - 1, -1);
  const bottom = crossedFrom(states, s.bottom, 1);
  return {
    top,
    bottom,
    bodyTop: body ? crossedFrom(states, body.top - 1, -1) : 0,
    bodyBottom: body ? crossedFrom(states, body.bottom, 1) : 0,
  };
}

/** Pixel columns of a strip of half-width `half` around `centre`. */
function columns(ink: Ink, centre: number, half: number): number[] {
  const from = clamp(Math.round(centre - Math.max(half, 0.5)), 0, ink.width - 1);
  const to = clamp(Math.round(centre + Math.max(half, 0.5)), from + 1, ink.width);
  return Array.from({ length: to - from }, (_, i) => from + i);
}

function without(list: number[], taken: number[]): number[] {
  const rest = list.filter((x) => !taken.includes(x));
  return rest.length > 0 ? rest : list;
}

/** The longest run of body rows, crossed rows inside it included. */
function bodyRowsOf(states: Uint8Array, s: Stretch): { top: number; bottom: number } | null {
  let best: { top: number; bottom: number } | null = null;
  let y = s.top;
  while (y < s.bottom) {
    if (states[y] !== ROW_BODY) {
      y++;
      continue;
    }
    let end = y + 1;
    for (let k = y + 1; k < s.bottom && (states[k] === ROW_BODY || states[k] === ROW_CROSSED); k++)
      if (states[k] === ROW_BODY) end = k + 1;
    if (!best || end - y > best.bottom - best.top) best = { top: y, bottom: end };
    y = end;
  }
  return best;
}

/** Share of a body in which nothing is drawn: an outline may hold another colour. */
function hollowShare(ink: Ink, centre: number, half: number, rows: { top: number; bottom: number }): number {
  const inner = columns(ink, centre, Math.max(0.5, half - 1.5));
  let open = 0;
  let all = 0;
  for (let y = rows.top + 1; y < rows.bottom - 1; y++)
    for (const x of inner) {
      const k = y * ink.width + x;
      all++;
      if (ink.mask[k] !== 1 && ink.contrast[k]! < ink.threshold) open++;
    }
  return all === 0 ? 0 : open / all;
}

/**
 * Sub-pixel end of a stretch of rows, upwards (`way` -1) or downwards (1): the last row counts by the share of the
 * stretch's own contrast it has, and so does the row beyond, where anti-aliasing left less than the threshold.
 */
function edge(ink: Ink, xs: number[], top: number, bottom: number, way: -1 | 1): number {
  const at = (y: number): number => {
    if (y < 0 || y >= ink.height) return 0;
    let sum = 0;
    for (const x of xs) sum += ink.contrast[y * ink.width + x]!;
    return sum;
  };
  const rows = bottom - top;
  const sample: number[] = [];
  const step = Math.max(1, Math.floor(rows / 9));
  for (let y = top; y < bottom; y += step) sample.push(at(y));
  const level = Math.max(1, rows <= 2 ? Math.max(...sample) : median(sample));
  const lastRow = way < 0 ? top : bottom - 1;
  const covered = rows > 1 ? clamp(at(lastRow) / level, 0.2, 1) : 1;
  const outside = at(lastRow + way) / level;
  const beyond = outside < 0.6 ? outside : 0;
  return way < 0 ? top + (1 - covered) - beyond : bottom - (1 - covered) + beyond;
}

function ticksOf(states: Uint8Array, s: Stretch): { left: number | null; right: number | null } {
  return { left: tickRow(states, s, ROW_LEFT), right: tickRow(states, s, ROW_RIGHT) };
}

/** Middle of the longest run of rows with a tick on that side; rows with both ticks count for each. */
function tickRow(states: Uint8Array, s: Stretch, side: number): number | null {
  let best = 0;
  let middle: number | null = null;
  for (let y = s.top; y < s.bottom; y++) {
    if (states[y] !== side && states[y] !== ROW_BODY && states[y] !== ROW_CROSSED) continue;
    let end = y + 1;
    let own = states[y] === ROW_CROSSED ? 0.5 : 1;
    while (end < s.bottom && (states[end] === side || states[end] === ROW_BODY)) {
      end++;
      own++;
    }
    if (own > best) {
      best = own;
      middle = (y + end) / 2;
    }
    y = end - 1;
  }
  return middle;
}

function colourOf(
  context: SlotContext,
  centre: number,
  half: number,
  hollow: boolean,
  rows: { top: number; bottom: number },
  hasBody: boolean,
): [number, number, number] {
  const { picture, ink, widths } = context;
  const all = columns(ink, centre, hasBody ? Math.max(0.5, half - 1) : widths.wick / 2);
  const outline = columns(ink, centre, half);
  const xs = hollow ? [outline[0]!, outline[outline.length - 1]!] : all;
  const channels: [number[], number[], number[]] = [[], [], []];
  const step = Math.max(1, Math.floor((rows.bottom - rows.top) / 12));
  for (let y = rows.top; y < rows.bottom; y += step)
    for (const x of xs) {
      const k = y * ink.width + x;
      if (ink.mask[k] !== 1 && (hollow || ink.contrast[k]! < ink.threshold)) continue;
      const p = 4 * ((ink.box.y0 + y) * picture.width + ink.box.x0 + x);
      for (let c = 0; c < 3; c++) channels[c]!.push(picture.rgba[p + c]!);
    }
  return [median(channels[0]), median(channels[1]), median(channels[2])];
}
