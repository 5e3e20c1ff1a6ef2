import type { Box, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { Tone } from '../image/background.ts';
import type { Calibration, ReadLabel } from './calibration.ts';
import { calibrate } from './calibration.ts';
import { Refused } from './refuse.ts';
import { greyCrop, shapesInStrip } from './strip-labels.ts';
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

/** Reads the labels of a strip and fits the axis most of them agree on. */
export function readStrip(picture: Picture, strip: Strip, recogniser: TextRecogniser): StripReading {
  const { shapes, tone, region } = shapesInStrip(picture, strip);
  const some = shapes.slice(0, MOST_LABELS);
  const texts = recogniser.recognise(
    some.map((s) => greyCrop(picture, s.box, MARGIN)),
    'price',
  );
  const labels = some.map((shape, i): ReadLabel => ({ shape, read: texts[i]! }));
  const calibration = calibrate(labels);
  if (!calibration)
    throw new Refused(
      'no_price_axis',
      'labels',
      'The numbers beside the chart do not form a price scale.',
      'Send a screenshot that shows the chart together with its price scale, uncropped and at full size.',
    );
  return { strip, labels, calibration, region, tone };
}
