import type { Box, RecognisedText } from '../types.ts';
import type { Tone } from '../image/background.ts';
import { median } from '../image/numbers.ts';
import type { TextScan } from '../image/words.ts';
import type { Candidate } from './axis-fit.ts';
import { yOfPrice } from './axis-fit.ts';
import { commonStep } from './axis-steps.ts';
import type { Calibration, ReadLabel } from './calibration.ts';
import { candidatesOf } from './label-readings.ts';
import type { StripReading } from './labels.ts';
import { parsePrice } from './price-text.ts';
import { matchSymbol } from './symbol-text.ts';
import { plateBox, stripBackground } from './strip-plates.ts';
import type { LineReader } from './text-lines.ts';

/** A price in a coloured box beside the axis: last price, level, high and low, indicator value, pointer. */
export interface PriceTag {
  price: number;
  /** One unit of the last printed digit. */
  unit: number;
  box: Box;
  /** Middle of the figures. */
  y_px: number;
  /** Colour of the box: red, green, blue, 0..255. */
  colour: [number, number, number];
  /** The recogniser's probability of the figures. */
  probability: number;
  /** Row of the line across the pane that stands at the tag's price, or null. */
  line: number | null;
  /** The box stands at the height of its price. */
  placed: boolean;
  /** A second line stands in the box, as the time that is left of the bar does. */
  counting: boolean;
  /** The symbol that is printed in or beside the box, as programs do for the last price. */
  name: { symbol: string; box: Box; probability: number } | null;
}

/** Probability of a reading that counts although the box is pushed aside. */
const SURE = 0.6;
/** A reading at the position of its box counts when it is at least so likely against the likeliest one. */
const POSSIBLE = 0.01;
/** Least probability of a reading at its position. */
const CONFIRMED = 0.7;
const MOST_BOXES = 8;
/** Widest gap between a box and the one with its name. */
const NAME_GAP = 6;
/** A line belongs to a price when it is this near, in pixels. */
const LINE_REACH = 2;

/** The tags of the strip, and of a second scale on the other side of the pane. `lines` are the rows of lines across the pane. */
export function tagsOnAxis(
  reading: StripReading,
  text: TextScan,
  reader: LineReader,
  lines: readonly number[],
): PriceTag[] {
  const { fit } = reading.calibration;
  const found = [
    ...tagsOfLabels(reading),
    ...tagsOfBoxes(reading, text, reader),
    ...tagsBeyondPane(reading, text, reader),
  ];
  const isStep = stepsOf(reading.calibration);
  return found.flatMap(({ readings, ...tag }) => {
    const reach = 0.4 * (tag.box.y1 - tag.box.y0) + 2;
    const usable = readings.filter((c) => (fit.scale === 'linear' || c.value > 0) && !c.percent);
    const isPlaced = (c: Candidate): boolean => Math.abs(yOfPrice(fit, c.value) - tag.y_px) <= reach;
    // The position of the box confirms one of the readings; without that only a sure one counts.
    const likeliest = Math.max(...readings.map((c) => c.weight));
    const at = usable.find((c) => isPlaced(c) && c.weight >= POSSIBLE * likeliest);
    const chosen = at ?? usable.find((c) => c.weight >= SURE);
    if (!chosen) return [];
    // A label in front of a line or a fill looks boxed, in the colour of the strip.
    if (at && isGround(tag.colour, reading.tone) && isStep(at.value)) return [];
    const y = yOfPrice(fit, chosen.value);
    const near = lines.filter((row) => Math.abs(row - y) <= LINE_REACH);
    const line = near.length > 0 ? near.reduce((a, b) => (Math.abs(a - y) < Math.abs(b - y) ? a : b)) : null;
    const probability = at ? Math.max(CONFIRMED, chosen.weight) : chosen.weight;
    const price = { price: chosen.value, unit: chosen.unit, probability };
    const name = tag.name ?? nameBeside(tag.box, text, reader);
    return [{ ...tag, ...price, name, line, placed: at !== undefined }];
  });
}

/** The symbol in a box of its own at either end of the tag. */
function nameBeside(tag: Box, text: TextScan, reader: LineReader): PriceTag['name'] {
  const height = tag.y1 - tag.y0;
  const boxes = text.boxes.filter((b) => {
    const over = Math.min(b.y1, tag.y1) - Math.max(b.y0, tag.y0);
    const gap = Math.max(tag.x0 - b.x1, b.x0 - tag.x1);
    return over >= 0.7 * height && b.y1 - b.y0 <= 3 * height && gap >= -2 && gap <= NAME_GAP + 0.5 * height;
  });
  const segments = reader.read(boxes.map((box) => ({ box, height: 0.5 * (box.y1 - box.y0), plated: true })));
  return segments.map(({ box, read }) => nameIn(read, read.text, box)).find((n) => n !== null) ?? null;
}

/** The symbol a text is, where the market's own form or lexicon knows it. */
function nameIn(read: RecognisedText, text: string, box: Box): PriceTag['name'] {
  const match = /\s/.test(text.trim()) ? null : matchSymbol(text.trim());
  return match && match.strength >= 0.95 && match.symbol.length >= 3
    ? { symbol: match.symbol, box, probability: read.probability }
    : null;
}

/** A tag with what its figures may say. */
type FoundTag = Omit<PriceTag, 'line' | 'placed' | 'price' | 'unit' | 'probability'> & {
  readings: Candidate[];
};

/** Labels in boxes, and labels off the steps of the axis: a box of the background's own colour shows nothing else. */
function tagsOfLabels({ labels, calibration, tone }: StripReading): FoundTag[] {
  const candidates = candidatesOf(labels, calibration.style);
  const { inliers } = calibration.fit;
  const onStep = new Set(inliers.map((c) => c.label));
  const isStep = stepsOf(calibration);
  const [first, last] = [inliers[0]!.y, inliers[inliers.length - 1]!.y];
  return labels.flatMap(({ shape, read }, i): FoundTag[] => {
    const { plate, box, y } = shape;
    const readings = candidates.filter((c) => c.label === i);
    // Some programs print the ends of the scale beyond the first and last step.
    const { inlier, price } = calibration.labels[i]!;
    const offStep = inlier && !onStep.has(i) && !(price !== null && isStep(price)) && y > first && y < last;
    if ((!plate && !offStep) || readings.length === 0) return [];
    const others = labels.filter((l) => plate && l.shape.plate === plate && l.read !== read);
    const counting = others.some((l) => l.shape.y > y && !isPriceThere(l, calibration));
    // What is left of `12:29` may be read as a number: it belongs to the price above it.
    if (!isPriceThere(labels[i]!, calibration) && others.some((l) => isPriceThere(l, calibration))) return [];
    const { r, g, b } = plate?.tone ?? tone;
    return [{ readings, box, y_px: y, colour: [r, g, b], counting, name: null }];
  });
}

/** Channels within which a box has the colour of the strip. */
const SAME_GROUND = 12;

const isGround = ([r, g, b]: PriceTag['colour'], tone: Tone): boolean =>
  Math.max(Math.abs(r - tone.r), Math.abs(g - tone.g), Math.abs(b - tone.b)) <= SAME_GROUND;

/** Whether a price is that of a step of the axis: a label of it that stands a little aside is no tag. */
function stepsOf({ fit: { inliers, scale } }: Calibration): (price: number) => boolean {
  const values = inliers.map((c) => c.value);
  const steps = scale === 'linear' ? commonStep(values, inliers[0]!.unit) : null;
  if (!steps) return () => false;
  const from = values[steps.member.indexOf(true)]!;
  return (price) => {
    const count = (price - from) / steps.step;
    return Math.abs(count - Math.round(count)) * steps.step <= 0.51 * inliers[0]!.unit;
  };
}

/** Whether the text is a price that stands where the axis has it. */
function isPriceThere({ read, shape }: ReadLabel, { fit, style }: Calibration): boolean {
  const price = parsePrice(read.text, style);
  if (!price || (fit.scale === 'log' && price.value <= 0)) return false;
  return Math.abs(yOfPrice(fit, price.value) - shape.y) <= 1.5 * shape.height + 2;
}

/** Solid boxes over the strip whose text is no label of it: larger type, a name before the price, a wider box. */
function tagsOfBoxes(reading: StripReading, text: TextScan, reader: LineReader): FoundTag[] {
  const { region, labels } = reading;
  const boxes = text.boxes.filter((b) => {
    const over = Math.min(b.x1, region.x1) - Math.max(b.x0, region.x0);
    const known = labels.some(({ shape: s }) => s.plate && s.y > b.y0 && s.y < b.y1);
    return over >= 0.5 * (region.x1 - region.x0) && !known;
  });
  return readBoxes(boxes, reading, reader);
}

/** Lines of type above which a box holds two of them. */
const TWO_LINES = 2.4;

/** Pixels around the figures of the second scale, and within which its labels are in one column and at the rows of the first. */
const AROUND = 3;
const ALIGNED = 4;

/** The columns in which the scale is printed once more on the other side of the chart, at the rows of its labels; null where it is not. */
function secondScale({ strip, calibration }: StripReading, text: TextScan): Pick<Box, 'x0' | 'x1'> | null {
  const rows = calibration.fit.inliers.flatMap((c) => calibration.labels[c.label]?.box ?? []);
  const onRows = text.words.filter(({ box }) => {
    const beyond = strip.side === 'left' ? box.x0 > strip.box.x1 : box.x1 < strip.box.x0;
    return beyond && rows.some((r) => Math.abs(r.y0 - box.y0) <= AROUND && Math.abs(r.y1 - box.y1) <= AROUND);
  });
  const edge = (box: Box): number => (strip.side === 'left' ? box.x1 : box.x0);
  const columns = onRows.map(({ box }) =>
    onRows.filter(
      (w) => Math.abs(edge(w.box) - edge(box)) <= ALIGNED || Math.abs(w.box.x0 - box.x0) <= ALIGNED,
    ),
  );
  const best = columns.reduce((most, c) => (c.length > most.length ? c : most), []);
  if (best.length < Math.max(3, rows.length / 2)) return null;
  return {
    x0: Math.min(...best.map((w) => w.box.x0)) - AROUND,
    x1: Math.max(...best.map((w) => w.box.x1)) + AROUND,
  };
}

/** Boxes on the second scale; only one that stands at its price is of the same scale. */
function tagsBeyondPane(reading: StripReading, text: TextScan, reader: LineReader): FoundTag[] {
  const { picture } = reader;
  const columns = secondScale(reading, text);
  if (!columns) return [];
  const beside = {
    x0: Math.max(0, columns.x0),
    x1: Math.min(picture.width, columns.x1),
    y0: 0,
    y1: picture.height,
  };
  const plates = new Set(stripBackground(picture, beside).plates);
  const boxes = [...plates].flatMap((plate) => (plate ? plateBox(picture, beside, plate) : []));
  return readBoxes(boxes, reading, reader).filter((tag) =>
    tag.readings.some((c) => c.weight >= SURE && isAt(c, tag.y_px, tag.box, reading.calibration)),
  );
}

function isAt({ value }: Candidate, y: number, box: Box, { fit }: Calibration): boolean {
  if (fit.scale === 'log' && value <= 0) return false;
  return Math.abs(yOfPrice(fit, value) - y) <= 0.4 * (box.y1 - box.y0) + 2;
}

/** The prices in solid boxes; of two lines the upper one, which has the time left of the bar below it. */
function readBoxes(boxes: readonly Box[], reading: StripReading, reader: LineReader): FoundTag[] {
  const { labels, calibration } = reading;
  const height = median(labels.map((l) => l.shape.height));
  const upper = boxes.slice(0, MOST_BOXES).map((box) => {
    const two = box.y1 - box.y0 >= TWO_LINES * height + 4;
    return two ? { ...box, y1: Math.round((box.y0 + box.y1) / 2) } : box;
  });
  const segments = reader.read(upper.map((box) => ({ box, height: 0.5 * (box.y1 - box.y0), plated: true })));
  return segments.map(({ box, read }, i): FoundTag => {
    // A name may stand before the price.
    const last = (text: string): string => (/[A-Za-z]/.test(text) ? text.replace(/^.*\s/, '') : text);
    const figures = {
      ...read,
      text: last(read.text),
      alternatives: read.alternatives.map((a) => ({ ...a, text: last(a.text) })),
    };
    const y = (box.y0 + box.y1) / 2;
    const shape = {
      box,
      y,
      height: 0.5 * (box.y1 - box.y0),
      columns: { least: 0, most: 0 },
      back: 0,
      plate: null,
    };
    const readings = candidatesOf([...labels, { shape, read: figures }], calibration.style);
    const own = readings.filter((c) => c.label === labels.length);
    const before = /^(.*\D)\s/.exec(read.text)?.[1] ?? '';
    const name = nameIn(read, before, box);
    const counting = box !== boxes[i];
    return { readings: own, box, y_px: y, colour: colourIn(reader, box), counting, name };
  });
}

/** Colour of a box just inside its upper left corner. */
function colourIn({ picture }: LineReader, box: Box): [number, number, number] {
  const p = 4 * ((box.y0 + 2) * picture.width + box.x0 + Math.min(4, (box.x1 - box.x0) >> 1));
  return [picture.rgba[p]!, picture.rgba[p + 1]!, picture.rgba[p + 2]!];
}
