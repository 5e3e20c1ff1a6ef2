import type { Box, RecognisedText, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan, Word } from '../image/words.ts';
import { quantile } from '../image/numbers.ts';
import { greyCrop } from './strip-labels.ts';

/** A stretch of text on one line. */
export interface TextBox {
  box: Box;
  /** Height of the capitals and digits. */
  height: number;
  /** The text stands in a box of its own colour (a pressed button). */
  plated: boolean;
}

/** A stretch of text that was read. */
export interface Segment extends TextBox {
  read: RecognisedText;
}

/** Columns and rows around a line: a frame or another line close above it must not be taken for a part of it. */
const MARGIN = { columns: 3, rows: 1 };

/** Reads stretches of one picture in batches and remembers them, so that no stage reads a text twice. */
export class LineReader {
  readonly picture: Picture;
  private readonly recogniser: TextRecogniser;
  private readonly known = new Map<string, RecognisedText>();

  constructor(picture: Picture, recogniser: TextRecogniser) {
    this.picture = picture;
    this.recogniser = recogniser;
  }

  /** The texts of the boxes, in their order. */
  read(boxes: readonly TextBox[]): Segment[] {
    const keyOf = ({ box: b, plated }: TextBox): string => `${b.x0} ${b.y0} ${b.x1} ${b.y1} ${plated}`;
    const fresh = boxes.filter((b) => !this.known.has(keyOf(b)));
    const texts = this.recogniser.recognise(
      fresh.map(({ box, plated }) =>
        plated
          ? greyCrop(this.picture, shrink(box), 0)
          : greyCrop(this.picture, box, MARGIN.columns, MARGIN.rows),
      ),
      'any',
    );
    fresh.forEach((b, i) => this.known.set(keyOf(b), texts[i]!));
    return boxes.map((b) => ({ ...b, read: this.known.get(keyOf(b))! }));
  }
}

function shrink(box: Box): Box {
  return { x0: box.x0 + 1, y0: box.y0 + 1, x1: box.x1 - 1, y1: box.y1 - 1 };
}

/** A blank or two, in heights of the letters. */
const BLANKS = 1.05;

/**
 * Words of one line joined where the gap is no more than a blank or two. Logos and arrows that are taller than the
 * letters are left out, because the recogniser scales a line by its tallest part.
 */
export function joinWords(words: readonly Word[], gap = BLANKS): TextBox[] {
  const sorted = [...words].sort((a, b) => a.box.x0 - b.box.x0);
  const groups: { words: Word[]; x1: number; height: number; middle: number }[] = [];
  for (const w of sorted) {
    const host = groups.find((g) => {
      const tall = Math.max(g.height, w.height);
      return (
        Math.abs(g.middle - w.middle) <= 0.35 * tall &&
        tall <= 1.6 * Math.min(g.height, w.height) &&
        w.box.x0 - g.x1 <= gap * tall
      );
    });
    if (!host) {
      groups.push({ words: [w], x1: w.box.x1, height: w.height, middle: w.middle });
      continue;
    }
    host.words.push(w);
    host.x1 = Math.max(host.x1, w.box.x1);
    // The text counts and not the logo before it.
    if (widthOf(w) > widthOf(host.words[0]!)) [host.height, host.middle] = [w.height, w.middle];
  }
  return groups.flatMap(({ words: parts }) => boxOf(parts));
}

const widthOf = (w: Word): number => w.box.x1 - w.box.x0;

/** How much taller than the capitals a shape at either end must be to be a logo and no letter. */
const LOGO = 1.3;

function boxOf(words: Word[]): TextBox[] {
  const shapes = words.flatMap((w) => w.shapes);
  const height = quantile(
    shapes.map((s) => s.y1 - s.y0),
    0.75,
  );
  const tall = (s: Box | undefined): boolean => s !== undefined && s.y1 - s.y0 > LOGO * height + 1;
  let first = 0;
  let last = shapes.length - 1;
  while (first < last && tall(shapes[first])) first++;
  while (last > first && tall(shapes[last])) last--;
  const kept = shapes.slice(first, last + 1);
  const box = {
    x0: Math.min(...kept.map((s) => s.x0)),
    y0: Math.min(...kept.map((s) => s.y0)),
    x1: Math.max(...kept.map((s) => s.x1)),
    y1: Math.max(...kept.map((s) => s.y1)),
  };
  return kept.length === 0 ? [] : [{ box, height, plated: false }];
}

/** Solid boxes that may hold the inverted text of a button. */
export function buttonBoxes(text: TextScan, region: Box): TextBox[] {
  return text.boxes
    .filter((b) => {
      const h = b.y1 - b.y0;
      const inside = b.y0 >= region.y0 && b.y1 <= region.y1 && b.x0 >= region.x0 && b.x1 <= region.x1;
      return inside && h >= 12 && h <= 48 && b.x1 - b.x0 <= 4 * h;
    })
    .map((box) => ({ box, height: 0.5 * (box.y1 - box.y0), plated: true }));
}

/** Stretches whose middles lie on one row, left to right; rows from top to bottom. */
export function rowsOf<T extends TextBox>(boxes: readonly T[]): T[][] {
  const rows: { middle: number; height: number; list: T[] }[] = [];
  for (const b of boxes) {
    const middle = (b.box.y0 + b.box.y1) / 2;
    const height = b.box.y1 - b.box.y0;
    const row = rows.find((r) => Math.abs(r.middle - middle) <= 0.5 * Math.min(height, r.height));
    if (row) row.list.push(b);
    else rows.push({ middle, height, list: [b] });
  }
  return rows.sort((a, b) => a.middle - b.middle).map((r) => r.list.sort((a, b) => a.box.x0 - b.box.x0));
}
