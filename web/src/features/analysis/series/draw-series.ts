/** What is put on the chart of the recovered series, part by part. */
import { CandlestickSeries, HistogramSeries, LineSeries, LineStyle, LineType } from 'lightweight-charts';
import type { IChartApi, ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts';
import type { SeriesBar } from '../../../api/generated/model';
import { barValues } from '../../../entities/analysis/picture/bars.ts';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import type { ChartColors } from '../../../ui/theme/chart-colors.ts';
import type { DrawnLine, PriceLine } from './chart-lines.ts';
import { ErrorBars } from './error-bars.ts';

export type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Line'>;

/** Slots stand in for times, which a picture does not always give: one a minute; labels show the time where it is known. */
export const timeOf = (slot: number) => (slot * 60) as UTCTimestamp;
export const slotOf = (time: unknown) => Number(time) / 60;

export interface SeriesLook {
  closeOnly: boolean;
  decimals: number;
  colors: ChartColors;
}

/** The bars themselves; on charts of closes a line. */
export function addBars(chart: IChartApi, bars: readonly SeriesBar[], look: SeriesLook): PriceSeries {
  const { closeOnly, decimals, colors } = look;
  const priceFormat = pricesWith(decimals);
  if (closeOnly) {
    const line = chart.addSeries(LineSeries, { color: colors.text, lineWidth: 2, priceFormat });
    line.setData(bars.map(({ slot, close }) => ({ time: timeOf(slot), value: close })));
    return line;
  }
  const candles = chart.addSeries(CandlestickSeries, {
    upColor: colors.rising,
    borderUpColor: colors.rising,
    wickUpColor: colors.rising,
    downColor: colors.falling,
    borderDownColor: colors.falling,
    wickDownColor: colors.falling,
    priceFormat,
  });
  candles.setData(
    bars.map(({ slot, open, high, low, close }) => ({
      time: timeOf(slot),
      open: open ?? close,
      high: high ?? close,
      low: low ?? close,
      close,
    })),
  );
  return candles;
}

const pricesWith = (decimals: number) => ({
  type: 'custom' as const,
  formatter: (price: number) => formatPrice(price, decimals),
  minMove: 10 ** -decimals,
});

/** Lines at single prices: the plan, the levels. */
export function addPriceLines(series: PriceSeries, lines: readonly PriceLine[], colors: ChartColors): void {
  for (const { price, title, tone, dashed } of lines) {
    series.createPriceLine({
      price,
      title,
      color: tone === 'plain' ? colors.text : colors[tone],
      lineWidth: 1,
      lineStyle: dashed ? LineStyle.Dashed : LineStyle.Solid,
    });
  }
}

/** Two standard deviations around every measured price. */
export function addErrorBars(series: PriceSeries, bars: readonly SeriesBar[], colors: ChartColors): void {
  const errors = bars.flatMap((bar) =>
    barValues(bar)
      .filter(({ label }) => label !== 'Open')
      .flatMap(({ price, sigma }) => (sigma === null ? [] : [{ time: timeOf(bar.slot), price, sigma }])),
  );
  series.attachPrimitive(new ErrorBars(errors, colors.text));
}

const STYLES = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

/**
 * The curves of one indicator in a pane: 0 is that of the prices, any other is made when it is first used.
 * @param decimals decimals of the figures on the pane's axis
 */
export function addCurves(
  chart: IChartApi,
  bars: readonly SeriesBar[],
  lines: readonly DrawnLine[],
  { pane, decimals, colors }: { pane: number; decimals: number; colors: ChartColors },
): void {
  for (const line of lines) {
    const color = colors.curves[line.colour % colors.curves.length]!;
    const usual: Usual = {
      color,
      priceFormat: pricesWith(decimals),
      priceLineVisible: false,
      lastValueVisible: false,
    };
    const series = addOneCurve(chart, line, usual, pane);
    series.setData(
      bars.map(({ slot }, index) => {
        const value = line.values[index] ?? null;
        return value === null ? { time: timeOf(slot) } : { time: timeOf(slot), value };
      }),
    );
  }
}

/** Names and values stand in the legend above: labels on the axis would hide the last bars. */
interface Usual {
  color: string;
  priceFormat: ReturnType<typeof pricesWith>;
  priceLineVisible: false;
  lastValueVisible: false;
}

function addOneCurve(
  chart: IChartApi,
  { form, style }: DrawnLine,
  usual: Usual,
  pane: number,
): ISeriesApi<SeriesType> {
  if (form === 'histogram') return chart.addSeries(HistogramSeries, usual, pane);
  if (form === 'dots') {
    const dots = { lineVisible: false, pointMarkersVisible: true, pointMarkersRadius: 1.5 };
    return chart.addSeries(LineSeries, { ...usual, ...dots }, pane);
  }
  const lineStyle = STYLES[style % STYLES.length]!;
  const look = { lineWidth: 1 as const, lineStyle, lineType: LineType.Simple, crosshairMarkerVisible: false };
  return chart.addSeries(LineSeries, { ...usual, ...look }, pane);
}
