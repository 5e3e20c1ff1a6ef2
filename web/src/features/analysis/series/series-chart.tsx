/** The recovered series as a chart of its own. Loaded on demand: the charting library is the largest part of the app. */
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { createChart } from 'lightweight-charts';
import type { IChartApi, LogicalRange } from 'lightweight-charts';
import type { SeriesBar } from '../../../api/generated/model';
import { useLit } from '../../../entities/analysis/picture/lit.tsx';
import { barTime, shortBarTime } from '../../../entities/analysis/picture/bar-time.ts';
import { markId } from '../../../entities/analysis/picture/marks.ts';
import { Box } from '../../../ui/layout.ts';
import { useChartColors } from '../../../ui/theme/chart-colors.ts';
import type { ChartColors } from '../../../ui/theme/chart-colors.ts';
import { BELOW_DECIMALS } from './chart-lines.ts';
import type { DrawnLine, PriceLine } from './chart-lines.ts';
import { addBars, addCurves, addErrorBars, addPriceLines, slotOf, timeOf } from './draw-series.ts';
import type { PriceSeries } from './draw-series.ts';
import { ZoomButtons } from './zoom-buttons.tsx';
import { partInView, showRange, zoomWithWheel } from './zoom.ts';

export interface SeriesChartProps {
  bars: readonly SeriesBar[];
  closeOnly: boolean;
  log: boolean;
  decimals: number;
  lines: readonly PriceLine[];
  /** Curves over the prices. */
  over: readonly DrawnLine[];
  /** Curves below the prices, a pane for each group. */
  below: readonly (readonly DrawnLine[])[];
  errorBars: boolean;
}

/** Height of the prices and of each pane below them (rem); the prices are lower on phones. */
const PRICES_REM = { base: 16, md: 24 };
const PANE_REM = 7;

export function SeriesChart(props: SeriesChartProps) {
  const { bars, closeOnly, log, decimals, lines, over, below, errorBars } = props;
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ chart: IChartApi; series: PriceSeries } | null>(null);
  /** The part in view stays in view when something is switched on or off; null: the whole series. */
  const view = useRef<LogicalRange | null>(null);
  const colors = useChartColors();
  const { lit, light } = useLit();
  /** Lit from here: the crosshair is there already, at the pointer's own height. */
  const ownLit = useRef<string | null>(null);

  useEffect(() => {
    if (!frame.current || !canDraw()) return undefined;
    const chart = createChart(frame.current, chartOptions(colors, log, bars));
    const series = addBars(chart, bars, { closeOnly, decimals, colors });
    addPriceLines(series, lines, colors);
    if (errorBars) addErrorBars(series, bars, colors);
    addCurves(chart, bars, over, { pane: 0, decimals, colors });
    below.forEach((group, at) =>
      addCurves(chart, bars, group, { pane: at + 1, decimals: BELOW_DECIMALS, colors }),
    );
    chart.panes().forEach((pane, at) => pane.setStretchFactor(at === 0 ? PRICES_REM.md : PANE_REM));
    const comeBack = () => showRange(chart, view.current);
    comeBack();
    // Once more when the chart has taken the size of its frame.
    const next = requestAnimationFrame(comeBack);
    const number = barNumbers(bars);
    chart.subscribeCrosshairMove(({ time, sourceEvent }) => {
      if (!sourceEvent && time !== undefined) return;
      const bar = time === undefined ? undefined : number.get(slotOf(time));
      ownLit.current = bar === undefined ? null : markId.bar(bar - 1);
      light(ownLit.current);
    });
    drawn.current = { chart, series };
    const stopZooming = zoomWithWheel(frame.current, chart);
    return () => {
      stopZooming();
      cancelAnimationFrame(next);
      drawn.current = null;
      view.current = partInView(chart, bars.length);
      chart.remove();
    };
  }, [bars, closeOnly, log, decimals, lines, over, below, errorBars, colors, light]);

  useEffect(() => {
    const bar = lit?.startsWith('bar:') ? bars[Number(lit.slice(4))] : undefined;
    const { chart, series } = drawn.current ?? {};
    if (lit === ownLit.current) return;
    if (chart && series && bar) chart.setCrosshairPosition(bar.close, timeOf(bar.slot), series);
  }, [lit, bars]);

  const panes = below.length * PANE_REM;
  return (
    <Box position="relative">
      <ZoomButtons chart={() => drawn.current?.chart} />
      <Box
        ref={frame}
        role="figure"
        aria-label="Chart of the recovered series; the table below holds the same bars"
        style={{ '--panes': `${panes}rem` } as CSSProperties}
        height={{
          base: `calc(${PRICES_REM.base}rem + var(--panes))`,
          md: `calc(${PRICES_REM.md}rem + var(--panes))`,
        }}
      />
    </Box>
  );
}

/** Privacy settings may forbid canvases; the table under the chart then has to do. */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null;
}

/** Number of a bar, from 1, by its slot. */
const barNumbers = (bars: readonly SeriesBar[]) => new Map(bars.map(({ slot }, index) => [slot, index + 1]));

function chartOptions(colors: ChartColors, log: boolean, bars: readonly SeriesBar[]) {
  const number = barNumbers(bars);
  const numberAt = (time: unknown) => number.get(slotOf(time));
  const barAt = (time: unknown) => bars[(numberAt(time) ?? 0) - 1];
  return {
    autoSize: true,
    layout: {
      background: { color: 'transparent' },
      textColor: colors.textMuted,
      fontFamily: '"Geist Mono Variable", monospace',
      fontSize: 11,
      attributionLogo: true,
      panes: { separatorColor: colors.line, enableResize: true },
    },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    rightPriceScale: { mode: log ? 1 : 0, borderColor: colors.line },
    timeScale: {
      borderColor: colors.line,
      tickMarkFormatter: (time: unknown) => shortBarTime(barAt(time)?.time) ?? `${numberAt(time) ?? ''}`,
    },
    localization: {
      timeFormatter: (time: unknown) =>
        [`bar ${numberAt(time) ?? ''}`, barTime(barAt(time)?.time)].filter(Boolean).join(' · '),
    },
    // The wheel scrolls the page; with Ctrl held it zooms, which `zoomWithWheel` does.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
  };
}
