/** Prices that the chart of the recovered series can carry as lines, and the indicators that it can draw. */
import type { AnalysisJson, Indicator, IndicatorCurve } from '../../../api/generated/model';
import { PLAN_LINES } from '../../../entities/analysis/picture/marks.ts';
import type { Tone } from '../../../entities/analysis/picture/marks.ts';

export interface PriceLine {
  price: number;
  title: string;
  tone: Tone;
  dashed: boolean;
}

/** Entry, stop and targets; dashed where they lie outside the picture. */
export function planLines({ plan }: AnalysisJson): PriceLine[] {
  return PLAN_LINES.flatMap(({ key, short, tone }) => {
    const level = plan[key];
    return level ? [{ price: level.price, title: short, tone, dashed: level.projected }] : [];
  });
}

/** Support and resistance. */
export function levelLines({ key_levels }: AnalysisJson): PriceLine[] {
  return key_levels.map(({ type, price }) => ({
    price,
    title: type === 'support' ? 'Sup' : 'Res',
    tone: type === 'support' ? 'rising' : 'falling',
    dashed: true,
  }));
}

export interface ChoosableIndicator {
  id: string;
  label: string;
  family: Indicator['family'];
  /** Drawn over the prices, or in a pane of its own below them. */
  position: 'over' | 'below';
}

/** The indicators that have a value on these bars. Those that are prices among the prices are drawn over them. */
export function choosableIndicators(json: AnalysisJson): ChoosableIndicator[] {
  return json.indicators
    .filter(({ outputs }) => outputs.some(({ value }) => value !== null))
    .map((indicator) => {
      const { id, label, family } = indicator;
      return { id, label, family, position: liesAmongPrices(json, indicator) ? 'over' : 'below' };
    });
}

/** Differences of prices are in their unit too, but lie far from them. */
function liesAmongPrices({ highest_high, lowest_low }: AnalysisJson, { unit, outputs }: Indicator): boolean {
  const range = highest_high.value - lowest_low.value;
  const near = (price: number) => price > lowest_low.value - range && price < highest_high.value + range;
  return unit === 'price' && outputs.every(({ value }) => value === null || near(value));
}

/** Decimals of the figures below the prices: indices, ratios and differences. */
export const BELOW_DECIMALS = 2;

export type LineForm = 'line' | 'histogram' | 'dots';

export interface DrawnLine {
  title: string;
  form: LineForm;
  /** Index in the palette of curves and in its line styles. */
  colour: number;
  style: number;
  /** One for each bar; null where there is none. */
  values: readonly (number | null)[];
}

/** The lines of a chosen indicator; the first is called after the indicator, the others by their own names. */
export function drawnLines({ id, label, lines }: IndicatorCurve, colour: number): DrawnLine[] {
  const form = (name: string): LineForm =>
    id === 'parabolic_sar' ? 'dots' : name === 'histogram' ? 'histogram' : 'line';
  return lines.map(({ name, values }, index) => ({
    title: titleOf(label, name.replaceAll('_', ' '), index),
    form: form(name),
    colour,
    style: index,
    values,
  }));
}

/** 'SMA (20)', 'Bollinger bands (20, 2) upper', 'MACD (12, 26, 9)', 'signal'. */
function titleOf(label: string, name: string, index: number): string {
  if (index > 0) return name;
  return name === 'value' || label.toLowerCase().startsWith(name) ? label : `${label} ${name}`;
}
