/** Pictures that are no price charts, of many kinds. The only right answer to them is a refusal. */
import { createRandom } from '../random.ts';
import { sans } from './looks/base.ts';
import {
  barChart,
  table,
  orderBook,
  pie,
  heatMap,
  page,
  code,
  scatter,
  gantt,
} from './not-charts/data-sheets.ts';
import {
  landscape,
  noise,
  cartoon,
  matrixCode,
  maze,
  barcode,
  gradient,
  chat,
  form,
  calendar,
  blank,
} from './not-charts/scenes.ts';
import {
  boxPlot,
  console_,
  correlations,
  dashboardPage,
  groupedBars,
  histogram,
  ladders,
  map,
  spreadsheet,
  watchSheet,
  waterfall,
} from './not-charts/look-alikes.ts';
import type { Sheet } from './not-charts/sheet.ts';
import { Svg } from './svg.ts';

const makers: Record<string, (sheet: Sheet) => void> = {
  'grouped bars': groupedBars,
  'box plot': boxPlot,
  waterfall,
  histogram,
  correlations,
  'order ladder': ladders,
  spreadsheet,
  dashboard: dashboardPage,
  'watch list': watchSheet,
  console: console_,
  map,
  'bar chart of categories': barChart,
  'table of numbers': table,
  'order book': orderBook,
  'pie chart': pie,
  'heat map': heatMap,
  'page of text': page,
  'code editor': code,
  landscape,
  'noise texture': noise,
  cartoon,
  form,
  calendar,
  'matrix code': matrixCode,
  maze,
  'scatter plot': scatter,
  barcode,
  'project plan': gantt,
  'blank sheet': blank,
  gradient,
  chat,
};

export const notChartKinds: readonly string[] = Object.keys(makers);

export interface NotChart {
  svg: string;
  note: string;
  width: number;
  height: number;
}

/** A picture of the named kind. The same seed gives the same picture. */
export function drawNotChart(kind: string, seed: string): NotChart {
  const random = createRandom(seed);
  const make = makers[kind];
  if (!make) throw new Error(`no such kind: ${kind}`);
  const dark = random.chance(0.35);
  const [width, height] = random.chance(0.25)
    ? [random.int(60, 90) * 10, random.int(90, 130) * 10]
    : [random.int(80, 150) * 10, random.int(52, 90) * 10];
  const svg = new Svg(width, height, 1, random.pick(sans));
  const sheet = {
    svg,
    random,
    width,
    height,
    ink: dark ? '#dddddd' : '#1f1f1f',
    paper: dark ? '#1c1c20' : '#fdfdfd',
  };
  svg.rect(0, 0, width, height, sheet.paper);
  make(sheet);
  return { svg: svg.toString(), note: kind, width, height };
}
