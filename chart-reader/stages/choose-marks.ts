import { median } from '../image/numbers.ts';
import type { Mark } from './slot-marks.ts';

const MISS = 2.2;

/** Size of a mark: its height, with body rows counting more than wick rows. */
function weight(mark: Mark): number {
  const body = mark.hasBody ? mark.bodyBottom - mark.bodyTop : 0;
  return mark.bottom - mark.top + 2 * body;
}

/**
 * One mark per slot, or none: the chain with the most substance whose neighbours overlap or lie close together
 * (a price goes on where it stopped). Exact, by dynamic programming over the slots.
 */
export function chooseMarks(bySlot: Mark[][], paneHeight: number): Mark[] {
  const sizes = bySlot.map((marks) => Math.max(0, ...marks.map(weight))).filter((v) => v > 0);
  if (sizes.length === 0) return [];
  const usual = Math.max(4, median(sizes));
  const gain = (m: Mark): number => 0.35 + 2 * Math.min(1, weight(m) / usual) * (0.4 + 0.6 * m.clean);
  const cost = (a: Mark, b: Mark, steps: number): number => {
    const gap = Math.max(0, a.top - b.bottom, b.top - a.bottom);
    const shift = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
    const far = (gap + 0.15 * shift) / (0.04 * paneHeight * Math.sqrt(Math.min(steps, 4)));
    return Math.min(MISS, 0.6 * far);
  };
  interface Node {
    mark: Mark;
    score: number;
    before: Node | null;
  }
  let recent: Node[] = [];
  let best: Node | null = null;
  bySlot.forEach((marks) => {
    const nodes = marks.map((mark): Node => {
      let score = gain(mark) - 0.3;
      let before: Node | null = null;
      for (const node of recent) {
        const s = node.score + gain(mark) - cost(node.mark, mark, mark.slot - node.mark.slot);
        if (s > score) [score, before] = [s, node];
      }
      return { mark, score, before };
    });
    for (const node of nodes) if (!best || node.score > best.score) best = node;
    recent = [...nodes, ...recent].filter(
      (n) => nodes.includes(n) || n.mark.slot > (marks[0]?.slot ?? 0) - 12,
    );
    if (recent.length > 24) recent = recent.slice(0, 24);
  });
  const chain: Mark[] = [];
  for (let node: Node | null = best; node; node = (node as Node).before) chain.push((node as Node).mark);
  return chain.reverse();
}
