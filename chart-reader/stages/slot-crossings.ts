/** Rows of a slot where a line, a grid or another bar crosses it: whose are they? */
import { clamp } from '../image/numbers.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import type { Comb } from './comb.ts';
import { ROW_BODY, ROW_CROSSED, ROW_EMPTY, ROW_WICK } from './slot-rows.ts';
import type { Widths } from './widths.ts';

/** What is known of a picture when the bars of its slots are measured. */
export interface SlotContext {
  picture: Picture;
  ink: Ink;
  comb: Comb;
  widths: Widths;
  bars: boolean;
  /** Colours of the bars, once they are known; crossed rows are settled by them. */
  palette: readonly (readonly number[])[] | null;
  /** Where anything is drawn (see `bandsOf`); all rows are looked at where it is left out. */
  bands?: Uint8Array;
}

const SAME_COLOUR = 36;
/** Columns between the sides of a body from which on a line that crosses the wick can be told from it. */
const LEAST_BODY = 4;

/**
 * Where something crosses the bar, the bar's own colour says whether the row still belongs to it: each crossed row is
 * compared with the nearest settled row, at the body's edges and at the centre.
 */
export function settleCrossed(context: SlotContext, centre: number, states: Uint8Array): void {
  const { ink } = context;
  const { middle, left, right } = columnsOf(context, centre);
  const settle = (y: number, model: number): boolean => {
    const state = states[model]!;
    if (state === ROW_BODY) {
      const hollow = ink.mask[model * ink.width + middle] === 2;
      if (!alike(context, left, y, model) || !alike(context, right, y, model)) return false;
      if (!hollow && !alike(context, middle, y, model)) return false;
      states[y] = ROW_BODY;
      return true;
    }
    if (state === ROW_EMPTY || !alike(context, middle, y, model)) return false;
    // A body that touches the one beside it begins here, where the colour of the wick goes on to both its sides.
    const wide = right - left >= LEAST_BODY && isOneColour(context, y, [left, middle, right]);
    states[y] = wide ? ROW_BODY : ROW_WICK;
    return true;
  };
  for (let y = 1; y < states.length; y++)
    if (states[y] === ROW_CROSSED && states[y - 1] !== ROW_CROSSED && states[y - 1] !== ROW_EMPTY)
      settle(y, y - 1);
  for (let y = states.length - 2; y >= 0; y--)
    if (states[y] === ROW_CROSSED && states[y + 1] !== ROW_CROSSED && states[y + 1] !== ROW_EMPTY)
      settle(y, y + 1);
}

const LIKE_PALETTE = 30;

/** Rows still crossed, once the bars' colours are known: the bar's where it shows its colour, else the crossing's. */
export function settleByPalette(context: SlotContext, centre: number, states: Uint8Array): void {
  const { middle, left, right } = columnsOf(context, centre);
  for (let y = 0; y < states.length; y++) {
    if (states[y] !== ROW_CROSSED || !inPalette(context, middle, y)) continue;
    states[y] = inPalette(context, left, y) && inPalette(context, right, y) ? ROW_BODY : ROW_WICK;
  }
}

/** Columns of the ink at which a body shows: its centre and its two edges. */
function columnsOf({ ink, widths }: SlotContext, centre: number) {
  const half = (widths.body ?? widths.wick) / 2;
  const column = (x: number): number => clamp(x, 0, ink.width - 1);
  return {
    middle: column(Math.floor(centre)),
    left: column(Math.round(centre - half)),
    right: column(Math.round(centre + half) - 1),
  };
}

function inPalette(context: SlotContext, x: number, y: number): boolean {
  const { picture, ink, palette } = context;
  const p = 4 * ((ink.box.y0 + y) * picture.width + ink.box.x0 + x);
  const d = picture.rgba;
  return (palette ?? []).some(
    (c) =>
      Math.abs(d[p]! - c[0]!) <= LIKE_PALETTE &&
      Math.abs(d[p + 1]! - c[1]!) <= LIKE_PALETTE &&
      Math.abs(d[p + 2]! - c[2]!) <= LIKE_PALETTE,
  );
}

function alike(context: SlotContext, x: number, y: number, model: number): boolean {
  return sameColour(context, [x, y], [x, model]);
}

function isOneColour(context: SlotContext, y: number, xs: readonly number[]): boolean {
  return xs.every((x) => sameColour(context, [x, y], [xs[0]!, y]));
}

type Place = readonly [number, number];

function sameColour({ picture, ink }: SlotContext, [ax, ay]: Place, [bx, by]: Place): boolean {
  const a = 4 * ((ink.box.y0 + ay) * picture.width + ink.box.x0 + ax);
  const b = 4 * ((ink.box.y0 + by) * picture.width + ink.box.x0 + bx);
  const d = picture.rgba;
  return (
    Math.abs(d[a]! - d[b]!) <= SAME_COLOUR &&
    Math.abs(d[a + 1]! - d[b + 1]!) <= SAME_COLOUR &&
    Math.abs(d[a + 2]! - d[b + 2]!) <= SAME_COLOUR
  );
}
