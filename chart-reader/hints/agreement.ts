/** Whether a given scale agrees with what is printed: the labels beside the chart, and the prices above it. */
import type { Box } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { AxisFit } from '../stages/axis-fit.ts';
import { priceAt, toScale, yOfPrice } from '../stages/axis-fit.ts';
import { applyOffset } from '../stages/axis-offset.ts';
import { axisStage } from '../stages/axis-stage.ts';
import type { HeaderPrices } from '../stages/header-prices.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { parsePrice } from '../stages/price-text.ts';
import type { Why } from '../refused/sentences.ts';
import { Refused } from '../stages/refuse.ts';
import type { LineReader } from '../stages/text-lines.ts';
import { joinWords } from '../stages/text-lines.ts';
import { clickSigma } from './click-error.ts';
import type { ClickError } from './types.ts';

/** A given scale with the error of its clicks. */
export interface GivenScale {
  fit: AxisFit;
  error: ClickError;
}

/** A label with the row it stands at. */
export interface PlacedLabel {
  text: string;
  y: number;
  values: number[];
  unit: number;
  height: number;
}

/** A label may stand this share of its height above or below the row it means: labels that have no line of their own. */
const BESIDE_ITS_ROW = 0.75;

/** Pixels between a label and the row where the given scale has its price, less what is allowed; above zero they disagree. */
export function apart({ fit, error }: GivenScale, { y, values, unit, height }: PlacedLabel): number {
  const usable = values.filter((v) => fit.scale === 'linear' || v > 0);
  if (usable.length === 0) return Infinity;
  const rounding = Math.abs(0.5 * unit * (fit.scale === 'log' ? 1 / usable[0]! : 1)) / Math.abs(fit.slope);
  const allowed = BESIDE_ITS_ROW * height + 2 * clickSigma(error, y) + Math.min(height, rounding);
  return Math.min(...usable.map((v) => Math.abs(yOfPrice(fit, v) - y))) - allowed;
}

/** The labels that an axis of the reader rests on. */
export function labelsOf({ strip, placed }: AxisInPane): PlacedLabel[] {
  const { fit, labels } = strip.calibration;
  return fit.inliers.map(({ label, y, value, unit }) => ({
    text: labels[label]!.text,
    y,
    values: [value],
    unit,
    height: placed.textHeight,
  }));
}

/** The label that disagrees most with the given scale, or null where all agree. */
export function worstLabel(given: GivenScale, labels: readonly PlacedLabel[]): PlacedLabel | null {
  const ranked = labels.map((label) => ({ label, off: apart(given, label) })).filter(({ off }) => off > 0);
  return ranked.sort((a, b) => b.off - a.off)[0]?.label ?? null;
}

/**
 * Whether an axis of the reader is the given one. A mark of which the figures leave open whether it parts decimals or thousands is
 * settled by the given prices.
 */
export function agrees(given: GivenScale, axis: AxisInPane): boolean {
  if (worstLabel(given, labelsOf(axis)) === null) return true;
  const { calibration } = axis.strip;
  if (!calibration.ambiguous) return false;
  for (const factor of [1000, 0.001]) {
    const other = labelsOf(axis).map((l) => ({ ...l, values: l.values.map((v) => factor * v) }));
    if (worstLabel(given, other) !== null) continue;
    applyOffset(calibration, { factor, offset: 0 });
    for (const c of calibration.fit.inliers) c.decimals = factor > 1 ? 0 : 3;
    calibration.ambiguous = false;
    axis.axis = axisStage(calibration, axis.marked).stage;
    return true;
  }
  return false;
}

const SURE = 0.9;
const LEAST_DIGITS = 3;
/** Share of the width beside either edge in which labels of a scale stand where no column of them was found. */
const OUTER = 0.12;
/** Pixels of a text to the picture's edge below which it may be cut off. */
const EDGE = 2;

/**
 * Single prices that are printed where a scale is, each read for certain: what is left of a scale that is cut off. They stand
 * beside the pane, or by an edge of the picture where the pane was not given.
 */
export function sureLabels(text: TextScan, reader: LineReader, pane: Box, paneGiven: boolean): PlacedLabel[] {
  const { width } = reader.picture;
  const outer = paneGiven ? 0 : OUTER * width;
  const [left, right] = [Math.max(pane.x0, outer), Math.min(pane.x1, width - outer)];
  const lines = joinWords(text.words).filter(({ box }) => {
    const middle = (box.y0 + box.y1) / 2;
    const whole = box.x0 >= EDGE && box.x1 <= width - EDGE;
    return whole && middle > pane.y0 && middle < pane.y1 && (box.x0 >= right || box.x1 <= left);
  });
  return reader.read(lines).flatMap(({ read, box, height }) => {
    const prices = (['point', 'comma'] as const).flatMap((style) => parsePrice(read.text, style) ?? []);
    const digits = read.text.replace(/\D/g, '');
    // Bodies of hollow candles in a row look like noughts.
    if (digits.length < LEAST_DIGITS || new Set(digits).size < 2) return [];
    if (read.probability < SURE || prices.length === 0) return [];
    if (prices.some((p) => p.percent || p.suffix !== '')) return [];
    const unit = Math.max(...prices.map((p) => p.unit));
    return [{ text: read.text, y: (box.y0 + box.y1) / 2, values: prices.map((p) => p.value), unit, height }];
  });
}

/** Refuses a scale that single labels contradict; one that is outvoted twice over was misread. */
export function checkSureLabels(given: GivenScale, labels: readonly PlacedLabel[]): void {
  const worst = worstLabel(given, labels);
  const against = labels.filter((l) => apart(given, l) > 0).length;
  if (worst && labels.length - against < 2 * against) throw contradictedBy(worst, given.fit);
}

export function contradictedBy({ text, y }: PlacedLabel, fit: AxisFit): Refused {
  return contradicted('calibration', 'label_contradicts', text, y, written(priceAt(fit, y), fit));
}

/** How many times the middle of the pane a printed price may be on a chart that was scrolled away from it. */
const OTHER_MAGNITUDE = 5;

/** Refuses a scale of another magnitude than the prices printed above the chart. `pane` is the one it belongs to. */
export function checkHeader(prices: HeaderPrices | null, fit: AxisFit, { y0, y1 }: Box): void {
  const price = (prices?.close ?? prices?.open)?.price ?? 0;
  if (!prices || prices.ambiguous || prices.probability < SURE || price <= 0) return;
  const [high, middle, low] = [y0, (y0 + y1) / 2, y1].map((y) => priceAt(fit, y)) as [number, number, number];
  const near = price <= OTHER_MAGNITUDE * middle && price >= middle / OTHER_MAGNITUDE;
  if (near || (price <= high && price >= low)) return;
  throw contradicted('calibration', 'header_contradicts', price, written(middle, fit));
}

export const contradicted = (stage: 'calibration' | 'candles', ...why: Why): Refused =>
  new Refused('hints_contradicted', stage, ...why);

/** A price with as many figures as a pixel of the scale tells. */
function written(price: number, fit: AxisFit): string {
  const step = Math.abs(fit.slope) * (fit.scale === 'log' ? Math.abs(price) : 1);
  const decimals = Math.min(10, Math.max(0, -Math.floor(Math.log10(step))));
  return Number.isFinite(toScale(price, fit.scale)) ? price.toFixed(decimals) : String(price);
}
