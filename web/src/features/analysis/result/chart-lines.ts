/** Lines that the chart of the recovered series can carry, in groups that are switched on and off together. */
import type { AnalysisJson } from '../../../api/generated/model';
import { PLAN_LINES } from '../../../entities/analysis/picture/marks.ts';
import type { ChartLine } from './series-chart.tsx';

export interface LineGroup {
  id: string;
  name: string;
  lines: ChartLine[];
}

/**
 * Plan, levels, and each indicator that is a price: the value at the last bar, as computed by the server. Indicators
 * are levels, not curves, because only their last value is known here; nothing is computed a second time.
 */
export function lineGroups(json: AnalysisJson): LineGroup[] {
  const groups = [
    { id: 'plan', name: 'Plan', lines: planLines(json) },
    { id: 'levels', name: 'Key levels', lines: levelLines(json) },
    ...indicatorGroups(json),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

function planLines({ plan }: AnalysisJson): ChartLine[] {
  return PLAN_LINES.flatMap(({ key, short, tone }) => {
    const level = plan[key];
    return level ? [{ price: level.price, title: short, tone, dashed: level.projected }] : [];
  });
}

function levelLines(json: AnalysisJson): ChartLine[] {
  return json.key_levels.map(({ type, price }) => ({
    price,
    title: type === 'support' ? 'S' : 'R',
    tone: type === 'support' ? 'rising' : 'falling',
    dashed: true,
  }));
}

function indicatorGroups(json: AnalysisJson): LineGroup[] {
  return json.indicators
    .filter(({ unit, family }) => unit === 'price' && (family === 'trend' || family === 'channel'))
    .map(({ id, label, outputs }) => ({
      id,
      name: label,
      lines: outputs.flatMap(({ name, value }) =>
        value === null || !withinReach(json, value)
          ? []
          : [{ price: value, title: name === 'value' ? label : name, tone: 'accent' as const, dashed: true }],
      ),
    }));
}

/** Differences of averages are in price units too, but lie far from the prices; they are no lines on this chart. */
function withinReach({ highest_high, lowest_low }: AnalysisJson, price: number): boolean {
  const range = highest_high.value - lowest_low.value;
  return price > lowest_low.value - range && price < highest_high.value + range;
}
