import type { Box } from '../types.ts';
import type { Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';

/** A column of words that may be a price axis. */
export interface Strip {
  box: Box;
  side: 'left' | 'right';
  words: Word[];
  score: number;
}

const MIN_WORDS = 3;
const MOST_STRIPS = 9;

/** Columns of aligned words, best first. Axis labels share an edge (or the middle) and a height, and are evenly spread. */
export function findStrips(words: Word[], width: number, height: number): Strip[] {
  const usable = words.filter(
    (w) => w.height >= 5 && w.height <= 40 && w.box.x1 - w.box.x0 >= 0.5 * w.height,
  );
  const strips: Strip[] = [];
  for (const anchor of ['x1', 'x0', 'mid'] as const) {
    const at = (w: Word): number => (anchor === 'mid' ? (w.box.x0 + w.box.x1) / 2 : w.box[anchor]);
    const sorted = [...usable].sort((a, b) => at(a) - at(b));
    for (let i = 0; i < sorted.length; i++) {
      const group: Word[] = [];
      for (let k = i; k < sorted.length && at(sorted[k]!) - at(sorted[i]!) <= 3; k++) group.push(sorted[k]!);
      if (group.length < MIN_WORDS) continue;
      const strip = stripOf(group, width, height);
      if (strip) strips.push(strip);
    }
  }
  strips.sort((a, b) => b.score - a.score);
  const distinct: Strip[] = [];
  for (const s of strips)
    if (!distinct.some((d) => Math.min(d.box.x1, s.box.x1) > Math.max(d.box.x0, s.box.x0))) distinct.push(s);
  return distinct.slice(0, MOST_STRIPS);
}

function stripOf(group: Word[], width: number, height: number): Strip | null {
  const usual = median(group.map((w) => w.height));
  const words = group
    .filter((w) => Math.abs(w.height - usual) <= Math.max(1.5, 0.2 * usual))
    .sort((a, b) => a.middle - b.middle);
  if (words.length < MIN_WORDS) return null;
  const gaps = words.slice(1).map((w, i) => w.middle - words[i]!.middle);
  if (gaps.some((g) => g < 0.8 * usual)) {
    const kept = words.filter((w, i) => i === 0 || w.middle - words[i - 1]!.middle >= 0.8 * usual);
    if (kept.length < MIN_WORDS || kept.length === words.length) return null;
    return stripOf(kept, width, height);
  }
  const step = median(gaps);
  const even = gaps.filter((g) => Math.abs(g - step) <= Math.max(2, 0.08 * step)).length / gaps.length;
  const span = (words[words.length - 1]!.middle - words[0]!.middle) / height;
  // Letters may touch: the width tells as much as the count.
  const glyphs = median(words.map((w) => Math.max(w.glyphs, (w.box.x1 - w.box.x0) / (0.8 * w.height))));
  const box = {
    x0: Math.min(...words.map((w) => w.box.x0)),
    y0: words[0]!.box.y0,
    x1: Math.max(...words.map((w) => w.box.x1)),
    y1: words[words.length - 1]!.box.y1,
  };
  const middle = (box.x0 + box.x1) / 2 / width;
  const outer = Math.abs(middle - 0.5) * 2;
  const score =
    Math.min(words.length, 14) * (0.4 + even) * (0.3 + span) * (0.2 + outer) * Math.min(1, glyphs / 2);
  return { box, side: middle > 0.5 ? 'right' : 'left', words, score };
}
