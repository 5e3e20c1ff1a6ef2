/** What stands on one row below the prices, one column for each bar: volume, or an oscillator. It tells which bars were not read. */
import type { Box, Series } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import { Refused } from './refuse.ts';

/** Least bars, and least pixels from one to the next for the ground between their columns to be seen. */
const LEAST = { bars: 20, spacing: 4 };
/** Least difference of a column from the ground to either side, of the sum of its three colours. */
const STANDS = 36;
/** Share of the bars below which a column must stand on the row. */
const SHARE = 0.85;
/** Slots without a column that end the row of them. */
const END = 3;
/** Share of the bars that a reading may miss. */
const MISSED = 0.04;

/** Slots, from that of the first bar on, in which a column stands and no bar was read; empty where no row of columns stands below the bars. */
export function unreadSlots({ rgba, width, height }: Picture, { y0, y1 }: Box, series: Series): number[] {
  const { bars, hidden = [], bar_spacing_px: spacing } = series;
  if (series.resolution !== 'bars' || bars.length < LEAST.bars || spacing < LEAST.spacing) return [];
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const step = (last.x_px - first.x_px) / (last.slot - first.slot);
  const differs = (a: number, b: number): boolean => {
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += Math.abs(rgba[a + c]! - rgba[b + c]!);
    return sum >= STANDS;
  };
  const stands = (x: number, y: number): boolean => {
    const at = (column: number): number => 4 * (y * width + Math.floor(column));
    const beside = [x - step / 2, x + step / 2];
    return beside[0]! >= 0 && beside[1]! < width && beside.every((side) => differs(at(x), at(side)));
  };
  let [row, most] = [0, SHARE * bars.length - 1];
  for (let y = (y0 + y1) >> 1; y < height; y++) {
    let [n, left] = [0, bars.length];
    for (const { x_px } of bars) {
      if (n + left-- <= most) break;
      if (stands(x_px, y)) n++;
    }
    if (n > most) [row, most] = [y, n];
  }
  if (row === 0) return [];
  const seen = (slot: number): boolean => stands(first.x_px + (slot - first.slot) * step, row);
  const known = new Set([...bars, ...hidden].map(({ slot }) => slot));
  const unread: number[] = [];
  const follow = (from: number, way: 1 | -1, to: number): void => {
    for (let slot = from, bare = 0; slot !== to && bare < END; slot += way) {
      if (known.has(slot)) bare = 0;
      else if (seen(slot)) {
        unread.push(slot);
        bare = 0;
      } else if (slot < first.slot || slot > last.slot) bare++;
    }
  };
  follow(first.slot - 1, -1, -Infinity);
  follow(first.slot, 1, Infinity);
  return unread;
}

/** Refuses a series that misses more of the bars than a reading may. */
export function refuseUnread(picture: Picture, pane: Box, series: Series): void {
  const unread = unreadSlots(picture, pane, series).length;
  const all = unread + series.bars.length;
  if (unread > MISSED * all)
    throw new Refused('series_uncertain', 'candles', 'missing', series.bars.length, all);
}
