import type { PriceAxis, Stage, StageName, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';
import { checkAxis, checkFigures, checkMantissa } from './axis-check.ts';
import { applyOffset, findAxisOffset } from './axis-offset.ts';
import { alignToPriceLine, refineByMarks } from './axis-refine.ts';
import { axisStage } from './axis-stage.ts';
import { pricePanes } from './choose-pane.ts';
import { readStrip } from './labels.ts';
import type { StripReading } from './labels.ts';
import { layOut } from './layout.ts';
import type { PlacedLayout } from './layout.ts';
import { Refused } from './refuse.ts';
import { findStrips } from './strips.ts';

/** A price axis that may be the chart's, with the pane it belongs to. */
export interface PlacedAxis {
  strip: StripReading;
  placed: PlacedLayout;
  axis: Stage<PriceAxis>;
}

/** Told which stage begins, which labels were read, and why a column of figures is no price axis. */
export interface AxisWatch {
  enter(stage: StageName): void;
  labels(reading: StripReading): void;
  refused(refusal: Refused): void;
}

/** The price axes of a picture, likeliest first: column by column of figures, and in each pane by pane. */
export function* priceAxes(
  picture: Picture,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
): Generator<PlacedAxis> {
  for (const strip of findStrips(text.words, picture.width, picture.height)) {
    watch.enter('labels');
    const readings = orRefused(watch, () => readStrip(picture, strip, recogniser)) ?? [];
    for (const reading of pricePanes(readings)) {
      const found = orRefused(watch, () => placeAxis(picture, text, reading, recogniser, watch));
      if (found) yield found;
    }
  }
}

function orRefused<T>(watch: AxisWatch, work: () => T): T | null {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
    watch.refused(error);
    return null;
  }
}

function placeAxis(
  picture: Picture,
  text: TextScan,
  reading: StripReading,
  recogniser: TextRecogniser,
  watch: AxisWatch,
): PlacedAxis {
  const { calibration } = reading;
  watch.enter('calibration');
  watch.labels(reading);
  checkFigures(reading);
  watch.enter('layout');
  const placed = layOut(picture, text, reading);
  watch.enter('calibration');
  const refined = refineByMarks(calibration, placed.marks, placed.textHeight);
  if (refined === 0 && placed.priceLine)
    alignToPriceLine(calibration, placed.priceLine.y, placed.priceLine.price, placed.textHeight);
  checkAxis(reading, refined);
  const offset = findAxisOffset(picture, text.words, calibration, recogniser);
  if (offset) applyOffset(calibration, offset);
  else checkMantissa(calibration);
  return { strip: reading, placed, axis: axisStage(calibration, refined) };
}
