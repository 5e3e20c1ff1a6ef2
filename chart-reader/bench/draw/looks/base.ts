/** What all looks have in common; a program's look overrides what it does differently. */
import type { Random } from '../../random.ts';
import type { ChartKind } from '../../../types.ts';
import type { Drawing, Furniture, LabelFormat, Look, Overlay } from '../look.ts';
import { themeNamed } from '../themes.ts';

export const sans = [
  'Roboto, Arial, sans-serif',
  'Open Sans, Arial, sans-serif',
  'Lato, sans-serif',
  'Liberation Sans, Arial, sans-serif',
  'DejaVu Sans, Verdana, sans-serif',
  'Noto Sans, sans-serif',
] as const;

/** Nothing of what only some programs show. */
export const noExtras = {
  stubs: false,
  furniture: [] as Furniture[],
  aliased: false,
  lineStyle: 'solid',
  areaFill: 'gradient',
  farAxis: 'none',
  panesAbove: false,
  labels: 'prices',
  fewLabels: false,
  language: 'en',
  spacing: null,
} as const satisfies Partial<Look>;

export const plainLabels: LabelFormat = { decimals: 'fixed', thousands: '', prefix: '', short: 'none' };

/** Kinds in the proportion met in use: candles most of all. */
const usualKind = (random: Random): ChartKind =>
  random.weighted<ChartKind>([
    ['candles', 66],
    ['hollow', 12],
    ['bars', 12],
    ['line', 5],
    ['area', 5],
  ]);

function someOverlays(random: Random): Overlay[] {
  if (random.chance(0.5)) return [];
  const one = random.weighted<Overlay>([
    ['sma', 4],
    ['ema', 4],
    ['bands', 3],
    ['sar', 1],
    ['ribbon', 2],
  ]);
  return random.chance(0.25) ? [one, 'ema'] : [one];
}

function someDrawings(random: Random): Drawing[] {
  if (random.chance(0.7)) return [];
  return [
    random.weighted<Drawing>([
      ['levels', 4],
      ['trendline', 3],
      ['fib', 1],
      ['zone', 2],
      ['markers', 2],
    ]),
  ];
}

/** A plain look of about the usual size with everything optional left out. */
export function baseLook(random: Random, program: string, theme: string): Look {
  const width = random.int(60, 150) * 10;
  return {
    program,
    theme: themeNamed(theme),
    width,
    height: Math.round(width * random.between(0.48, 0.7)),
    ratio: random.weighted([
      [1, 6],
      [2, 2],
      [1.5, 1],
      [1.25, 1],
    ]),
    font: random.pick(sans),
    labelSize: random.int(10, 13),
    labelWeight: 400,
    kind: usualKind(random),
    hollow: 'up',
    side: 'right',
    scale: random.chance(0.12) ? 'log' : 'linear',
    bars: random.int(40, 200),
    emptyRight: random.chance(0.5) ? random.int(2, 14) : 0.5,
    trueTime: false,
    bodyRatio: random.between(0.55, 0.85),
    crisp: true,
    wickWidth: 1,
    border: false,
    wickColour: null,
    padTop: random.between(0.06, 0.16),
    padBottom: random.between(0.06, 0.2),
    tickSpacing: random.int(34, 70),
    tickStyle: 'nice',
    format: plainLabels,
    grid: 'both',
    gridDash: '',
    frame: 'separator',
    tickMarks: false,
    labelsInside: false,
    header: 'none',
    headerInside: false,
    lastPrice: 'box-line',
    volume: 'none',
    subPanes: [],
    overlays: someOverlays(random),
    drawings: someDrawings(random),
    crosshair: random.chance(0.1),
    watermark: false,
    chrome: [],
    dateFormat: 'day-month',
    ...noExtras,
  };
}
