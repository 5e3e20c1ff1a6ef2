/** The marks of the bars among all that stands in the slots of their comb. */
import type { Ink } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import { distanceToBlend } from './candle-colours.ts';
import { withoutBoxes } from './boxed-marks.ts';
import { chooseMarks } from './choose-marks.ts';
import { twoColours } from './direction.ts';
import type { SlotContext } from './slot-crossings.ts';
import { marksOfSlot } from './slot-marks.ts';
import type { Mark } from './slot-marks.ts';

/**
 * The chain of bars, found twice: first by size and position alone, then knowing the colours of the first choice. Text,
 * drawings and averages have others.
 */
export function findMarks(context: SlotContext): Mark[] {
  const { ink, comb } = context;
  const bySlot: Mark[][] = [];
  // A bar whose middle lies beyond the edge of the pane is cut off: where its wick went cannot be seen.
  const isInside = (slot: number): boolean => comb.origin + slot * comb.spacing < ink.width;
  for (let slot = 0; slot < comb.slots && isInside(slot); slot++) bySlot.push(marksOfSlot(context, slot));
  const first = chooseMarks(withoutBoxes(bySlot), ink.height);
  const colours = coloursOf(first, ink, comb.spacing);
  if (!colours) return first;
  const chosen = new Map(first.map((m) => [m.slot, m]));
  const informed = { ...context, palette: colours.palette };
  bySlot.forEach((_, slot) => {
    if ((chosen.get(slot)?.clean ?? 0) < 0.97) bySlot[slot] = marksOfSlot(informed, slot);
  });
  const alike = withoutBoxes(bySlot).map((marks) => marks.filter((m) => colours.likeness(m) > 0));
  return chooseMarks(alike, ink.height, colours.likeness);
}

/** Whether there is ink at the mark's height on both borders of its slot. */
function runsThrough(ink: Ink, m: Mark, spacing: number): boolean {
  const inked = (x: number): boolean => {
    if (x < 0 || x >= ink.width) return false;
    const bottom = Math.min(ink.height, Math.ceil(m.bottom - ink.box.y0) + 3);
    for (let y = Math.max(0, Math.floor(m.top - ink.box.y0) - 3); y < bottom; y++)
      if (ink.mask[y * ink.width + x]) return true;
    return false;
  };
  const x = m.x - ink.box.x0;
  return inked(Math.round(x - spacing / 2)) && inked(Math.round(x + spacing / 2) - 1);
}

interface BarColours {
  palette: number[][];
  /** 1 for a mark in these colours, less for others. */
  likeness: (m: Mark) => number;
}

/**
 * The two colours that the bodies gather around, or their median when there is one colour only; null when they do not
 * gather. Thin strokes blend with the background, so the distance is taken to the line between it and the colour.
 */
function coloursOf(first: Mark[], ink: Ink, spacing: number): BarColours | null {
  const solid = first.filter((m) => m.hasBody && m.clean > 0.7 && m.bodyBottom - m.bodyTop >= 3);
  const usual = median(first.map((m) => m.bottom - m.top));
  const sample = solid.length >= 8 ? solid : first.filter((m) => m.bottom - m.top >= usual);
  if (sample.length < 8) return null;
  const middle = [0, 1, 2].map((c) => median(sample.map((m) => m.colour[c]!).filter(Number.isFinite)));
  const palette = twoColours(sample) ?? [middle];
  const back = [ink.plain.r, ink.plain.g, ink.plain.b];
  const off = (m: Mark): number => Math.min(...palette.map((c) => distanceToBlend(m.colour, back, c)));
  const spread = median(sample.map(off).filter(Number.isFinite));
  if (!(spread < 30)) return null;
  const limit = Math.max(45, 4 * spread);
  // A short piece in quite another colour that goes on to both sides is part of a line, not a bar.
  const foreign = (m: Mark): boolean =>
    spread < 25 && off(m) > limit && m.bottom - m.top <= 8 && runsThrough(ink, m, spacing);
  const likeness = (m: Mark): number => (off(m) <= limit ? 1 : foreign(m) ? 0 : 0.25);
  return { palette, likeness };
}
