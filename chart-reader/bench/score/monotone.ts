/** A rising curve from a first probability to the share that was right. */
export type Curve = [number, number][];

interface Block {
  sum: number;
  right: number;
  n: number;
}

/** Least answers behind one point of the curve. */
const LEAST = 15;

/**
 * Isotonic regression by pooling neighbours that fall (Ayer et al. 1955), with one right and one wrong answer's worth
 * of doubt in each pool, so that no claim reaches 0 or 1 on a finite number of answers.
 */
export function risingCurve(answers: readonly { probability: number; right: boolean }[]): Curve {
  const sorted = [...answers].sort((a, b) => a.probability - b.probability);
  const blocks: Block[] = [];
  for (let i = 0; i < sorted.length; i += LEAST) {
    const group = sorted.slice(i, sorted.length - i < 2 * LEAST ? sorted.length : i + LEAST);
    blocks.push({
      sum: group.reduce((s, a) => s + a.probability, 0),
      right: group.filter((a) => a.right).length,
      n: group.length,
    });
    if (group.length > LEAST) break;
  }
  const share = (b: Block): number => (b.right + 0.5) / (b.n + 1);
  for (let i = 1; i < blocks.length;)
    if (share(blocks[i]!) < share(blocks[i - 1]!)) {
      const [a, b] = [blocks[i - 1]!, blocks[i]!];
      blocks.splice(i - 1, 2, { sum: a.sum + b.sum, right: a.right + b.right, n: a.n + b.n });
      i = Math.max(1, i - 1);
    } else i++;
  return blocks.map((b) => [b.sum / b.n, share(b)]);
}
