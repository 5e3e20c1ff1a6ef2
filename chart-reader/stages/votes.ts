import type { Box, ReadText, Stage } from '../types.ts';

/** One source's answer, with the probability that it is right by itself. */
export interface Vote {
  text: string;
  p: number;
  box: Box;
  why: string;
}

/** Whether one text only says less than the other: BTC and BTCUSDT, ES and ES 09-23. */
export function compatible(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

/**
 * The answer most of the votes speak for; sources that agree raise the confidence as independent witnesses do, and a
 * rival lowers it. Null where the confidence stays below `floor`.
 */
export function elect(votes: readonly Vote[], floor: number): Stage<ReadText> | null {
  const groups = new Map<string, Vote[]>();
  for (const v of votes) groups.set(v.text, [...(groups.get(v.text) ?? []), v]);
  const ranked = [...groups.values()]
    .map((list) => ({ list, p: 1 - list.reduce((miss, v) => miss * (1 - v.p), 1) }))
    .sort((a, b) => b.p - a.p);
  const first = ranked[0];
  if (!first) return null;
  const second = ranked.find((r) => r !== first && !compatible(r.list[0]!.text, first.list[0]!.text));
  const confidence = first.p * (1 - 0.5 * (second?.p ?? 0));
  if (confidence < floor) return null;
  const [best] = [...first.list].sort((a, b) => b.p - a.p) as [Vote, ...Vote[]];
  const evidence = [...new Set(first.list.map((v) => v.why))];
  if (second) evidence.push(`“${second.list[0]!.text}” is printed too`);
  return { value: { text: best.text, box: best.box }, confidence, evidence };
}
