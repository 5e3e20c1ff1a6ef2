import { median } from '../image/numbers.ts';
import type { Mark } from './slot-marks.ts';

/** Most a jump between two bars may cost: about the gain of six bars. */
const MISS = 12;

/** Marks of one slot, and ends of chains within so many slots, that are followed up. */
const MOST_MARKS = 6;
const MOST_NODES = 24;
const REACH = 16;

/** Size of a mark: its height, with body rows counting more than wick rows. */
function weight(mark: Mark): number {
  const body = mark.hasBody ? mark.bodyBottom - mark.bodyTop : 0;
  return mark.bottom - mark.top + 2 * body;
}

/**
 * One mark per slot, or none: the chain with the most substance whose neighbours overlap or lie close together
 * (a price goes on where it stopped). `likeness` (0..1) tells how much a mark looks like the others. Exact, by dynamic programming over the slots.
 */
export function chooseMarks(
  bySlot: Mark[][],
  paneHeight: number,
  likeness: (m: Mark) => number = () => 1,
): Mark[] {
  const sizes = bySlot.map((marks) => Math.max(0, ...marks.map(weight))).filter((v) => v > 0);
  if (sizes.length === 0) return [];
  const usual = Math.max(4, median(sizes));
  const gain = (m: Mark): number =>
    likeness(m) * (0.35 + 2 * Math.min(1, weight(m) / usual) * (0.4 + 0.6 * m.clean));
  const cost = (a: Mark, b: Mark, steps: number): number => {
    const gap = Math.max(0, a.top - b.bottom, b.top - a.bottom);
    const shift = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
    const far = (gap + 0.15 * shift) / (0.04 * paneHeight * Math.sqrt(Math.min(steps, 4)));
    return Math.min(MISS, 0.6 * far) + 0.08 * Math.min(steps - 1, 40);
  };
  interface Node {
    mark: Mark;
    score: number;
    before: Node | null;
  }
  let recent: Node[] = [];
  let best: Node | null = null;
  bySlot.forEach((marks) => {
    const likely = [...marks].sort((a, b) => gain(b) - gain(a)).slice(0, MOST_MARKS);
    const nodes = likely.map((mark): Node => {
      let score = gain(mark) - 0.3;
      let before: Node | null = null;
      for (const node of recent) {
        const s = node.score + gain(mark) - cost(node.mark, mark, mark.slot - node.mark.slot);
        if (s > score) [score, before] = [s, node];
      }
      return { mark, score, before };
    });
    for (const node of nodes) if (!best || node.score > best.score) best = node;
    const slot = marks[0]?.slot ?? 0;
    recent = [...nodes, ...recent.filter((n) => n.mark.slot > slot - REACH)]
      .sort((a, b) => b.score - a.score)
      .slice(0, MOST_NODES);
  });
  const chain: Mark[] = [];
  for (let node: Node | null = best; node; node = (node as Node).before) chain.push((node as Node).mark);
  return chain.reverse();
}
