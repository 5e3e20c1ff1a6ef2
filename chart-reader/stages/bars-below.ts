/** What stands on one row below the prices, one column for each bar: volume, or an oscillator. It tells which bars were not read. */
import type { Box, Series } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { Refused } from './refuse.ts';

/** Least bars, and least pixels from one to the next for the ground between their columns to be seen. */
const LEAST = { bars: 20, spacing: 4 };
/** Least difference of the brightness of a column from that of the ground to either side. */
const STANDS = 10;
/** Rows above its foot in which a column stands, too, at least and as a share of the spacing: dashes of a level line may keep step with the bars, but are lower. */
const HIGH = { rows: 3, share: 0.35 };
/** Columns are of many heights, and so large a share of them stands so many times as high: thick dashes of a level line do not. */
const HIGHER = { times: 3, share: 0.2 };
/** Most of the bars below which no column may stand on the row, as a share of all. */
const BARE = 0.15;
/** Share of the bars that a reading may miss at its ends: between others their empty slots show that they are missing. */
const MISSED = 0.05;

/** Slots, from that of the first bar on, in which a column stands and no bar was read; empty where no row of columns stands below the bars. */
export function unreadSlots({ luma, width, height }: Picture, pane: Box, series: Series): number[] {
  const { bars, hidden = [], bar_spacing_px: spacing } = series;
  if (series.resolution !== 'bars' || bars.length < LEAST.bars || spacing < LEAST.spacing) return [];
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const step = (last.x_px - first.x_px) / (last.slot - first.slot);
  const xOf = (slot: number): number => first.x_px + slot * step;
  const differs = (x: number, y: number): boolean => {
    const at = (column: number): number => luma[y * width + Math.floor(column)]!;
    return Math.min(Math.abs(at(x) - at(x - step / 2)), Math.abs(at(x) - at(x + step / 2))) >= STANDS;
  };
  const high = Math.max(HIGH.rows, Math.round(HIGH.share * step));
  const stands = (x: number, y: number): boolean => differs(x, y) && differs(x, y - high);
  let [row, least] = [0, BARE * bars.length];
  for (let y = (pane.y0 + pane.y1) >> 1; y < height; y++) {
    let bare = 0;
    if (bars.some(({ x_px }) => !stands(x_px, y) && ++bare > least)) continue;
    [row, least] = [y, bare];
  }
  const higher = bars.filter(({ x_px }) => differs(x_px, row - HIGHER.times * high)).length;
  if (higher < HIGHER.share * bars.length) return [];
  const known = new Set([...bars, ...hidden].map(({ slot }) => slot));
  const unread: number[] = [];
  // Half a slot from the edges what is beside a column is not of the pane.
  for (let slot = Math.ceil((pane.x0 - first.x_px) / step + 0.5); xOf(slot + 0.5) < width; slot++) {
    // Under labels that stand in the pane the columns go on as the bars do.
    if (xOf(slot + 0.5) >= pane.x1 && !stands(xOf(slot), row)) break;
    if (!known.has(slot) && differs(xOf(slot), row)) unread.push(slot);
  }
  return unread;
}

/** Refuses a series that misses more of the bars than a reading may. */
export function refuseUnread(picture: Picture, pane: Box, series: Series): void {
  const unread = unreadSlots(picture, pane, series);
  const ends = unread.filter((slot) => slot < 0 || slot > series.bars.at(-1)!.slot);
  const all = unread.length + series.bars.length;
  if (ends.length > MISSED * all)
    throw new Refused('series_uncertain', 'candles', 'missing', series.bars.length, all);
}
