import type { Box } from '../types.ts';
import type { Word } from '../image/words.ts';
import { median, quantile } from '../image/numbers.ts';

/** A column of words that may be a price axis. */
export interface Strip {
  box: Box;
  side: 'left' | 'right';
  words: Word[];
  score: number;
}

const MIN_WORDS = 3;
/** Greatest height of a label, in pixels or as a share of the picture's height where that is more. */
const TALLEST = { pixels: 40, share: 1 / 30 };
const MOST_STRIPS = 9;

/**
 * Columns of aligned words, best first. Axis labels share an edge (or the middle) and a height, and are evenly spread. Two words are a column
 * where one of the solid `boxes` stands in it, as the tag of the last price does.
 */
export function findStrips(
  words: Word[],
  width: number,
  height: number,
  boxes: readonly Box[] = [],
): Strip[] {
  const tallest = Math.max(TALLEST.pixels, TALLEST.share * height);
  const usable = words.filter(
    (w) => w.height >= 5 && w.height <= tallest && w.box.x1 - w.box.x0 >= 0.5 * w.height,
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
  for (const s of strips) distinct.push(...apartFrom([s], distinct));
  const beside = apartFrom(pairsBesideBoxes(usable, boxes, width, height), distinct);
  const alone = apartFrom(pairsAlone(usable, boxes, width, height), [...distinct, ...beside]);
  const others = ofOtherWords(strips, distinct.slice(0, MOST_STRIPS)).slice(0, MOST_OTHERS);
  return [...distinct.slice(0, MOST_STRIPS), ...others, ...[...beside, ...alone].slice(0, MOST_PAIRS)];
}

/** Columns in the place of better ones that are tried after these, and the share of their words that those may have, too. */
const MOST_OTHERS = 2;
const SHARED = 0.5;

/** Strips that stand where others do and consist of other words, as labels to which nothing is joined. */
function ofOtherWords(strips: readonly Strip[], chosen: readonly Strip[]): Strip[] {
  const out: Strip[] = [];
  for (const s of strips) {
    const known = [...chosen, ...out];
    const shared = (o: Strip): number => s.words.filter((w) => o.words.includes(w)).length;
    if (known.every((o) => shared(o) < SHARED * s.words.length)) out.push(s);
  }
  return out;
}

/** The strips in whose columns none of the others stands. */
const apartFrom = (strips: Strip[], others: readonly Strip[]): Strip[] =>
  strips.filter((s) => !others.some((o) => Math.min(o.box.x1, s.box.x1) > Math.max(o.box.x0, s.box.x0)));

const MOST_PAIRS = 2;
/** Share of the width on either side in which a pair is looked for, and how far its words may reach out of the box's columns. */
const OUTER = 0.3;
const BEYOND = 6;

/** How far apart two labels alone stand, in heights of their type, and how alike they are. */
const ALONE = { apart: 6, width: 0.2, height: 1, glyphs: 3 };

const areAlike = (a: Word, b: Word): boolean =>
  Math.abs(widthOf(a) - widthOf(b)) <= ALONE.width * widthOf(a) &&
  Math.abs(a.height - b.height) <= ALONE.height &&
  Math.min(Math.abs(a.box.x0 - b.box.x0), Math.abs(a.box.x1 - b.box.x1)) <= 2;

/** Two aligned words of one height and width, and no third one like them, at either side of the picture, neither of them in a box. */
function pairsAlone(words: readonly Word[], boxes: readonly Box[], width: number, height: number): Strip[] {
  const outer = words.filter(({ box, glyphs }) => {
    const middle = (box.x0 + box.x1) / 2 / width;
    return glyphs >= ALONE.glyphs && (middle < OUTER / 2 || middle > 1 - OUTER / 2);
  });
  return outer.flatMap((a): Strip[] => {
    const [b, third] = outer.filter((w) => w !== a && areAlike(a, w));
    if (!b || third || a.middle > b.middle) return [];
    const boxed = boxes.some((o) =>
      [a, b].some((w) => w.middle > o.y0 && w.middle < o.y1 && o.x0 < w.box.x1 && o.x1 > w.box.x0),
    );
    return !boxed && b.middle - a.middle >= ALONE.apart * a.height
      ? [stripOf([a, b], width, height, 2)].flatMap((s) => s ?? [])
      : [];
  });
}

/** Two aligned words of one height above or below a box in their column. */
function pairsBesideBoxes(
  words: readonly Word[],
  boxes: readonly Box[],
  width: number,
  height: number,
): Strip[] {
  return boxes.flatMap((b): Strip[] => {
    const middle = (b.x0 + b.x1) / 2 / width;
    if (middle > OUTER && middle < 1 - OUTER) return [];
    const beside = words.filter(
      ({ box, height: tall }) =>
        box.x0 >= b.x0 - BEYOND &&
        box.x1 <= b.x1 + BEYOND &&
        (box.y1 <= b.y0 || box.y0 >= b.y1) &&
        b.y1 - b.y0 >= tall &&
        b.x1 - b.x0 <= 2 * (box.x1 - box.x0),
    );
    const [first] = beside;
    const aligned = beside.filter(
      (w) => Math.abs(w.box.x0 - first!.box.x0) <= 3 || Math.abs(w.box.x1 - first!.box.x1) <= 3,
    );
    return aligned.length === 2 ? [stripOf(aligned, width, height, 2)].flatMap((s) => s ?? []) : [];
  });
}

const widthOf = ({ box }: Word): number => box.x1 - box.x0;

/** A word so much wider than the other labels has something else joined to it, as a mark of the chart that touches a label. */
const WIDER = 1.5;
/** Steps that a gap may have where labels are hidden, and what such a gap counts for; steps of fewer heights fit anything. */
const HIDDEN = { most: 4, counts: 0.8, heights: 3 };

/** Share of the gaps between labels that are one step, or several where tags hide the labels between. */
function evenness(gaps: readonly number[], height: number): number {
  const worth = (gap: number, step: number): number => {
    const steps = step >= HIDDEN.heights * height ? Math.max(1, Math.round(gap / step)) : 1;
    if (steps > HIDDEN.most || Math.abs(gap - steps * step) > Math.max(2, 0.08 * step)) return 0;
    return steps === 1 ? 1 : HIDDEN.counts;
  };
  const total = (step: number): number => gaps.reduce((sum, gap) => sum + worth(gap, step), 0);
  return Math.max(total(median(gaps)), total(Math.min(...gaps))) / gaps.length;
}

function stripOf(group: Word[], width: number, height: number, least = MIN_WORDS): Strip | null {
  const usual = median(group.map((w) => w.height));
  const words = group
    .filter((w) => Math.abs(w.height - usual) <= Math.max(1.5, 0.2 * usual))
    .sort((a, b) => a.middle - b.middle);
  if (words.length < least) return null;
  const gaps = words.slice(1).map((w, i) => w.middle - words[i]!.middle);
  if (gaps.some((g) => g < 0.8 * usual)) {
    const kept = words.filter((w, i) => i === 0 || w.middle - words[i - 1]!.middle >= 0.8 * usual);
    if (kept.length < MIN_WORDS || kept.length === words.length) return null;
    return stripOf(kept, width, height);
  }
  const even = evenness(gaps, usual);
  const span = (words[words.length - 1]!.middle - words[0]!.middle) / height;
  // Letters may touch: the width tells as much as the count.
  const glyphs = median(words.map((w) => Math.max(w.glyphs, (w.box.x1 - w.box.x0) / (0.8 * w.height))));
  const widest = WIDER * quantile(words.map(widthOf), 0.75);
  const own = words.filter((w) => widthOf(w) <= widest);
  const box = {
    x0: Math.min(...own.map((w) => w.box.x0)),
    y0: words[0]!.box.y0,
    x1: Math.max(...own.map((w) => w.box.x1)),
    y1: words[words.length - 1]!.box.y1,
  };
  const middle = (box.x0 + box.x1) / 2 / width;
  const outer = Math.abs(middle - 0.5) * 2;
  const score =
    Math.min(words.length, 14) * (0.4 + even) * (0.3 + span) * (0.2 + outer) * Math.min(1, glyphs / 2);
  return { box, side: middle > 0.5 ? 'right' : 'left', words, score };
}
