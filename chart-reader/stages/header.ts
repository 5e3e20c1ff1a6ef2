import type { Layout, ReadText, Stage, TextRecogniser } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';

export interface Header {
  symbol: Stage<ReadText> | null;
  timeframe: Stage<ReadText> | null;
}

/** Symbol and time frame as printed above the chart; null where nothing is printed or it is not certain. */
export function readHeader(_p: Picture, _t: TextScan, _l: Layout, _r: TextRecogniser): Header {
  return { symbol: null, timeframe: null };
}
