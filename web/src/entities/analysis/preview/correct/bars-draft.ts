/** Bars that a person takes out of a reading or sets in it, by the rows of their edges. */
import type { ChartHints, HintBar, Reading } from '../../../../api/generated/model';
import { rowOfPrice } from '../../picture/axis-scale.ts';
import { toHalf } from '../scale/scale-draft.ts';
import type { Size } from '../scale/scale-draft.ts';

export interface DraftBar extends HintBar {
  /** Stands where none was read. */
  added: boolean;
}

export interface BarsDraft {
  /** The one whose edges can be moved. */
  selected: DraftBar | null;
  /** Middles of bars that are none. */
  removed: readonly number[];
  set: readonly DraftBar[];
}

export const NO_BARS: BarsDraft = { selected: null, removed: [], set: [] };

export const EDGES = ['high', 'open', 'close', 'low'] as const;
export type Edge = (typeof EDGES)[number];

/** Share of the distance of two bars within which a point belongs to a bar. */
const BELONGS = 0.6;
/** Half the height of a bar that was just added, in pixels. */
const BEGINS = 10;

export function barHints({ removed, set }: BarsDraft): ChartHints {
  return {
    ...(removed.length > 0 && { remove_bars: [...removed] }),
    ...(set.length > 0 && { set_bars: set.map(({ added: _, ...bar }) => bar) }),
  };
}

/** A chart of closes has one edge. */
export const closesOnly = ({ kind }: Reading): boolean => kind === 'line' || kind === 'area';

/** Single bars stand in the reading, so that they can be corrected. */
export const hasBars = ({ resolution = 'bars' }: Reading): boolean => resolution === 'bars';

/** The bars as they stand with what was set, from left to right. */
export function barsOf(reading: Reading, { set, removed }: BarsDraft): DraftBar[] {
  const near = reading.bar_spacing_px * BELONGS;
  const others = reading.bars.filter(
    ({ x_px }) => ![...removed, ...set.map((bar) => bar.x_px)].some((x) => Math.abs(x - x_px) < near),
  );
  const row = (price: number): number => toHalf(rowOfPrice(reading.axis, price));
  const read = others.map(({ x_px, open, high, low, close }): DraftBar => {
    const rows = {
      open_y_px: row(open ?? close),
      close_y_px: row(close),
      high_y_px: row(high ?? close),
      low_y_px: row(low ?? close),
    };
    const body = [rows.open_y_px, rows.close_y_px];
    const [top, bottom] = [Math.min(rows.high_y_px, ...body), Math.max(rows.low_y_px, ...body)];
    return { x_px, ...rows, high_y_px: top, low_y_px: bottom, added: false };
  });
  return [...read, ...set].sort((a, b) => a.x_px - b.x_px);
}

/** The bar at a point of the picture, or a new one that begins there. */
export function barAt(
  reading: Reading,
  draft: BarsDraft,
  at: { x: number; y: number },
  { height }: Size,
): DraftBar | null {
  const bars = barsOf(reading, draft);
  const [first] = bars;
  if (!first) return null;
  const near = bars.reduce((a, b) => (Math.abs(b.x_px - at.x) < Math.abs(a.x_px - at.x) ? b : a), first);
  const slots = (at.x - near.x_px) / reading.bar_spacing_px;
  if (Math.abs(slots) <= BELONGS) return near;
  const y = toHalf(Math.min(height - BEGINS, Math.max(BEGINS, at.y)));
  const half = closesOnly(reading) ? 0 : BEGINS;
  return {
    x_px: toHalf(near.x_px + Math.round(slots) * reading.bar_spacing_px),
    high_y_px: y - half,
    open_y_px: y + half / 2,
    close_y_px: y - half / 2,
    low_y_px: y + half,
    added: true,
  };
}

const sameBar = (one: HintBar, other: HintBar): boolean => one.x_px === other.x_px;

/** The draft with a bar as it is now set, which stays selected. */
export function withBar(draft: BarsDraft, bar: DraftBar): BarsDraft {
  const set = [...draft.set.filter((one) => !sameBar(one, bar)), bar];
  return { ...draft, set, selected: bar };
}

/** The draft with a bar taken out; one that was added is merely taken back. */
export function withoutBar(draft: BarsDraft, bar: DraftBar): BarsDraft {
  const set = draft.set.filter((one) => !sameBar(one, bar));
  const removed = bar.added ? draft.removed : [...draft.removed, bar.x_px];
  return { selected: null, set, removed };
}

/** A bar with one edge moved: wicks stop at the body, and the body takes its wicks along. */
export function withEdge(bar: DraftBar, edge: Edge, row: number, { height }: Size): DraftBar {
  const y = Math.min(height, Math.max(0, toHalf(row)));
  const { open_y_px: open, close_y_px: close } = bar;
  if (edge === 'high') return { ...bar, high_y_px: Math.min(y, open, close) };
  if (edge === 'low') return { ...bar, low_y_px: Math.max(y, open, close) };
  return {
    ...bar,
    [`${edge}_y_px`]: y,
    high_y_px: Math.min(bar.high_y_px, y),
    low_y_px: Math.max(bar.low_y_px, y),
  };
}

/** A bar of closes with its one row moved. */
export function withClose(bar: DraftBar, row: number, { height }: Size): DraftBar {
  const y = Math.min(height, Math.max(0, toHalf(row)));
  return { ...bar, open_y_px: y, high_y_px: y, low_y_px: y, close_y_px: y };
}
