import type { RecognisedText } from '../types.ts';
import { median } from '../image/numbers.ts';
import type { Candidate } from './axis-fit.ts';
import type { LabelShape } from './strip-labels.ts';
import type { NumberStyle, ParsedPrice } from './price-text.ts';
import { parsePrice } from './price-text.ts';

/** What the labels of a strip say, once read. */
export interface ReadLabel {
  shape: LabelShape;
  read: RecognisedText;
  /** By how many units of their last figure the price lies above the figures, where that is known. */
  off?: number;
}

/** One text that a label may stand for, and how likely that is. */
interface Variant {
  text: string;
  weight: number;
  /** Steps away from what was read, for the order of readings. */
  far: number;
}

const MOST_READINGS = 8;
const MOST_CANDIDATES = 6;
/** How often a text of small type is misread in these ways, each about as often as the share says. */
const STRAY_END = 0.5;
const LOST_POINT = 0.2;
const OTHER_MARK = 0.02;
/** The same where other than three figures follow, so that the mark cannot part thousands. */
const UNCLEAR_MARK = 0.5;
const STRAY_SIGN = 0.3;

/**
 * The ways in which a reading is commonly wrong on screenshots: a rest of a tick mark or frame read as a sign or stop, the
 * decimal point lost after a leading zero, point and comma confused.
 */
function variantsOf(text: string, usual: Usual, ticked: boolean): Variant[] {
  if (usual.lost?.(text)) return [{ text: withMark(text, usual), weight: 1, far: 0 }];
  const out: Variant[] = [{ text, weight: 1, far: 0 }];
  const trimmed = text.replace(/^[-.,'() ]+(?=\d)/, '').replace(/(?<=\d)[-.,'() ]+$/, '');
  if (trimmed !== text)
    out.push({ text: trimmed, weight: !/^-\s?\d/.test(text) ? STRAY_END : ticked ? 1 : STRAY_SIGN, far: 1 });
  if (/^0\d{2,}$/.test(trimmed))
    out.push({ text: `0${usual.mark}${trimmed.slice(1)}`, weight: LOST_POINT, far: 1 });
  else if (usual.decimals > 0 && /^[1-9]\d+$/.test(trimmed) && trimmed.length > usual.decimals)
    out.push({ text: withMark(trimmed, usual), weight: LOST_POINT, far: 1 });
  const marked = /^\d+[.,](\d+)$/.exec(trimmed);
  if (marked) {
    const weight = marked[1]!.length === 3 ? OTHER_MARK : UNCLEAR_MARK;
    out.push({ text: trimmed.replace(/[.,]/, (c) => (c === '.' ? ',' : '.')), weight, far: 1 });
  }
  return out;
}

/** Labels that must begin with a minus, and their share, for it to be the tick of the axis. */
const TICKED = { least: 3, share: 0.5 };

/** Whether the minus before most labels is a tick: numbers below zero would grow downwards, these become smaller. */
function haveTicks(labels: readonly ReadLabel[], style: NumberStyle): boolean {
  const signed = labels.flatMap(({ read }) => {
    const text = /^-\s?(?=\d)(.*)$/.exec(read.text)?.[1];
    return text === undefined ? [] : [parsePrice(text, style)?.value ?? []].flat();
  });
  if (signed.length < Math.max(TICKED.least, TICKED.share * labels.length)) return false;
  const falling = signed.slice(1).filter((value, i) => value < signed[i]!).length;
  return falling >= 0.8 * (signed.length - 1);
}

/** How most of the labels are printed. */
interface Usual {
  decimals: number;
  mark: '.' | ',';
  /** Whether a text has lost its mark for sure. */
  lost?: (text: string) => boolean;
}

const withMark = (figures: string, { decimals, mark }: Usual): string =>
  `${figures.slice(0, -decimals)}${mark}${figures.slice(-decimals)}`;

/** Labels that must show their mark, how surely they are read, and how far prices of one axis lie from theirs, as a ratio. */
const MARKED = { least: 2, sure: 0.9, near: 1.2 };

/**
 * How labels are printed of which a fine font's mark is lost in most: as many figures without a mark as the others have with it, and
 * the same prices with it as these.
 */
function markedOnes(labels: readonly ReadLabel[], mark: Usual['mark']): Usual | null {
  const texts = labels.flatMap(({ read }) =>
    read.probability >= MARKED.sure && /^\d+[.,]\d+$/.test(read.text) && read.text.includes(mark)
      ? [read.text]
      : [],
  );
  const [first] = texts;
  if (!first || texts.length < MARKED.least) return null;
  const usual = { decimals: first.split(mark)[1]!.length, mark };
  const { length } = first;
  const isNear = (text: string): boolean => {
    const ratio =
      text.length === length ? Number(text.replace(',', '.')) / Number(first.replace(',', '.')) : 0;
    return ratio <= MARKED.near && ratio >= 1 / MARKED.near;
  };
  const lost = (text: string): boolean => /^\d+$/.test(text) && isNear(withMark(text, usual));
  return texts.every((t) => t.split(mark)[1]!.length === usual.decimals && isNear(t))
    ? { ...usual, lost }
    : null;
}

function usualOf(labels: readonly ReadLabel[], style: NumberStyle): Usual {
  const mark = style === 'point' ? '.' : ',';
  const marked = markedOnes(labels, mark);
  if (marked) return marked;
  const decimals = labels.flatMap(({ read }) => {
    const price = read.probability > 0.3 ? parsePrice(read.text, style) : null;
    return price && price.suffix === '' ? [price.decimals] : [];
  });
  return {
    decimals: decimals.length > 0 ? Math.round(median(decimals)) : 0,
    mark,
  };
}

/** The values a label may have, likeliest first, in the given number style. */
export function candidatesOf(labels: readonly ReadLabel[], style: NumberStyle): Candidate[] {
  const usual = usualOf(labels, style);
  const ticked = haveTicks(labels, style);
  return labels.flatMap(({ shape, read, off = 0 }, label) => {
    const known = new Map<number, Candidate>();
    const readings = [{ text: read.text, probability: read.probability }, ...read.alternatives];
    readings.slice(0, MOST_READINGS).forEach((reading, rank) => {
      for (const variant of variantsOf(reading.text, usual, ticked)) {
        const price = parsePrice(variant.text, style);
        if (!price) continue;
        const weight = reading.probability * variant.weight;
        const value = price.value + off * price.unit;
        add(known, candidate(label, shape.y, { ...price, value }, weight, rank + variant.far));
      }
    });
    return [...known.values()].sort((a, b) => b.weight - a.weight).slice(0, MOST_CANDIDATES);
  });
}

function candidate(label: number, y: number, price: ParsedPrice, weight: number, rank: number): Candidate {
  const { value, decimals, unit, percent, ambiguous } = price;
  return { label, y, value, decimals, unit, weight, rank, percent, ambiguous };
}

/** Two readings of one value (`1,200` and `1 200`) are one. */
function add(known: Map<number, Candidate>, c: Candidate): void {
  const other = known.get(c.value);
  if (!other) {
    known.set(c.value, c);
    return;
  }
  const best = other.weight >= c.weight ? other : c;
  const weight = Math.min(1, other.weight + c.weight);
  known.set(c.value, { ...best, weight, rank: Math.min(other.rank, c.rank) });
}
