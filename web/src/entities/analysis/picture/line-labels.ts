/**
 * Which of the drawn lines are named, in what words and where. A label lies at the height of its line, in the free strip right of
 * the last bar or, where the chart leaves none, beside the picture: never over the bars.
 */
import type { Reading } from '../../../api/generated/model';
import { formatPrice } from '../price-format.ts';
import { positionInPane, rowOfPrice } from './axis-scale.ts';
import { PLAN_LINES, markId } from './marks.ts';
import type { Layer, Mark } from './marks.ts';

/** Labels nearer to each other than this would cover one another, pixels of the screen. */
export const LABEL_GAP = 14;
/** Labels on a phone until more are asked for. */
export const FEW_LABELS = 3;
/** Frames narrower than this are a phone's, pixels of the screen. */
export const NARROW = 560;

const LABELLED: readonly (Layer | null)[] = ['plan', 'levels', 'fibonacci'];
const PLAN_ORDER = PLAN_LINES.map(({ key }) => markId.plan(key));

export interface NamedLine {
  mark: Mark;
  price: number;
  /** Row of the picture, kept within the pane. */
  row: number;
  /** Says which way a line of the plan lies that is past the pane. */
  arrow: '' | '↑ ' | '↓ ';
}

/** The lines that can be named, the weightiest first: entry, stop, targets, then levels by their distance from the last price. */
export function namedLines(
  { price_pane: pane, axis }: Pick<Reading, 'price_pane' | 'axis'>,
  marks: ReadonlyMap<string, Mark>,
  shown: ReadonlySet<Layer>,
): NamedLine[] {
  const last = marks.get(markId.last)?.price ?? 0;
  const lines = [...marks.values()].flatMap((mark): NamedLine[] => {
    const { price, layer } = mark;
    if (price === null || !layer || !shown.has(layer) || !LABELLED.includes(layer)) return [];
    const row = rowOfPrice(axis, price);
    const position = positionInPane(pane, row);
    if (position !== 'inside' && layer !== 'plan') return [];
    const arrow = ({ inside: '', above: '↑ ', below: '↓ ' } as const)[position];
    return [{ mark, price, arrow, row: Math.min(pane.y1, Math.max(pane.y0, row)) }];
  });
  const weight = ({ mark, price }: NamedLine): [number, number] =>
    mark.layer === 'plan'
      ? [PLAN_ORDER.indexOf(mark.id), 0]
      : [mark.layer === 'levels' ? PLAN_ORDER.length : PLAN_ORDER.length + 1, Math.abs(price - last)];
  return lines.sort((one, other) => {
    const [[a, near], [b, far]] = [weight(one), weight(other)];
    return a - b || near - far;
  });
}

/**
 * Which lines get a label; the others get a dot.
 * @param rows heights on the screen, the weightiest first
 * @param most labels at the most
 * @returns for each whether it has a label: none within `LABEL_GAP` of a weightier one
 */
export function labelled(rows: readonly number[], most = Infinity): boolean[] {
  const taken: number[] = [];
  return rows.map((row) => {
    const free = taken.length < most && taken.every((other) => Math.abs(other - row) >= LABEL_GAP);
    if (free) taken.push(row);
    return free;
  });
}

/** A letter of a label, and what surrounds it: pixels of the screen. */
const LETTER = 6.05;
const AROUND = 24;

type Wording = (line: NamedLine, decimals: number) => string;
const WORDINGS: readonly Wording[] = [
  ({ mark, price, arrow }, decimals) => `${arrow}${mark.name} ${formatPrice(price, decimals)}`,
  ({ mark, price, arrow }, decimals) => `${arrow}${mark.short} ${formatPrice(price, decimals)}`,
  ({ mark, arrow }) => `${arrow}${mark.short}`,
];
/** Beside the picture, which it makes smaller, a label is short; on a phone it is the name alone. */
const SHORT = 1;
const NAME = 2;

export interface LabelPlace {
  texts: string[];
  /** Width of the widest label, pixels of the screen. */
  width: number;
  /** Beside the picture; else within the pane, right of the last bar. */
  beside: boolean;
}

/**
 * The fullest wording that fits right of the last bar; where none fits, a short one beside the picture.
 * @param free the strip between last bar and edge of the pane, pixels of the screen
 */
export function placeLabels(
  lines: readonly NamedLine[],
  decimals: number,
  { free, narrow }: { free: number; narrow: boolean },
): LabelPlace {
  const worded = WORDINGS.map((word) => {
    const texts = lines.map((line) => word(line, decimals));
    return { texts, width: Math.ceil(Math.max(0, ...texts.map((text) => text.length)) * LETTER + AROUND) };
  });
  const fitting = worded.slice(0, narrow ? worded.length : NAME).find(({ width }) => width <= free);
  if (fitting) return { ...fitting, beside: false };
  return { ...worded[narrow ? NAME : SHORT]!, beside: true };
}
