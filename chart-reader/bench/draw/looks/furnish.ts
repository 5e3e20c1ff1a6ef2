/** What else real screens show: drawn things, signals, tags, panels, more panes and windows around. */
import type { Random } from '../../random.ts';
import type { ChromePart, Furniture, Language, Look, SubPane } from '../look.ts';

const drawn: Furniture[] = [
  'channel',
  'rays',
  'pitchfork',
  'shapes',
  'brush',
  'callouts',
  'notes',
  'position',
  'elliott',
];
const marks: Furniture[] = ['signals', 'figures', 'bubbles', 'extremes', 'signals'];
const grounds: Furniture[] = ['cloud', 'supertrend', 'sessions', 'stripes', 'profile', 'day-lines'];
const onStrip: Furniture[] = ['countdown', 'quotes', 'alerts', 'study-tags', 'countdown'];
const boxes: Furniture[] = ['dashboard', 'legend', 'data-window', 'trade-buttons', 'legend'];
const windows: Furniture[] = ['popup', 'context-menu', 'dialog', 'vignette'];

/** How much of each sort a look gets, as probabilities. */
export interface Load {
  drawn: number;
  marks: number;
  grounds: number;
  strip: number;
  boxes: number;
  windows: number;
}

export const light: Load = { drawn: 0.2, marks: 0.15, grounds: 0.15, strip: 0.3, boxes: 0.2, windows: 0.04 };
export const heavy: Load = { drawn: 0.5, marks: 0.4, grounds: 0.4, strip: 0.6, boxes: 0.5, windows: 0.12 };

/** Some of each sort; two drawn things now and then. */
export function someFurniture(random: Random, load: Load): Furniture[] {
  const chosen: Furniture[] = [];
  const take = (chance: number, from: readonly Furniture[]): void => {
    if (random.chance(chance)) chosen.push(random.pick(from));
  };
  take(load.grounds, grounds);
  take(load.drawn, drawn);
  take(load.drawn * 0.5, drawn);
  take(load.marks, marks);
  take(load.boxes, boxes);
  take(load.strip, onStrip);
  take(load.strip * 0.3, ['alerts', 'study-tags']);
  take(load.windows, windows);
  return [...new Set(chosen)];
}

const wide: Language[] = ['de', 'fr', 'es', 'pt', 'it', 'ru', 'tr', 'ja', 'zh', 'ko', 'pl'];

/** English half the time, else one of eleven other languages. */
export const someLanguage = (random: Random): Language => (random.chance(0.55) ? 'en' : random.pick(wide));

/** Indicator panes; some with labels that look like prices. */
export function morePanes(random: Random, chance: number): SubPane[] {
  if (!random.chance(chance)) return [];
  return random.weighted<SubPane[]>([
    [['rsi'], 3],
    [['macd'], 3],
    [['range'], 2],
    [['rival'], 2],
    [['stochastic', 'range'], 1],
    [['rsi', 'macd'], 1],
  ]);
}

export function someChrome(random: Random, parts: readonly [ChromePart, number][]): ChromePart[] {
  return parts.flatMap(([part, chance]) => (random.chance(chance) ? [part] : []));
}

/** Device pixels a bar: from dense to single candles, most around ten. */
export const someSpacing = (random: Random): number =>
  random.weighted<() => number>([
    [() => random.between(1.1, 2), 4],
    [() => random.between(2, 4), 12],
    [() => random.between(4, 8), 30],
    [() => random.between(8, 16), 32],
    [() => random.between(16, 36), 16],
    [() => random.between(36, 70), 6],
  ])();

/** Browser zoom and display density: 80 to 175 percent, once, twice or three times. */
export const someRatio = (random: Random): number =>
  random.weighted<number>([
    [1, 50],
    [2, 14],
    [3, 3],
    [0.8, 4],
    [0.9, 4],
    [1.1, 6],
    [1.25, 8],
    [1.5, 8],
    [1.75, 3],
  ]);

/** Lines and areas as programs draw them. */
export function lineLook(random: Random): Pick<Look, 'lineStyle' | 'areaFill'> {
  return {
    lineStyle: random.weighted([
      ['solid', 7],
      ['step', 1],
      ['markers', 2],
    ]),
    areaFill: random.weighted([
      ['gradient', 5],
      ['flat', 2],
      ['baseline', 2],
    ]),
  };
}
