/** Boxes of categories, each of which may have a colour of its own: no bars of prices are. */
import type { BarGeometry } from './bar-geometry.ts';
import { twoColours } from './direction.ts';
import { BarsUnclear } from './refuse.ts';
import { areSurelyBars } from './series.ts';

/**
 * Columns and rows of a body that show its whole colour, how far it lies off both colours that most bodies have, the share of such bodies, and the share of what
 * is drawn that is bars: what lies over them lends them colours, too.
 */
const MANY = { columns: 6, rows: 6, off: 60, share: 0.15, explained: 0.9 };

/** Refuses solid bodies that have more colours than two and are nearly all that is drawn, unless they open where the one before closed. */
export function refuseManyColours(geometry: BarGeometry): void {
  const { bars, explained, widths } = geometry;
  if ((widths.body ?? 0) < MANY.columns || explained < MANY.explained || areSurelyBars(geometry)) return;
  const solid = bars
    .map(({ mark }) => mark)
    .filter((m) => m.hasBody && !m.hollow && m.bodyBottom - m.bodyTop >= MANY.rows);
  const colours = twoColours(solid) ?? [];
  const off = (colour: readonly number[]): number =>
    Math.min(...colours.map((own) => Math.hypot(...own.map((v, c) => v - colour[c]!))));
  const others = solid.filter(({ colour }) => off(colour) > MANY.off && off(colour) < Infinity);
  if (others.length > MANY.share * solid.length) throw new BarsUnclear('many_colours');
}
