import { heroReading, rowOf } from '../../../../content/hero-reading.ts';
import type { HeroBar } from '../../../../content/hero-reading.ts';

const { bars, spacing, pane, labels, levels, plan, symbol, timeframe } = heroReading;

/** Right edge of the price pane and of the last bar, pixels of the picture. */
export const paneRight = pane[2] ?? 0;

const r = (value: number): number => Math.round(value);

/** A candle's outline: wick, body, wick, as one path. */
function candlePath([x, open, high, low, close]: HeroBar): string {
  const half = spacing * 0.34;
  const top = rowOf(Math.max(open, close));
  const bottom = Math.max(rowOf(Math.min(open, close)), top + 2);
  const body = `M${r(x - half)} ${r(top)}H${r(x + half)}V${r(bottom)}H${r(x - half)}Z`;
  return `M${r(x)} ${r(rowOf(high))}V${r(top)}${body}M${r(x)} ${r(bottom)}V${r(rowOf(low))}`;
}

/** The outlines of all candles that were found. */
export const candleOutlines = bars.map(candlePath).join('');

export const barOutline = (nth: number): string => {
  const bar = bars[nth];
  return bar ? candlePath(bar) : '';
};

/** Something with a price that can be pointed at, in the list and on the picture alike. */
export interface Mark {
  id: string;
  group: 'level' | 'plan';
  /** As listed. */
  name: string;
  price: number;
  sigma: number;
  note: string;
  /** Off the visible axis: worked out, not seen. */
  projected: boolean;
  /** Where its line begins, pixels of the picture. */
  fromX: number;
  tone: 'rising' | 'falling' | 'plain';
}

const touches = (count: number): string => (count === 1 ? '1 touch' : `${count} touches`);

const levelMarks: Mark[] = levels.map((level, nth) => ({
  id: `level-${nth}`,
  group: 'level',
  name: level.type === 'support' ? 'Support' : 'Resistance',
  price: level.price,
  sigma: level.sigma,
  note: touches(level.touches),
  projected: false,
  fromX: bars[level.firstTouchBar]?.[0] ?? 0,
  tone: 'plain',
}));

const planMark = (id: 'entry' | 'stop' | 'target1' | 'target2', name: string, tone: Mark['tone']): Mark => ({
  id,
  group: 'plan',
  name,
  price: plan[id].price,
  sigma: plan[id].sigma,
  note: plan[id].projected ? 'projected' : '',
  projected: plan[id].projected,
  fromX: bars.at(-1)?.[0] ?? 0,
  tone,
});

/** Price order, as on the picture. */
const downwards = (marks: Mark[]): Mark[] => marks.toSorted((one, other) => other.price - one.price);

export const levelList = downwards(levelMarks);

export const planList = downwards([
  planMark('target2', 'Target 2', 'rising'),
  planMark('target1', 'Target 1', 'rising'),
  planMark('entry', 'Entry', 'plain'),
  planMark('stop', 'Stop', 'falling'),
]);

export const drawnMarks = [...levelList, ...planList].filter(({ projected }) => !projected);

export const axisLabels = labels;
export const chartName = `${symbol} · ${timeframe}`;
