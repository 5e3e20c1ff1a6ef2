/** Combs of which the bars fill every second slot only, or every third: stripes and gaps between bars stand on the others. */
import type { CandleColours } from './candle-colours.ts';
import type { RectangleComb } from './rectangle-comb.ts';

/** How many times as wide the slots may be, the least number of filled ones (fewer may stand in step by chance), and the least share of them that stand in step. */
const MOST_TIMES = 5;
const LEAST_SLOTS = 16;
const IN_STEP = 0.92;
/** Colours that fill so much of their slots as wide as a body are those of bodies. */
const BODIED = 0.4;

/** The comb, or the one of which the slots that bodies of the most frequent colour stand on are all. */
export function ofFilledSlots(comb: RectangleComb, { families }: CandleColours): RectangleComb {
  if (families.length === 0) return comb;
  const bodied = families.filter((f) => f.bodied >= BODIED);
  const likely = bodied.length > 0 ? bodied : families;
  // Other colours on the comb may be those of what stands between the bars.
  const slots = [...likely.reduce((most, f) => (f.slots.size > most.slots.size ? f : most)).slots];
  if (slots.length < LEAST_SLOTS) return comb;
  for (let times = MOST_TIMES; times >= 2; times--)
    for (let step = 0; step < times; step++) {
      const inStep = slots.filter((s) => (((s - step) % times) + times) % times === 0).length;
      if (inStep >= IN_STEP * slots.length) return everyNth(comb, times, step);
    }
  return comb;
}

function everyNth(comb: RectangleComb, times: number, step: number): RectangleComb {
  const spacing = times * comb.spacing;
  const at = comb.origin + step * comb.spacing;
  const origin = at - Math.floor((at + 0.5 * spacing) / spacing) * spacing;
  const occupied = Math.ceil(comb.occupied / times);
  return { ...comb, spacing, origin, occupied, slots: Math.ceil(comb.slots / times) + 1 };
}
