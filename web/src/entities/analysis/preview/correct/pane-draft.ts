/** The frame of the pane that a person sets, by its four edges. */
import type { Box } from '../../../../api/generated/model';
import type { PreviewOutcome } from '../preview-messages.ts';
import { toHalf } from '../scale/scale-draft.ts';
import type { Size } from '../scale/scale-draft.ts';

export const SIDES = ['y0', 'x1', 'y1', 'x0'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Record<Side, string> = {
  x0: 'left edge',
  x1: 'right edge',
  y0: 'upper edge',
  y1: 'lower edge',
};

/** A pane that can be read is at least so large, in pixels. */
const LEAST = { x: 80, y: 60 };

export const wayOf = (side: Side): 'x' | 'y' => (side === 'x0' || side === 'x1' ? 'x' : 'y');

/** The pane that was found, or most of the picture. */
export function foundPane(result: PreviewOutcome | null, { width, height }: Size): Box {
  const found = result?.outcome === 'read' ? result.reading.price_pane : result?.picture?.price_pane;
  if (!found)
    return {
      x0: toHalf(0.05 * width),
      x1: toHalf(0.85 * width),
      y0: toHalf(0.1 * height),
      y1: toHalf(0.9 * height),
    };
  return { x0: toHalf(found.x0), x1: toHalf(found.x1), y0: toHalf(found.y0), y1: toHalf(found.y1) };
}

/** The pane with an edge moved; it stays in the picture and a pane's least size away from the opposite one. */
export function withSide(pane: Box, side: Side, to: number, { width, height }: Size): Box {
  const [low, high] = {
    x0: [0, pane.x1 - LEAST.x],
    x1: [pane.x0 + LEAST.x, width],
    y0: [0, pane.y1 - LEAST.y],
    y1: [pane.y0 + LEAST.y, height],
  }[side] as [number, number];
  return { ...pane, [side]: Math.max(low, Math.min(high, toHalf(to))) };
}
