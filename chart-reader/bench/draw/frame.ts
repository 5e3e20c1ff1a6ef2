/** Where everything of one drawn chart goes: panes, strips, bar columns and the price scale. */
import type { Box } from '../../types.ts';
import type { Random } from '../random.ts';
import { createRandom } from '../random.ts';
import type { Look } from './look.ts';
import type { Candle, Instrument } from './market.ts';
import { timeframeMinutes } from './market.ts';
import type { PriceScale, Ticks } from './scale.ts';
import { chooseTicks, formatPrice, priceScale, stepDecimals } from './scale.ts';
import type { Svg } from './svg.ts';
import { textWidth } from './svg.ts';

export interface ChartSpec {
  id: string;
  seed: string;
  instrument: Instrument;
  timeframe: string;
  /** Bars before the visible ones, for averages that are already running. */
  history: Candle[];
  visible: Candle[];
  look: Look;
}

export interface Frame {
  spec: ChartSpec;
  look: Look;
  svg: Svg;
  random: Random;
  /** Inside of the toolbars and windows around the chart. */
  inner: Box;
  headerBox: Box | null;
  pane: Box;
  volumePane: Box | null;
  subPanes: Box[];
  /** Column of the price labels. */
  strip: { x0: number; x1: number };
  timeRow: number;
  scale: PriceScale;
  ticks: Ticks;
  decimals: number;
  /** Middle of every visible bar. */
  xs: number[];
  spacing: number;
}

/** Highest and lowest visible price: of the closes on line and area charts. */
export function visibleRange(look: Look, visible: readonly Candle[]): { high: number; low: number } {
  const closes = look.kind === 'line' || look.kind === 'area';
  return {
    high: Math.max(...visible.map((c) => (closes ? c.close : c.high))),
    low: Math.min(...visible.map((c) => (closes ? c.close : c.low))),
  };
}

/** Whether a window lies over an end of the bar's body, or over its close where nothing else is drawn. */
export function isCovered({ svg, scale, look }: Frame, { open, close }: Candle, x: number): boolean {
  const isUnder = (price: number): boolean =>
    svg.covers.some((c) => c.x0 < x && c.x1 > x && c.y0 < scale.y(price) && c.y1 > scale.y(price));
  const closesOnly = look.kind === 'line' || look.kind === 'area';
  return isUnder(close) || (!closesOnly && isUnder(open));
}

/** Slot of every bar; with true time closed days leave slots empty. */
function slotsOf(spec: ChartSpec): number[] {
  const first = spec.visible[0]?.time ?? 0;
  const length = (timeframeMinutes[spec.timeframe] ?? 60) * 60_000;
  return spec.visible.map((c, i) => (spec.look.trueTime ? Math.round((c.time - first) / length) : i));
}

function scaleFor(spec: ChartSpec, pane: Box): { scale: PriceScale; ticks: Ticks; decimals: number } {
  const { look, instrument } = spec;
  const { high, low } = visibleRange(look, spec.visible);
  const tall = pane.y1 - pane.y0;
  const inner = priceScale(
    look.scale,
    low,
    high,
    pane.y0 + tall * look.padTop,
    pane.y1 - tall * look.padBottom,
  );
  const smallest = 10 ** -instrument.decimals;
  const bottom = Math.max(inner.price(pane.y1), look.scale === 'log' ? low * 0.01 : 0);
  const scale: PriceScale = {
    ...inner,
    low: bottom,
    high: inner.price(pane.y0),
    top: pane.y0,
    bottom: inner.y(bottom),
  };
  const ticks = enoughTicks(scale, look, smallest);
  return { scale, ticks, decimals: printedDecimals(spec, ticks) };
}

/** Decimals on the labels. Rounding to whole numbers must leave the labels apart. */
function printedDecimals({ look, instrument }: ChartSpec, ticks: Ticks): number {
  const { decimals } = look.format;
  const least = Math.min(...ticks.prices.slice(1).map((p, i) => p - (ticks.prices[i] ?? 0)));
  if (decimals === 'whole' && least > 6) return 0;
  return decimals === 'step'
    ? Math.min(instrument.decimals + 1, stepDecimals(ticks.step))
    : instrument.decimals;
}

/** Programs put labels closer together rather than print fewer than five, as far as they have room. */
function enoughTicks(scale: PriceScale, look: Look, smallest: number): Ticks {
  let spacing = look.fewLabels ? (scale.bottom - scale.top) / 3.2 : look.tickSpacing;
  let ticks = chooseTicks(scale, look.tickStyle, spacing, smallest);
  if (look.fewLabels && ticks.prices.length >= 2) return ticks;
  while (ticks.prices.length < 6 && spacing > look.labelSize * 1.8) {
    spacing *= 0.8;
    ticks = chooseTicks(scale, look.tickStyle, spacing, smallest);
  }
  return ticks;
}

function stripWidth(spec: ChartSpec): number {
  const { look, instrument } = spec;
  const { high } = visibleRange(look, spec.visible);
  return (
    textWidth(formatPrice(high, instrument.decimals, look.format), look.labelSize) +
    12 +
    (look.tickMarks ? 5 : 0)
  );
}

const headerHeights = {
  tradingview: 26,
  metatrader: 18,
  exchange: 58,
  yahoo: 62,
  title: 34,
  terminal: 24,
  broker: 84,
  snapshot: 44,
  futures: 22,
  study: 40,
  platform: 30,
  plain: 20,
  app: 110,
  quote: 150,
  report: 56,
  none: 0,
};

/** Cuts the inner box into header, price pane, other panes, label strip and time row. */
export function layOut(spec: ChartSpec, svg: Svg, inner: Box, random: Random): Frame {
  const { look } = spec;
  const headerHeight = look.headerInside ? 0 : headerHeights[look.header];
  const margin = look.frame === 'box' ? random.between(10, 40) : 0;
  const strip = look.labelsInside ? 0 : stripWidth(spec);
  const far = look.farAxis === 'none' ? 0 : Math.max(strip, look.labelSize * 5);
  const x0 = inner.x0 + (look.side === 'left' ? strip : far) + margin;
  const x1 = inner.x1 - (look.side === 'right' ? strip : far) - margin;
  const offset = look.format.offset ? look.labelSize * 1.6 : 0;
  const top = inner.y0 + headerHeight + margin * 0.5 + offset;
  const timeRow = inner.y1 - look.labelSize - 8 - margin * 0.5;
  const tall = timeRow - 4 - top;
  const share = look.subPanes.length + (look.volume === 'pane' ? 1 : 0);
  const each = tall * (share > 2 ? 0.14 : random.between(0.16, 0.22));
  const gap = look.frame === 'box' ? 8 : 1;
  const others = share * (each + gap);
  const above = look.panesAbove ? others : 0;
  const pane = snapBox(svg, { x0, y0: top + above, x1, y1: timeRow - 4 - others + above });
  const below = Array.from({ length: share }, (_, i) => {
    const y0 = (look.panesAbove ? top : pane.y1 + gap) + i * (each + gap);
    return snapBox(svg, { x0, y0, x1, y1: y0 + each });
  });
  const slots = slotsOf(spec);
  const count = (slots.at(-1) ?? 0) + 1;
  const spacing = (x1 - x0) / (count + look.emptyRight);
  return {
    spec,
    look,
    svg,
    random,
    inner,
    headerBox: headerHeight
      ? { x0: inner.x0, y0: inner.y0, x1: inner.x1, y1: inner.y0 + headerHeight }
      : null,
    pane,
    volumePane: look.volume === 'pane' ? (below[0] ?? null) : null,
    subPanes: look.volume === 'pane' ? below.slice(1) : below,
    strip:
      look.side === 'right' ? { x0: pane.x1, x1: pane.x1 + strip } : { x0: pane.x0 - strip, x1: pane.x0 },
    timeRow: timeRow + look.labelSize * 0.5,
    ...scaleFor(spec, pane),
    xs: slots.map((slot) => x0 + (slot + 0.5) * spacing),
    spacing,
  };
}

const snapBox = (svg: Svg, box: Box): Box => ({
  x0: svg.snap(box.x0),
  y0: svg.snap(box.y0),
  x1: svg.snap(box.x1),
  y1: svg.snap(box.y1),
});

/** Randomness for the decoration of one picture: the same for a chart and its mirror. */
export const decorationRandom = (spec: ChartSpec): Random => createRandom(`${spec.seed}:decoration`);
