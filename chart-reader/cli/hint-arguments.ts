/** The hints of the command line. */
import type { AxisPoint, Box, ChartKind } from '../types.ts';
import type { HintProblem, ReadHints } from '../hints/types.ts';

/** The options that give hints, for `parseArgs`. */
export const HINT_OPTIONS = {
  axis: { type: 'string', multiple: true },
  scale: { type: 'string' },
  pane: { type: 'string' },
  kind: { type: 'string' },
  symbol: { type: 'string' },
  timeframe: { type: 'string' },
} as const;

export const HINT_USAGE = `  --axis X:Y=PRICE   a height of the price scale and the price there, in pixels from the upper left
                     corner; twice or more. X may be left out, except on a photo that is tilted
  --scale SCALE      of the prices given by --axis: linear (the default) or log
  --pane X,Y,W,H     the pane that holds the prices: its left and upper edge, width and height
  --kind KIND        what is drawn: candles, hollow, heikin_ashi, bars, line, area or renko
  --symbol TEXT      what is traded
  --timeframe TEXT   length of a bar, such as 15m, 4h or 1D`;

export interface HintArguments {
  axis?: string[] | undefined;
  scale?: string | undefined;
  pane?: string | undefined;
  kind?: string | undefined;
  symbol?: string | undefined;
  timeframe?: string | undefined;
}

/** The hints as they were typed, or null without any; an argument of another form is an error that shows the form. */
export function hintsOf(args: HintArguments): ReadHints | null {
  const { axis = [], scale, pane, kind, symbol, timeframe } = args;
  if (scale !== undefined && axis.length === 0)
    throw new Error('--scale says how prices given by --axis lie: give two or more of them.');
  const hints: ReadHints = {
    ...(axis.length > 0
      ? { axis: { scale: (scale ?? 'linear') as 'linear' | 'log', points: axis.map(pointOf) } }
      : {}),
    ...(pane === undefined ? {} : { pane: boxOf(pane) }),
    ...(kind === undefined ? {} : { kind: kind as ChartKind }),
    ...(symbol === undefined ? {} : { symbol }),
    ...(timeframe === undefined ? {} : { timeframe }),
  };
  return Object.keys(hints).length === 0 ? null : hints;
}

const NUMBER = String.raw`-?\d+(?:\.\d+)?`;

function pointOf(text: string): AxisPoint {
  const match = new RegExp(`^(?:(${NUMBER}):)?(${NUMBER})=(${NUMBER}(?:[eE][-+]?\\d{1,2})?)$`).exec(text);
  if (!match) throw new Error(`--axis must be X:Y=PRICE, such as 1180:250=101.5, and was “${text}”.`);
  const [, x, y, price] = match;
  return { ...(x === undefined ? {} : { x_px: Number(x) }), y_px: Number(y), price: Number(price) };
}

function boxOf(text: string): Box {
  const parts = text.split(',').map((part) => (new RegExp(`^${NUMBER}$`).test(part) ? Number(part) : NaN));
  const [x = NaN, y = NaN, w = NaN, h = NaN] = parts;
  if (parts.length !== 4 || parts.some(Number.isNaN))
    throw new Error(`--pane must be X,Y,W,H in pixels, such as 0,40,1100,500, and was “${text}”.`);
  return { x0: x, y0: y, x1: x + w, y1: y + h };
}

/** A problem in the words of the command line: `--axis 250=99: the height must …`. */
export function problemOf({ field, message }: HintProblem, { axis = [], pane }: HintArguments): string {
  const [name = '', list, index, part] = field.split('.');
  if (name === 'axis' && list === 'points' && index !== undefined) {
    const what = { y_px: 'the height', x_px: 'the column', price: 'the price' }[part ?? ''] ?? 'it';
    return `--axis ${axis[Number(index)] ?? ''}: ${what} ${message}.`;
  }
  if (name === 'axis') return list === 'scale' ? `--scale ${message}.` : `--axis ${message}.`;
  if (name === 'pane') return `--pane ${pane ?? ''}: its ${EDGES[list ?? ''] ?? 'place'} ${message}.`;
  return `--${name} ${message}.`;
}

const EDGES: Record<string, string> = {
  x0: 'left edge',
  y0: 'upper edge',
  x1: 'right edge',
  y1: 'lower edge',
};
