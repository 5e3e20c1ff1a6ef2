/** Curves and levels beside the series as they are stored and answered. */
import type { Overlay, Reading } from '../types.ts';

export interface NamedOverlay {
  shape: Overlay['shape'];
  name: string | null;
  colour: number[];
  /** Of a level. */
  price: number | null;
}

/** The most that are named; a chart with more is drawn over. */
const MOST_OVERLAYS = 12;

/** What is greyer is a wick or a line of the grid as often as a curve. */
const LEAST_CHROMA = 40;
const ONE_LINE_PX = 2;

/**
 * Curves and levels by name and, for levels, price. The line of the last price is said elsewhere, lines at labels are the grid's, and what
 * has neither name nor colour is not told from the bars.
 */
export function namedOverlays({ overlays, last_price: last, labels }: Reading): NamedOverlay[] {
  const rows = [...labels.map(({ y_px }) => y_px), ...(last ? [last.value.y_px] : [])];
  const isGrid = ({ shape, points }: Overlay) =>
    shape === 'level' && rows.some((y) => Math.abs((points[0]?.y_px ?? 0) - y) <= ONE_LINE_PX);
  const isGrey = ({ name, colour }: Overlay) =>
    name === null && Math.max(...colour) - Math.min(...colour) < LEAST_CHROMA;
  return overlays
    .filter((overlay) => !isGrid(overlay) && !isGrey(overlay))
    .slice(0, MOST_OVERLAYS)
    .map(({ shape, name, colour, points }) => ({
      shape,
      name,
      colour: [...colour],
      price: shape === 'level' ? (points[0]?.price ?? null) : null,
    }));
}
