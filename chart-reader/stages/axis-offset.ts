import type { Box, RecognisedText, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Word } from '../image/words.ts';
import { median } from '../image/numbers.ts';
import type { Calibration } from './calibration.ts';
import type { AxisOffset } from './price-text.ts';
import { parseAxisOffset } from './price-text.ts';
import { uncertain } from './axis-check.ts';
import { greyCrop } from './strip-labels.ts';
import { joinWords } from './text-lines.ts';

const LEAST_PROBABILITY = 0.4;
/**
 * How far above the first label the text may stand: so many heights of the labels, and so many steps of the axis, because it
 * stands at the head of the pane and a tag may hide the label before it. What stands below the last label is the head of the next pane.
 * How far aside, in heights.
 */
const REACH = 3;
const STEPS = 2;
const ASIDE = 10;
/** Widest text of a factor and a sum, in heights of the labels. */
const WIDEST = 16;
const MOST_WORDS = 4;
/** The frame of the pane runs close below the text. */
const MARGIN = 1;
/** Gap between the base of a power and its figures, or before its sum, where the sign was not found, in heights of the labels. */
const POWER_GAP = 2.2;
/** A power of ten, if only that of one, is no change of price. */
const POWER = /[eE×x*]/;
/** A power of ten whose figures were not read, or what follows such a one: the labels may mean any magnitude. */
const UNFINISHED = /^(1[eE]|[×x*]\s?(1[eE]|10\^?))[-+]?$|^[-+]?\d{1,2}\s?\+\s?\d+(\.\d+)?$/;
/** A power of ten, however its figures were read: nothing else begins so. */
const BEGUN = /^1[eE]-/;
/** Share of the powers of ten that a text may mean that the likeliest must have where the text as read means none. */
const ONLY_POWER = 0.9;

/** The factor and offset printed above an axis for all of its labels; null where none is. */
export function findAxisOffset(
  picture: Picture,
  words: readonly Word[],
  { labels, fit }: Calibration,
  recogniser: TextRecogniser,
): AxisOffset | null {
  const own = labels.filter((l) => l.inlier).map((l) => l.box);
  const height = median(own.map((b) => b.y1 - b.y0));
  const x0 = Math.min(...own.map((b) => b.x0)) - ASIDE * height;
  const x1 = Math.max(...own.map((b) => b.x1)) + ASIDE * height;
  const top = fit.inliers[0]!.y;
  const step = (fit.inliers[fit.inliers.length - 1]!.y - top) / (fit.inliers.length - 1);
  const beyond = (b: Box): number => top - (b.y0 + b.y1) / 2;
  const near = words
    .filter(({ box }) => box.x1 >= x0 && box.x0 <= x1 && box.x1 - box.x0 <= WIDEST * height)
    .filter(({ box }) => beyond(box) > 0.8 * height && beyond(box) < REACH * height + STEPS * step);
  // A factor and a sum with blanks between them are read as one before the factor is read by itself.
  // The minus of a power is often too thin to be a word, which leaves a wide gap.
  const whole = [...joinWords(near, POWER_GAP), ...joinWords(near)].map(({ box }) => box);
  const parts = near.filter((w) => w.glyphs >= 2).map(({ box }) => box);
  const nearest = (boxes: Box[]): Box[] => boxes.sort((a, b) => beyond(a) - beyond(b)).slice(0, MOST_WORDS);
  const boxes = [...nearest(whole), ...nearest(parts)];
  const crops = boxes.map((box) => greyCrop(picture, box, MARGIN));
  const values = fit.inliers.map((c) => Math.abs(c.value));
  const texts = crops.length > 0 ? recogniser.recognise(crops, 'price') : [];
  const goesOn = ({ x1, y0, y1 }: Box): boolean =>
    near.some(
      ({ box, middle }) => middle > y0 && middle < y1 && box.x0 >= x1 && box.x0 - x1 <= POWER_GAP * height,
    );
  let unfinished = texts.some(
    (t) => (t.probability >= LEAST_PROBABILITY && UNFINISHED.test(t.text.trim())) || isPower(t),
  );
  for (const [i, text] of texts.entries()) {
    const found = offsetIn(text);
    if (!found || !(POWER.test(text.text) || plausible(found, values))) continue;
    // More figures in its line are its sum, and after a sum alone those of a change.
    if (!goesOn(boxes[i]!)) return found;
    unfinished ||= POWER.test(text.text);
  }
  if (unfinished) throw uncertain('power_unread');
  return null;
}

/** What most readings of the text mean by their probability; null where that is nothing. */
function offsetIn({ text, probability, alternatives }: RecognisedText): AxisOffset | null {
  const readings = [{ text, probability }, ...alternatives].flatMap((r) => {
    const meant = parseAxisOffset(r.text);
    return meant ? [{ ...meant, weight: r.probability }] : [];
  });
  const weightOf = ({ factor, offset }: AxisOffset): number =>
    readings.reduce((sum, r) => sum + (r.factor === factor && r.offset === offset ? r.weight : 0), 0);
  const [first] = readings;
  if (!first) return null;
  const weight = weightOf(first);
  const isOnly = weight >= ONLY_POWER * readings.reduce((sum, r) => sum + r.weight, 0);
  return weight >= LEAST_PROBABILITY || (isOnly && isPower({ text, probability, alternatives }))
    ? { factor: first.factor, offset: first.offset }
    : null;
}

/** Whether most readings of the text begin as a power of ten does, whatever its figures are taken for. */
function isPower({ text, probability, alternatives }: RecognisedText): boolean {
  const begun = [{ text, probability }, ...alternatives].filter((r) => BEGUN.test(r.text));
  return begun.reduce((sum, r) => sum + r.probability, 0) >= LEAST_PROBABILITY;
}

/** A sum alone could be a printed change or profit: it counts only where the labels are small against it, and leaves prices above zero. */
const plausible = ({ offset }: AxisOffset, values: number[]): boolean =>
  offset > 0 && Math.max(...values) < 0.5 * offset;

/** Puts the axis into the prices that factor and offset make of its labels; linear axes only take an offset. */
export function applyOffset(calibration: Calibration, { factor, offset }: AxisOffset): void {
  const { fit, labels } = calibration;
  if (fit.scale === 'log') fit.base += Math.log(factor);
  else {
    fit.base = fit.base * factor + offset;
    fit.slope *= factor;
  }
  const sum = fit.scale === 'log' ? 0 : offset;
  for (const c of fit.inliers) {
    c.value = c.value * factor + sum;
    c.unit *= factor;
  }
  for (const label of labels) if (label.price !== null) label.price = label.price * factor + sum;
}
