import * as closer from './closer/closer-part.ts';
import * as full from './full/full-part.ts';
import * as hints from './hints/hints-part.ts';
import * as witness from './hints/witness-part.ts';
import * as photo from './photo/photo-part.ts';
import * as refused from './refused/refused-part.ts';
import * as lines from './stages/lines-part.ts';
import * as mark from './stages/mark-part.ts';
import { atOnce } from './reads.ts';
import { readStages } from './read-stages.ts';
import type { Raster, ReadOptions, ReadOutcome, TextRecogniser } from './types.ts';

/**
 * Reads a picture of a price chart: axis, bars, last price, symbol and time frame, each with its error; or says why
 * not. Pure and deterministic: the same picture and recogniser give the same outcome (times excepted).
 */
export function readChart(
  raster: Raster,
  recogniser: TextRecogniser,
  options: ReadOptions = {},
): ReadOutcome {
  return atOnce(
    readStages({ closer, full, hints, lines, mark, photo, refused, witness }, raster, recogniser, options),
  );
}
