import type { Box, RecognisedText, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Tone } from '../image/background.ts';
import type { Calibration, ReadLabel } from './calibration.ts';
import { calibrate } from './calibration.ts';
import { Refused } from './refuse.ts';
import { parsePrice } from './price-text.ts';
import { greyCrop, shapesInStrip } from './strip-labels.ts';
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
const MARGIN = 3;
const SAMPLE = 6;

function noScale(): Refused {
  return new Refused(
    'no_price_axis',
    'labels',
    'The numbers beside the chart do not form a price scale.',
    'Send a screenshot that shows the chart together with its price scale, uncropped and at full size.',
  );
}

/** A few labels, evenly spread. */
function sampleOf(shapes: LabelShape[]): LabelShape[] {
  return Array.from(
    { length: SAMPLE },
    (_, i) => shapes[Math.round((i * (shapes.length - 1)) / (SAMPLE - 1))]!,
  );
}

/** A quick look at a few labels: prices fall from top to bottom, which names, icons and quote lists do not. */
function mayBeScale(sample: RecognisedText[]): boolean {
  const values = sample.map(
    (t) => parsePrice(t.text, 'point')?.value ?? parsePrice(t.text, 'comma')?.value ?? null,
  );
  const known = values.filter((v): v is number => v !== null);
  if (known.length < 0.5 * sample.length) return false;
  let falling = 0;
  for (let i = 1; i < known.length; i++) if (known[i]! < known[i - 1]!) falling++;
  return falling >= 0.5 * (known.length - 1);
}

/** Reads the labels of a strip and fits the axis most of them agree on. */
export function readStrip(picture: Picture, strip: Strip, recogniser: TextRecogniser): StripReading {
  const { shapes, tone, region } = shapesInStrip(picture, strip);
  const some = shapes.slice(0, MOST_LABELS);
  const read = (list: LabelShape[]): RecognisedText[] =>
    recogniser.recognise(
      list.map((s) => greyCrop(picture, s.box, MARGIN)),
      'price',
    );
  if (some.length > 2 * SAMPLE && !mayBeScale(read(sampleOf(some)))) throw noScale();
  const texts = read(some);
  const labels = some.map((shape, i): ReadLabel => ({ shape, read: texts[i]! }));
  const calibration = calibrate(labels);
  if (!calibration) throw noScale();
  return { strip, labels, calibration, region, tone };
}
