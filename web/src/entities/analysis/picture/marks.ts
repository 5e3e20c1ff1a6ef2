/**
 * The marks of an analysis: every number that was measured on the picture, under one id, so that pointing at the number
 * highlights its mark and pointing at the mark highlights the number.
 */
import type { AnalysisJson, Measured, PlanLevel, Reading } from '../../../api/generated/model';

export type Layer = 'axis' | 'bars' | 'levels' | 'plan' | 'pivots' | 'patterns' | 'fibonacci' | 'cone';
/** `plain` is ink: the accent is reserved for the highlighted mark. */
export type Tone = 'rising' | 'falling' | 'neutral' | 'accent' | 'plain';

export interface Mark {
  id: string;
  /** The layer that draws it; null for numbers that show up only while they are lit. */
  layer: Layer | null;
  /** What the number is, as a short label. */
  name: string;
  /** The same in a few letters, where there is little room. */
  short: string;
  /** Null for marks that are only a stretch of bars. */
  price: number | null;
  sigma: number;
  /** First and last bar it belongs to (numbers from 0 at the left); null when it spans the pane. */
  bars: readonly [number, number] | null;
  tone: Tone;
  /** Lies outside the visible axis. */
  projected: boolean;
  /** The bar whose pixels give the price, where one does. */
  source?: number;
}

type Part = Partial<Mark> & Pick<Mark, 'id' | 'name'>;
const mark = (part: Part): Mark => ({
  layer: null,
  price: null,
  sigma: 0,
  bars: null,
  tone: 'accent',
  projected: false,
  short: part.name,
  ...part,
});

/** Ids of marks, built only here so that tables and picture agree. */
export const markId = {
  plan: (key: PlanKey) => `plan:${key}`,
  level: (index: number) => `level:${index}`,
  pivot: (index: number) => `pivot:${index}`,
  pattern: (index: number) => `pattern:${index}`,
  patternPrice: (index: number, price: number) => `pattern:${index}:${price}`,
  fibonacci: (index: number) => `fibonacci:${index}`,
  label: (index: number) => `label:${index}`,
  bar: (index: number) => `bar:${index}`,
  indicator: (id: string, output: string) => `indicator:${id}:${output}`,
  cone: (side: 'low' | 'high') => `cone:${side}`,
  last: 'last',
  highest: 'highest',
  lowest: 'lowest',
};

export type PlanKey = 'entry' | 'stop' | 'take_profit_1' | 'take_profit_2';

/** The plan's lines in the order the table shows them, with their long and short names. */
export const PLAN_LINES: readonly { key: PlanKey; name: string; short: string; tone: Tone }[] = [
  { key: 'entry', name: 'Entry', short: 'Entry', tone: 'plain' },
  { key: 'stop', name: 'Stop loss', short: 'Stop', tone: 'falling' },
  { key: 'take_profit_1', name: 'Take profit 1', short: 'TP1', tone: 'rising' },
  { key: 'take_profit_2', name: 'Take profit 2', short: 'TP2', tone: 'rising' },
];

function planMarks(json: AnalysisJson): Mark[] {
  return PLAN_LINES.flatMap(({ key, short, tone }) => {
    const level: PlanLevel | null = json.plan[key];
    // The entry is the last close; the other prices are a formula's.
    const source = key === 'entry' ? json.bar_count - 1 : undefined;
    return level ? [mark({ ...level, id: markId.plan(key), layer: 'plan', name: short, tone, source })] : [];
  });
}

function levelMarks(json: AnalysisJson): Mark[] {
  return json.key_levels.map((level, index) =>
    mark({
      id: markId.level(index),
      layer: 'levels',
      name: level.type === 'support' ? 'Support' : 'Resistance',
      short: level.type === 'support' ? 'Sup' : 'Res',
      price: level.price,
      sigma: level.sigma,
      tone: level.type === 'support' ? 'rising' : 'falling',
      source: level.last_touch_bar,
    }),
  );
}

function patternMarks(json: AnalysisJson): Mark[] {
  return json.patterns.flatMap((pattern, index) => {
    const bars = [pattern.first_bar, pattern.last_bar] as const;
    const tone = ({ bullish: 'rising', bearish: 'falling', neutral: 'neutral' } as const)[pattern.direction];
    return [
      mark({ id: markId.pattern(index), layer: 'patterns', name: pattern.name, bars, tone }),
      ...pattern.prices.map((price, at) =>
        mark({ ...price, id: markId.patternPrice(index, at), bars, tone }),
      ),
    ];
  });
}

function turnMarks(json: AnalysisJson): Mark[] {
  const pivots = json.pivots.map((pivot, index) =>
    mark({
      id: markId.pivot(index),
      layer: 'pivots',
      name: pivot.kind === 'high' ? 'Swing high' : 'Swing low',
      price: pivot.price,
      sigma: pivot.sigma,
      bars: [pivot.bar, pivot.bar],
      tone: pivot.kind === 'high' ? 'falling' : 'rising',
    }),
  );
  const retracements = (json.fibonacci?.levels ?? []).map((level, index) =>
    mark({
      id: markId.fibonacci(index),
      layer: 'fibonacci',
      name: `Fibonacci ${level.ratio}`,
      short: `${level.ratio}`,
      price: level.price,
      sigma: level.sigma,
      bars: [json.fibonacci!.from_bar, json.bar_count - 1],
    }),
  );
  return [...pivots, ...retracements];
}

function indicatorMarks(json: AnalysisJson): Mark[] {
  return json.indicators
    .filter(({ unit }) => unit === 'price')
    .flatMap((indicator) =>
      indicator.outputs.flatMap(({ name, value, sigma }) =>
        value === null
          ? []
          : [
              mark({
                id: markId.indicator(indicator.id, name),
                name: name === 'value' ? indicator.label : `${indicator.label} ${name}`,
                price: value,
                sigma: sigma ?? 0,
              }),
            ],
      ),
    );
}

function readingMarks(reading: Reading): Mark[] {
  const bars = reading.bars.map((bar, index) =>
    mark({
      id: markId.bar(index),
      layer: 'bars',
      name: `Bar ${index + 1}`,
      bars: [index, index],
      tone: bar.direction === 'up' ? 'rising' : bar.direction === 'down' ? 'falling' : 'neutral',
    }),
  );
  const labels = reading.labels.map((label, index) =>
    mark({ id: markId.label(index), layer: 'axis', name: label.text, price: label.price, sigma: 0 }),
  );
  return [...bars, ...labels];
}

/** Where the range of the coming bars ends. */
function coneMarks(json: AnalysisJson): Mark[] {
  const end = json.outlook?.cone.at(-1);
  if (!end) return [];
  const edge = (side: 'low' | 'high', name: string) =>
    mark({ id: markId.cone(side), layer: 'cone', name, short: '68%', price: end[side], tone: 'neutral' });
  return [edge('high', 'Range, upper end'), edge('low', 'Range, lower end')];
}

function edgeMarks(json: AnalysisJson): Mark[] {
  const bars = json.reading?.bars ?? [];
  const edge = (id: string, name: string, { value, sigma }: Measured, source: number) =>
    mark({ id, name, price: value, sigma, source: source < 0 ? undefined : source });
  const { highest_high: highest, lowest_low: lowest } = json;
  return [
    edge(markId.last, 'Last price', json.last_price, bars.length - 1),
    edge(
      markId.highest,
      'Highest high',
      highest,
      bars.findIndex(({ high }) => high === highest.value),
    ),
    edge(
      markId.lowest,
      'Lowest low',
      lowest,
      bars.findIndex(({ low }) => low === lowest.value),
    ),
  ];
}

/** All marks of an analysis, by id. */
export function marksOf(json: AnalysisJson): ReadonlyMap<string, Mark> {
  const all = [
    ...planMarks(json),
    ...levelMarks(json),
    ...turnMarks(json),
    ...patternMarks(json),
    ...indicatorMarks(json),
    ...edgeMarks(json),
    ...coneMarks(json),
    ...(json.reading ? readingMarks(json.reading) : []),
  ];
  return new Map(all.map((one) => [one.id, one]));
}
