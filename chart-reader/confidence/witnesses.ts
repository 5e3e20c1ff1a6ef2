/** Independent evidence in the picture for what was read: none of it was used to fit the axis or find the bars. */
import type { Bar, MeasuredPrice, Series } from '../types.ts';
import { clamp } from '../image/numbers.ts';
import { priceAt, yOfPrice } from '../stages/axis-fit.ts';
import type { Calibration } from '../stages/calibration.ts';
import type { HeaderPrices } from '../stages/header-prices.ts';
import type { HeaderQuote } from '../stages/header-quotes.ts';
import { priceOnAxis } from '../stages/header-quotes.ts';
import type { Measures } from './field-model.ts';

/** What the header says of prices. */
export interface HeaderWords {
  prices: HeaderPrices | null;
  quotes: readonly HeaderQuote[];
}

/** An axis with what was found beside it. */
export interface WitnessedAxis {
  calibration: Calibration;
  /** Neither grid lines nor round steps speak for it. */
  doubtful: boolean;
  /** Labels that were placed by a grid line or tick of their own. */
  marked: number;
  /** Whether nothing tells at which rows its prices are: its labels may stand above them. */
  loose?: boolean | undefined;
  /** `set` where the axis was given as a hint: then nothing in the picture bears on it. */
  given?: 'set' | 'confirmed' | 'told' | undefined;
  header: HeaderWords;
}

const STRONG_EVIDENCE = 30;
const CLEAR_MARGIN = 4;
const SURE = 0.6;
/** Rows within which a printed price and one that was measured are the same. */
const SAME_ROW = 3;
const NEAR_ROW = 9;

/** Grid lines and ticks, tags and header prices that stand where the axis says. */
export function axisWitnesses({ calibration, doubtful, marked, header }: WitnessedAxis): Measures {
  const { fit, evidence, witnesses } = calibration;
  return {
    doubtful: doubtful ? 1 : 0,
    evidence: clamp(evidence / STRONG_EVIDENCE, 0, 1),
    margin: clamp(fit.margin / CLEAR_MARGIN, 0, 1),
    marked: clamp(marked / Math.max(1, fit.inliers.length), 0, 1),
    tags: clamp(witnesses / 2, 0, 1),
    header: headerOnAxis(calibration, header),
  };
}

/** 1 where a price of the header lies on the axis, -1 where those that are printed lie elsewhere, 0 where none is printed. */
function headerOnAxis({ fit }: Calibration, { prices, quotes }: HeaderWords): number {
  if (quotes.some((q) => q.probability >= SURE && priceOnAxis(q, fit) !== null)) return 1;
  if (!prices || prices.ambiguous || prices.probability < SURE) return 0;
  const printed = printedOf(prices);
  const rows = fit.inliers.map((c) => c.y);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
  const reach = 0.3 * (bottom - top);
  const [high, low] = [priceAt(fit, top - reach), priceAt(fit, bottom + reach)];
  const near = printed.filter((p) => p <= high && p >= low).length;
  return near > printed.length / 2 ? 1 : -1;
}

const PARTS = ['open', 'high', 'low', 'close'] as const;

function printedOf(prices: HeaderPrices): number[] {
  return PARTS.flatMap((part) => prices[part]?.price ?? []);
}

/** Whether the printed last price and the header's prices of one bar are those of the bars. */
export function seriesWitnesses(
  series: Series,
  last: MeasuredPrice | null,
  { calibration, header }: WitnessedAxis,
): Measures {
  // An envelope ends with a range and no close.
  const end = series.resolution === 'envelope' ? undefined : series.bars.at(-1);
  const away = last && end && last !== end.close ? Math.abs(last.y_px - end.close.y_px) : null;
  return {
    last_agrees: away === null ? 0 : away <= SAME_ROW ? 1 : away <= NEAR_ROW ? 0.5 : -1,
    header_bar: series.resolution === 'envelope' ? 0 : headerBar(series.bars, calibration, header.prices),
  };
}

/** 1 where the header prints the last bar, 0.8 where another one (that under the pointer), -1 where none, 0 where it says nothing. */
function headerBar(bars: readonly Bar[], { fit }: Calibration, prices: HeaderPrices | null): number {
  if (!prices || prices.ambiguous || prices.probability < SURE || printedOf(prices).length < 3) return 0;
  if (printedOf(prices).some((p) => p <= 0)) return 0;
  const isOf = (bar: Bar): boolean =>
    PARTS.every((part) => {
      const printed = prices[part];
      const measured = bar[part];
      return !printed || !measured || Math.abs(yOfPrice(fit, printed.price) - measured.y_px) <= SAME_ROW;
    });
  const end = bars.at(-1);
  if (end && isOf(end)) return 1;
  return bars.some(isOf) ? 0.8 : -1;
}
