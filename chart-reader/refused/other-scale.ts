/** Charts with a scale on either side of the pane, of which one is that of an indicator. */
import type { Reading } from '../types.ts';
import type { Picture } from '../image/picture.ts';
import type { TextScan } from '../image/words.ts';
import type { Reads } from '../reads.ts';
import type { FoundChart } from '../stages/found-chart.ts';
import { isAstray } from '../stages/found-chart.ts';
import type { AxisInPane } from '../stages/price-axes.ts';
import { SAME_ROW } from '../stages/printed-prices.ts';
import { Refused } from '../stages/refuse.ts';
import { findStrips } from '../stages/strips.ts';
import { orSurer } from './second-look.ts';
import type { FirstLook } from './second-look.ts';

/** Finds the chart by the axes that will do, or by any. */
export type FindChart = (only?: (axis: AxisInPane) => boolean) => Reads<FoundChart>;

interface FirstRead<R> {
  picture: Picture;
  text: TextScan;
  chart: FoundChart;
  first: R;
  sure: boolean;
}

/** The reading by the other scale of the chart where that one is the prices', or the one that is surest of its bars. */
export function* orBetter<R extends Pick<Reading, 'quality' | 'axis'>>(
  { picture, text, chart, first, sure }: FirstRead<R>,
  run: FirstLook,
  find: FindChart,
  conclude: (chart: FoundChart) => Reads<R>,
): Reads<R> {
  const other = isAstray(chart) && !run.hints ? yield* byOtherScale(picture, text, chart, run, find) : null;
  if (other) return yield* conclude(other);
  return sure ? first : yield* orSurer(picture, first, run, conclude);
}

/** Least labels of the other scale, share of the pane in whose rows it stands, and share of the bars that are seen beside it, too. */
const OTHER = { labels: 4, rows: 0.5, bars: 0.8 };

/** The chart by the scale on the other side of the pane, where one of the tags on that stands where the last bar closes; else null. */
function* byOtherScale(
  picture: Picture,
  text: TextScan,
  first: FoundChart,
  run: FirstLook,
  find: FindChart,
): Reads<FoundChart | null> {
  const { axis_side: side, price_pane: pane } = first.layout.value;
  const beside = (y0: number, y1: number): boolean =>
    Math.min(y1, pane.y1) - Math.max(y0, pane.y0) >= OTHER.rows * (pane.y1 - pane.y0);
  const isOther = ({ side: at, words, box }: ReturnType<typeof findStrips>[number]): boolean =>
    at !== side && words.length >= OTHER.labels && beside(box.y0, box.y1);
  if (!findStrips(text.words, picture.width, picture.height, text.boxes).some(isOther)) return null;
  const { found } = run;
  try {
    const other = yield* find(
      ({ strip, axis }) => isOther(strip.strip) && beside(axis.value.a.y_px, axis.value.b.y_px),
    );
    const { bars } = other.series.value;
    const closes = other.placed.tags.some(({ y }) => Math.abs(y - bars.at(-1)!.close.y_px) <= SAME_ROW);
    if (closes && bars.length >= OTHER.bars * first.series.value.bars.length) return other;
  } catch (error) {
    if (!(error instanceof Refused) || error.code === 'time_limit') throw error;
  }
  run.found = found;
  return null;
}
