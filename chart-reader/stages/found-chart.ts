/** The price axis of a picture and the series beside it. */
import type { Layout, PriceAxis, Stage } from '../types.ts';
import type { FoundSeries } from './found-series.ts';
import type { StripReading } from './labels.ts';
import type { PaneLayout } from './layout.ts';
import type { AxisInPane } from './price-axes.ts';

export interface FoundChart extends FoundSeries {
  strip: StripReading;
  placed: PaneLayout;
  layout: Stage<Layout>;
  axis: Stage<PriceAxis>;
  /** Neither grid lines nor round steps speak for the axis. */
  doubtful: boolean;
  /** Labels that were placed by a grid line or tick of their own. */
  marked: number;
  /** Whether nothing tells at which rows its prices are. */
  loose: AxisInPane['loose'];
  /** How the axis stands to a scale that was given as a hint. */
  given: AxisInPane['given'];
}

/** Rows by which a tag may lie off the last close for its price. */
const TAGGED = 9;

/** Whether there are tags on the axis, and none of them where the last bar closes. */
export const isAstray = ({ placed: { tags }, series }: Pick<FoundChart, 'placed' | 'series'>): boolean =>
  !!tags[0] && !tags.some(({ y }) => Math.abs(y - series.value.bars.at(-1)!.close.y_px) <= TAGGED);
