/** The recovered series as a chart of its own. Loaded on demand: the charting library is the largest part of the app. */
import { useEffect, useRef } from 'react';
import { CandlestickSeries, LineSeries, LineStyle, createChart } from 'lightweight-charts';
import type { IChartApi, ISeriesApi, UTCTimestamp } from 'lightweight-charts';
import type { SeriesBar } from '../../../api/generated/model';
import { formatPrice } from '../../../entities/analysis/price-format.ts';
import { Box } from '../../../ui/layout.ts';
import { useChartColors } from '../../../ui/theme/chart-colors.ts';
import type { ChartColors } from '../../../ui/theme/chart-colors.ts';
import type { Tone } from '../../../entities/analysis/picture/marks.ts';

export interface ChartLine {
  price: number;
  title: string;
  tone: Tone;
  dashed: boolean;
}

export interface SeriesChartProps {
  bars: readonly SeriesBar[];
  closeOnly: boolean;
  log: boolean;
  decimals: number;
  lines: readonly ChartLine[];
}

type PriceSeries = ISeriesApi<'Candlestick'> | ISeriesApi<'Line'>;

/** Slots stand in for times, which a picture seldom gives: one a minute, shown as bar numbers. */
const timeOf = (slot: number) => (slot * 60) as UTCTimestamp;
const slotOf = (time: unknown) => Number(time) / 60;

export function SeriesChart({ bars, closeOnly, log, decimals, lines }: SeriesChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const colors = useChartColors();
  useEffect(() => {
    if (!frame.current || !canDraw()) return undefined;
    const chart = createChart(frame.current, chartOptions(colors, log, bars));
    const series = addSeries(chart, bars, { closeOnly, decimals, colors });
    for (const { price, title, tone, dashed } of lines) {
      const lineStyle = dashed ? LineStyle.Dashed : LineStyle.Solid;
      series.createPriceLine({
        price,
        title,
        color: tone === 'plain' ? colors.text : colors[tone],
        lineWidth: 1,
        lineStyle,
      });
    }
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [bars, closeOnly, log, decimals, lines, colors]);
  return (
    <Box
      ref={frame}
      role="figure"
      aria-label="Chart of the recovered series; the table below holds the same bars"
      height={{ base: '16rem', md: '24rem' }}
    />
  );
}

/** Privacy settings may forbid canvases; the table under the chart then has to do. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}

function chartOptions(colors: ChartColors, log: boolean, bars: readonly SeriesBar[]) {
  const number = new Map(bars.map(({ slot }, index) => [slot, index + 1]));
  const label = (time: unknown) => `${number.get(slotOf(time)) ?? ''}`;
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.textMuted,
      fontFamily: '"Geist Mono Variable", monospace',
      fontSize: 11,
      attributionLogo: true,
    },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    rightPriceScale: { mode: log ? 1 : 0, borderColor: colors.line },
    timeScale: { borderColor: colors.line, tickMarkFormatter: label },
    localization: { timeFormatter: (time: unknown) => `bar ${label(time)}` },
    // The page scrolls; the chart is moved by dragging and zoomed with the wheel while a key is held.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  };
}

interface SeriesLook {
  closeOnly: boolean;
  decimals: number;
  colors: ChartColors;
}

function addSeries(chart: IChartApi, bars: readonly SeriesBar[], look: SeriesLook): PriceSeries {
  const { closeOnly, decimals, colors } = look;
  const priceFormat = {
    type: 'custom' as const,
    formatter: (price: number) => formatPrice(price, decimals),
    minMove: 10 ** -decimals,
  };
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
