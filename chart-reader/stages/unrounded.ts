/** What rounding took from labels that stand at even rows: the prices of even steps, of which programs print too few figures. */
import { median } from '../image/numbers.ts';
import { leastSquares } from './axis-fit.ts';
import { nearestRound } from './axis-steps.ts';
import type { ReadLabel } from './label-readings.ts';
import { parsePrice } from './price-text.ts';

/** Labels that such a scale has at least, how surely they are read, and by how many rows they stand off even ones. */
const LEAST = { labels: 6, sure: 0.8 };
const OFF_ROW = 1.1;
/** Units of a step: in more of them rounding moves no label by rows. */
const MOST_UNITS = 30;
/** How far rounding takes figures from a price, in units, and what adding up adds to that. */
const HALF = 0.51;
const EXACTLY = 1e-6;

interface Figure {
  label: number;
  y: number;
  /** In units of the last figure. */
  value: number;
}

/** The labels, those of scales at even rows with what rounding took from them. */
export function unrounded(labels: ReadLabel[]): ReadLabel[] {
  const out = [...labels];
  for (const column of columnsOf(labels))
    for (const { label, off } of offsOf(column)) out[label] = { ...out[label]!, off };
  return out;
}

/** The figures of each number of decimals, from top to bottom as long as they fall. */
function columnsOf(labels: readonly ReadLabel[]): Figure[][] {
  const columns: { decimals: number; figures: Figure[] }[] = [];
  labels.forEach(({ shape, read }, label) => {
    const price = parsePrice(read.text, 'point') ?? parsePrice(read.text, 'comma');
    if (shape.plate || !price || price.suffix || read.probability < LEAST.sure) return;
    const { decimals, value, unit } = price;
    const figure = { label, y: shape.y, value: Math.round(value / unit) };
    const last = columns.at(-1);
    if (last?.decimals === decimals && figure.value < last.figures.at(-1)!.value) last.figures.push(figure);
    else columns.push({ decimals, figures: [figure] });
  });
  return columns.map(({ figures }) => figures).filter((f) => f.length >= LEAST.labels);
}

/** By how many units the price of each figure lies above it; none where they are at no even rows, or whole steps apart. */
function offsOf(figures: readonly Figure[]): { label: number; off: number }[] {
  const gaps = figures.slice(1).map((f, i) => f.y - figures[i]!.y);
  const row = median(gaps.filter((gap) => gap <= 1.5 * Math.min(...gaps)));
  const first = figures[0]!;
  const rows = figures.map((f) => Math.round((f.y - first.y) / row));
  const each = (figures.at(-1)!.y - first.y) / rows.at(-1)!;
  if (figures.some((f, i) => Math.abs(f.y - first.y - rows[i]! * each) > OFF_ROW)) return [];
  const line = leastSquares(figures.map((f, i) => [rows[i]!, f.value, 1]));
  if (!line || -line[1] > MOST_UNITS) return [];
  const prices = ofRoundStep(figures, rows, -line[1]) ?? betweenBounds(figures, rows);
  if (!prices || prices.every((price, i) => price === figures[i]!.value)) return [];
  return figures.map(({ label, value }, i) => ({ label, off: prices[i]! - value }));
}

/** The multiples of the round step that the figures are rounded from; null where they are not. */
function ofRoundStep(figures: readonly Figure[], rows: readonly number[], step: number): number[] | null {
  const round = nearestRound(step);
  if (Math.abs(step - round) * rows.at(-1)! > 1) return null;
  const top = Math.round(figures[0]!.value / round) * round;
  const prices = rows.map((k) => top - k * round);
  return prices.every((price, i) => Math.abs(price - figures[i]!.value) <= HALF) ? prices : null;
}

/** How narrow the bounds must be in which the prices lie, in units. */
const NARROW = 0.3;

/** The prices in the middle of all even steps that round to the figures; null where these leave them open. */
function betweenBounds(figures: readonly Figure[], rows: readonly number[]): number[] | null {
  const lines: [from: number, step: number][] = [];
  const fits = (from: number, step: number): boolean =>
    figures.every((f, i) => Math.abs(from - step * rows[i]! - f.value) <= HALF + EXACTLY);
  figures.forEach((a, i) =>
    figures.slice(i + 1).forEach((b, j) => {
      for (const top of [-HALF, HALF])
        for (const low of [-HALF, HALF]) {
          const step = (a.value + top - b.value - low) / (rows[i + 1 + j]! - rows[i]!);
          const from = a.value + top + step * rows[i]!;
          if (fits(from, step)) lines.push([from, step]);
        }
    }),
  );
  const at = (k: number): number[] => lines.map(([from, step]) => from - step * k);
  const open = (k: number): number => Math.max(...at(k)) - Math.min(...at(k));
  if (lines.length < 3 || Math.max(open(0), open(rows.at(-1)!)) > 2 * NARROW) return null;
  return rows.map((k) => (Math.max(...at(k)) + Math.min(...at(k))) / 2);
}
