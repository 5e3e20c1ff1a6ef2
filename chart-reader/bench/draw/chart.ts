/** One chart as SVG together with its truth. */
import type { ChartKind } from '../../types.ts';
import type { ChartTruth, Trend, TruthCandle, Variant } from '../truth.ts';
import { drawCrosshair, drawFrameLines, drawGrid, drawLastPrice, drawPriceLabels } from './axes.ts';
import { drawChrome } from './chrome.ts';
import { drawFurniture } from './furniture/index.ts';
import type { ChartSpec, Frame } from './frame.ts';
import { decorationRandom, isCovered, layOut, visibleRange } from './frame.ts';
import type { Printed } from './header-pen.ts';
import { drawHeader } from './headers.ts';
import type { Candle } from './market.ts';
import { drawDrawings, drawOverlays, drawWatermark } from './overlays.ts';
import { drawSubPanes, drawVolume } from './panes.ts';
import { drawSeries } from './series.ts';
import { drawTimeLabels } from './time-labels.ts';
import { Svg } from './svg.ts';

export interface DrawnChart {
  svg: string;
  truth: ChartTruth;
}

export const round3 = (value: number): number => Math.round(value * 1000) / 1000;

/**
 * Slope of the least-squares line through the closes, times the number of steps, over the visible
 * range: the rule by which the truth calls a chart bullish, bearish or sideways.
 */
export function trendByRule(
  closes: readonly number[],
  high: number,
  low: number,
): { trend: Trend; score: number } {
  const count = closes.length;
  const meanX = (count - 1) / 2;
  const meanY = closes.reduce((a, b) => a + b, 0) / count;
  let above = 0;
  let below = 0;
  closes.forEach((close, i) => {
    above += (i - meanX) * (close - meanY);
    below += (i - meanX) ** 2;
  });
  const score = below && high > low ? ((above / below) * (count - 1)) / (high - low) : 0;
  return {
    trend: score > 0.15 ? 'bullish' : score < -0.15 ? 'bearish' : 'sideways',
    score: Math.round(score * 1e4) / 1e4,
  };
}

/** A bar of the truth; line and area charts show closes only. */
export function truthCandle(candle: Candle, x: number, closesOnly: boolean): TruthCandle {
  return {
    x_px: Math.round(x * 100) / 100,
    t: new Date(candle.time).toISOString(),
    o: closesOnly ? null : candle.open,
    h: closesOnly ? null : candle.high,
    l: closesOnly ? null : candle.low,
    c: candle.close,
  };
}

/** The parts of the truth that follow from the specification alone, whatever program draws it. */
export function commonTruth(spec: ChartSpec, variant: Variant, mirrorOf?: string) {
  const { look, visible, instrument } = spec;
  const { high, low } = visibleRange(look, visible);
  const { trend, score } = trendByRule(
    visible.map((c) => c.close),
    high,
    low,
  );
  return {
    image: `${spec.id}.png`,
    part: 'A' as const,
    variant,
    ...(mirrorOf ? { mirror_of: mirrorOf } : {}),
    renderer: look.program,
    chart_type: look.kind,
    theme: {
      name: look.theme.name,
      dark: look.theme.dark,
      bg: look.theme.plot,
      up: look.theme.up,
      down: look.theme.down,
      hollow_up: look.kind === 'hollow',
    },
    symbol: instrument.symbol,
    timeframe: spec.timeframe,
    last_price: visible.at(-1)?.close ?? 0,
    trend_by_rule: trend,
    trend_score: score,
    overlays: look.overlays,
    volume: look.volume !== 'none',
    sub_pane: look.subPanes[0] ?? null,
    drawing: look.drawings[0] ?? null,
    crosshair: look.crosshair,
    data_source: `simulated, seed ${spec.seed}${mirrorOf ? ', reflected' : ''}`,
  };
}

/** Bars closer than two pixels are known as an envelope only. */
export function kindsOf(kind: ChartKind, device: number): Partial<ChartTruth> {
  const also: Record<string, ChartKind[]> = {
    candles: ['candles', ...(device < 4 ? ['bars' as const] : [])],
    hollow: ['hollow', 'candles'],
    heikin_ashi: ['heikin_ashi', 'candles'],
    bars: ['bars', ...(device < 4 ? ['candles' as const] : [])],
    line: ['line'],
    area: ['area', 'line'],
    renko: ['renko'],
  };
  return { chart_type_ok: also[kind], ...(device < 2 ? { envelope: true } : {}) };
}

function truthOf(frame: Frame, printed: Printed, mirrorOf: string | undefined): ChartTruth {
  const { spec, look, pane, scale, xs } = frame;
  const r = look.ratio;
  const { high, low } = visibleRange(look, spec.visible);
  const closesOnly = look.kind === 'line' || look.kind === 'area';
  return {
    ...commonTruth(spec, mirrorOf ? 'mirror' : 'clean', mirrorOf),
    size: [Math.round(look.width * r), Math.round(look.height * r)],
    ...(printed.symbolText ? { symbol: printed.symbolText } : {}),
    symbol_shown: printed.symbol || look.furniture.includes('name-tag'),
    timeframe_shown: printed.timeframe,
    axis: {
      side: look.side,
      scale: look.scale,
      y_pixel_of_two_prices: [
        { y_px: round3(scale.y(high) * r), price: high },
        { y_px: round3(scale.y(low) * r), price: low },
      ],
      plot: {
        x0: round3(pane.x0 * r),
        y0: round3(pane.y0 * r),
        x1: round3(pane.x1 * r),
        y1: round3(pane.y1 * r),
      },
      decimals: frame.decimals,
    },
    bar_spacing_px: round3(frame.spacing * r),
    candles: spec.visible.map((candle, i) => ({
      ...truthCandle(candle, (xs[i] ?? 0) * r, closesOnly),
      ...(isCovered(frame, candle, xs[i] ?? 0) ? { hidden: true as const } : {}),
    })),
    last_price_shown:
      printed.lastPrice ||
      look.lastPrice.includes('box') ||
      look.furniture.some((f) => f === 'countdown' || f === 'quotes' || f === 'name-tag'),
    ...(look.furniture.length ? { furniture: look.furniture } : {}),
    ...kindsOf(look.kind, frame.spacing * r),
  };
}

/** Draws the chart of the specification. The same specification gives the same picture. */
export function drawChart(spec: ChartSpec, mirrorOf?: string): DrawnChart {
  const { look } = spec;
  const random = decorationRandom(spec);
  const svg = new Svg(look.width, look.height, look.ratio, look.font, look.aliased);
  svg.rect(0, 0, look.width, look.height, look.theme.bg);
  const inner = drawChrome(svg, look, random.fork('chrome'));
  const frame = layOut(spec, svg, inner, random);
  const { pane } = frame;
  if (look.theme.plot !== look.theme.bg)
    svg.rect(pane.x0, pane.y0, pane.x1 - pane.x0, pane.y1 - pane.y0, look.theme.plot);
  drawGrid(frame);
  drawWatermark(frame);
  const below = random.chance(0.5);
  drawFurniture(frame, 'under');
  if (look.volume === 'overlay') drawVolume(frame);
  if (below) drawOverlays(frame);
  drawSeries(frame);
  if (!below) drawOverlays(frame);
  if (look.volume === 'pane') drawVolume(frame);
  drawSubPanes(frame);
  drawFrameLines(frame);
  drawPriceLabels(frame);
  const timesShown = drawTimeLabels(frame);
  drawFurniture(frame, 'over');
  drawDrawings(frame);
  drawFurniture(frame, 'strip');
  drawLastPrice(frame);
  drawCrosshair(frame);
  const printed = drawHeader(frame);
  drawFurniture(frame, 'screen');
  return { svg: svg.toString(), truth: { ...truthOf(frame, printed, mirrorOf), times_shown: timesShown } };
}
