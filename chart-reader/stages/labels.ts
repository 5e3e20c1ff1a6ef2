import type { Box, RecognisedText, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Tone } from '../image/background.ts';
import type { Calibration, ReadLabel } from './calibration.ts';
import { calibrate } from './calibration.ts';
import { Refused } from './refuse.ts';
import { GROUPED, parsePrice, styleVotes } from './price-text.ts';
import { labelCrop, shapesInStrip } from './strip-labels.ts';
import type { LabelShape } from './strip-labels.ts';
import type { Strip } from './strips.ts';

/** A strip with its labels read and fitted. */
export interface StripReading {
  strip: Strip;
  labels: ReadLabel[];
  calibration: Calibration;
  region: Box;
  tone: Tone;
}

const MOST_LABELS = 48;
/** Labels of one stretch of the sample. */
const RUN = 4;

function noScale(): Refused {
  return new Refused('no_price_axis', 'labels', 'no_scale');
}

/** Two stretches of neighbouring labels, at a quarter and three quarters of the strip; boxes stand for prices of their own. */
export function sampleOf<S extends Pick<LabelShape, 'plate'>>(all: readonly S[]): S[] {
  const bare = all.filter((s) => !s.plate);
  const shapes = bare.length >= RUN ? bare : all;
  if (shapes.length <= 2 * RUN) return [...shapes];
  const half = Math.floor(shapes.length / 2);
  const first = Math.max(0, Math.round(half / 2) - RUN / 2);
  return [...shapes.slice(first, first + RUN), ...shapes.slice(half + first, half + first + RUN)];
}

/** The texts of the labels; null when a look at a few of them shows that they are no scale. */
function readLabels(
  shapes: LabelShape[],
  read: (list: LabelShape[]) => RecognisedText[],
): RecognisedText[] | null {
  if (shapes.length <= 3 * RUN) return read(shapes);
  const sample = sampleOf(shapes);
  const texts = read(sample);
  if (!mayBeScale(texts)) return null;
  const others = shapes.filter((s) => !sample.includes(s));
  const known = new Map([...sample, ...others].map((s, i) => [s, i]));
  const all = [...texts, ...read(others)];
  return shapes.map((s) => all[known.get(s)!]!);
}

/**
 * A quick look at a few labels: prices mostly fall from each to the next, which those of names and quote lists do not. One of the two
 * stretches may be that of another pane.
 */
export function mayBeScale(sample: readonly Pick<RecognisedText, 'text'>[]): boolean {
  // A tick of the axis before some of the figures reads as a sign.
  const values = sample.map(({ text }) => {
    const plain = text.replace(/^[-+]/, '');
    return parsePrice(plain, 'point')?.value ?? parsePrice(plain, 'comma')?.value ?? null;
  });
  const stretches = [values.slice(0, RUN), values.slice(RUN)].map((list) => {
    const known = list.slice(1).flatMap((here, i) => {
      const above = list[i]!;
      return above === null || here === null ? [] : [here < above];
    });
    return { known: known.length, falling: known.filter(Boolean).length };
  });
  const known = stretches.reduce((sum, s) => sum + s.known, 0);
  const falling = stretches.reduce((sum, s) => sum + s.falling, 0);
  return (
    (known >= 2 && falling >= 0.6 * known) || stretches.some((s) => s.known > 0 && s.falling === s.known)
  );
}

/** What figures of a column tell of the decimal mark; whole ones of volume tell nothing, for programs group these in a way of their own. */
export const votesOfColumn = (texts: readonly Pick<RecognisedText, 'text' | 'probability'>[]): number =>
  styleVotes(texts.flatMap((t) => (t.probability > 0.8 && !GROUPED.test(t.text) ? [t.text] : [])));

/** The labels with what rounding took from their prices, where their rows tell it. */
export type Unrounded = (labels: ReadLabel[]) => ReadLabel[];

/** Reads the labels of a strip and fits the axes of its panes, that with most evidence first. */
export function readStrip(
  picture: Picture,
  strip: Strip,
  recogniser: TextRecogniser,
  unrounded: Unrounded = (labels) => labels,
): StripReading[] {
  const { shapes, tone, region } = shapesInStrip(picture, strip);
  const some = shapes.slice(0, MOST_LABELS);
  const read = (list: LabelShape[]): RecognisedText[] =>
    recogniser.recognise(
      list.map((s) => labelCrop(picture, s)),
      'price',
    );
  const texts = readLabels(some, read);
  if (!texts) throw noScale();
  const labels = unrounded(some.map((shape, i): ReadLabel => ({ shape, read: texts[i]! })));
  const votes = votesOfColumn(texts);
  const panes = calibrate(labels, votes);
  if (panes.length === 0) throw noScale();
  return panes.map((calibration) => ({ strip, labels, calibration, region, tone }));
}
