/** Upright strokes beside the middle of their slot: sides of bodies. */
import type { Rectangles } from '../image/rectangles.ts';

/** Whether a stroke stands along the side of a body: its outline, or its anti-aliased edge. */
export function isSide(
  { x0, x1, y0, y1 }: Rectangles,
  stroke: number,
  bodies: number[] | undefined,
): boolean {
  return (bodies ?? []).some((body) => {
    const touches = Math.abs(x1[stroke]! - x0[body]!) <= 1 || Math.abs(x0[stroke]! - x1[body]!) <= 1;
    const beside = Math.min(y1[stroke]!, y1[body]!) - Math.max(y0[stroke]!, y0[body]!);
    return touches && beside >= 0.6 * (y1[stroke]! - y0[stroke]!);
  });
}

/** A stroke where the side of a body would stand, and no outline was found around it. */
export interface LooseSide {
  i: number;
  slot: number;
  off: number;
  rows: number;
}

/** Share of its rows over which a stroke must face one on the other side of its slot. */
const FACING = 0.5;

/** The strokes that face another on the other side of their slot: outlines that something crosses have sides of unequal ends. */
export function facing({ y0, y1 }: Rectangles, loose: readonly LooseSide[]): LooseSide[] {
  const beside = (a: number, b: number): number => Math.min(y1[a]!, y1[b]!) - Math.max(y0[a]!, y0[b]!);
  return loose.filter((a) => {
    const opposite = loose.filter((b) => b.slot === a.slot && b.off * a.off < 0);
    const rows = opposite.reduce((sum, b) => sum + Math.max(0, beside(a.i, b.i)), 0);
    return rows >= FACING * (y1[a.i]! - y0[a.i]!);
  });
}
