/** Looks of whole screens: web charts with everything on them, futures and study platforms, old and phone programs. */
import type { ChartKind } from '../../../types.ts';
import type { Random } from '../../random.ts';
import type { LabelFormat, Look } from '../look.ts';
import { themeNamed } from '../themes.ts';
import { baseLook, plainLabels } from './base.ts';
import {
  heavy,
  light,
  lineLook,
  morePanes,
  someChrome,
  someFurniture,
  someLanguage,
  someRatio,
  someSpacing,
} from './furnish.ts';

/** Every kind of bar and line, candles most of all. */
export const kindOf = (random: Random): ChartKind =>
  random.weighted<ChartKind>([
    ['candles', 62],
    ['hollow', 9],
    ['heikin_ashi', 6],
    ['bars', 8],
    ['line', 6],
    ['area', 6],
    ['renko', 3],
  ]);

/** Number formats of the world: commas, points, blanks and apostrophes. */
export const worldFormat = (random: Random): LabelFormat => ({
  ...plainLabels,
  ...random.weighted<Partial<LabelFormat>>([
    [{}, 8],
    [{ thousands: ',' }, 8],
    [{ thousands: '.' }, 3],
    [{ thousands: ' ', comma: true }, 2],
    [{ thousands: ' ' }, 1],
    [{ thousands: "'" }, 1],
    [{ comma: true }, 2],
    [{ short: 'braces' }, 1],
  ]),
});

/** A busy web chart: drawings, signals, tags, tables, windows around. */
export function webScreen(random: Random): Look {
  const theme = random.weighted([
    ['ivory', 4],
    ['night', 5],
    ['teal-red', 2],
    ['steel', 1],
    ['blue-orange', 1],
    ['white-black', 1],
    ['asia-dark', 1],
  ]);
  const look = baseLook(random, 'svg-web-screen', theme);
  const ratio = someRatio(random);
  return {
    ...look,
    kind: kindOf(random),
    ...lineLook(random),
    width: Math.round((random.int(70, 200) * 10) / Math.max(1, ratio * 0.7)),
    height: Math.round((random.int(46, 110) * 10) / Math.max(1, ratio * 0.7)),
    ratio,
    font: random.pick([
      'Roboto, sans-serif',
      'Open Sans, sans-serif',
      'Inter, sans-serif',
      'Liberation Sans, sans-serif',
      "'Source Sans 3', sans-serif",
    ]),
    labelSize: random.int(10, 14),
    chrome: someChrome(random, [
      ['window', 0.2],
      ['top-bar', 0.45],
      ['left-tools', 0.35],
      ['watch-list', 0.2],
      ['order-book', 0.1],
      ['news', 0.06],
      ['positions', 0.1],
      ['bottom-tabs', 0.25],
      ['task-bar', 0.12],
    ]),
    header: random.weighted([
      ['tradingview', 7],
      ['plain', 2],
      ['none', 1],
    ]),
    headerInside: true,
    padTop: random.between(0.06, 0.2),
    padBottom: random.between(0.06, 0.25),
    lastPrice: random.weighted([
      ['box-line', 5],
      ['box', 1],
      ['none', 4],
    ]),
    volume: random.chance(0.4) ? 'overlay' : 'none',
    subPanes: morePanes(random, 0.35),
    panesAbove: random.chance(0.1),
    farAxis: random.weighted([
      ['none', 14],
      ['percent', 1],
      ['other', 1],
      ['same', 1],
    ]),
    furniture: someFurniture(random, heavy),
    dateFormat: 'calendar',
    language: someLanguage(random),
    format: worldFormat(random),
    spacing: someSpacing(random),
    fewLabels: random.chance(0.06),
    border: random.chance(0.3),
    wickColour: null,
  };
}

/** A picture as published: header above, a mark below, no toolbars. */
export function snapshotScreen(random: Random): Look {
  const look = webScreen(random);
  return {
    ...look,
    program: 'svg-snapshot',
    chrome: [],
    header: 'snapshot',
    headerInside: false,
    watermark: random.chance(0.2),
    width: random.int(80, 170) * 10,
    height: random.int(48, 90) * 10,
    ratio: random.pick([1, 1, 1.5]),
  };
}

/** A futures platform: tabs, dark or pale grounds, small grey labels, lower panes with their own axes. */
export function futuresScreen(random: Random): Look {
  const look = baseLook(
    random,
    'svg-futures',
    random.pick(['dusk', 'white-black', 'steel', 'grey', 'ink', 'pitch']),
  );
  return {
    ...look,
    kind: kindOf(random),
    ...lineLook(random),
    theme: {
      ...look.theme,
      up: random.pick(['#00ff00', '#32cd32', look.theme.up]),
      down: random.pick(['#ff0000', '#cd5c5c', look.theme.down]),
    },
    width: random.int(44, 140) * 10,
    height: random.int(32, 80) * 10,
    ratio: random.pick([1, 1, 1, 1.25, 1.5]),
    font: random.pick(['Liberation Sans, sans-serif', 'Open Sans, sans-serif', 'Tahoma, sans-serif']),
    labelSize: random.int(10, 12),
    aliased: random.chance(0.25),
    header: 'futures',
    headerInside: random.chance(0.3),
    chrome: someChrome(random, [
      ['title-bar', 0.7],
      ['ladder', 0.12],
      ['task-bar', 0.1],
    ]),
    border: true,
    wickColour: random.chance(0.4) ? look.theme.text : null,
    grid: random.pick(['none', 'both', 'both', 'horizontal']),
    format: { ...plainLabels, thousands: random.chance(0.2) ? ',' : '', comma: random.chance(0.15) },
    lastPrice: random.pick(['box', 'box', 'box-line', 'none']),
    volume: random.chance(0.25) ? 'pane' : 'none',
    subPanes: morePanes(random, 0.35),
    furniture: someFurniture(random, light),
    dateFormat: random.pick(['american', 'clock', 'german', 'slashes', 'calendar']),
    spacing: someSpacing(random),
    fewLabels: random.chance(0.1),
    tickMarks: random.chance(0.5),
  };
}

/** A study platform: black ground, header of two lines, axis with dense labels, wide panes below. */
export function studyScreen(random: Random): Look {
  const look = baseLook(random, 'svg-study', random.pick(['white-black', 'terminal', 'pitch', 'paper']));
  return {
    ...look,
    kind: random.weighted<ChartKind>([
      ['candles', 5],
      ['hollow', 3],
      ['bars', 3],
      ['line', 1],
      ['heikin_ashi', 1],
    ]),
    ...lineLook(random),
    width: random.int(80, 190) * 10,
    height: random.int(40, 100) * 10,
    font: random.pick([
      'Open Sans, sans-serif',
      'Liberation Sans, sans-serif',
      'DejaVu Sans Condensed, sans-serif',
    ]),
    labelSize: random.int(9, 12),
    header: 'study',
    chrome: someChrome(random, [
      ['title-bar', 0.3],
      ['status-bar', 0.3],
    ]),
    scale: random.chance(0.2) ? 'log' : 'linear',
    format: { ...plainLabels, decimals: random.pick(['fixed', 'step']), thousands: random.pick(['', ',']) },
    volume: random.chance(0.5) ? 'pane' : 'none',
    subPanes: morePanes(random, 0.4),
    furniture: someFurniture(random, light),
    dateFormat: random.pick(['american', 'calendar', 'iso']),
    spacing: someSpacing(random),
    tickSpacing: random.int(24, 50),
  };
}

/** An old forex program: letters without grey, ticks that touch them, prices at even pixels. */
export function stubScreen(random: Random): Look {
  const theme = random.weighted([
    ['lime', 4],
    ['classic', 4],
    ['white-black', 2],
    ['navy', 1],
    ['paper', 1],
  ]);
  const look = baseLook(random, 'svg-stubs', theme);
  const mono = theme === 'lime' || theme === 'classic';
  return {
    ...look,
    kind: random.weighted<ChartKind>([
      [mono ? 'hollow' : 'candles', 5],
      ['bars', 4],
      ['line', 0.7],
    ]),
    wickColour: mono ? look.theme.up : null,
    border: mono,
    width: random.int(48, 180) * 10,
    height: random.int(34, 100) * 10,
    ratio: random.weighted([
      [1, 8],
      [1.25, 1],
      [1.5, 1],
    ]),
    aliased: random.chance(0.8),
    font: random.pick([
      'Tahoma, sans-serif',
      'Liberation Sans, sans-serif',
      'DejaVu Sans Condensed, sans-serif',
    ]),
    labelSize: random.pick([8, 9, 9, 10, 11]),
    chrome: someChrome(random, [
      ['title-bar', 0.3],
      ['menu', 0.35],
      ['navigator', 0.25],
      ['positions', 0.2],
      ['status-bar', 0.2],
      ['task-bar', 0.1],
    ]),
    header: 'metatrader',
    headerInside: true,
    scale: 'linear',
    gridDash: '2 3',
    grid: random.pick(['both', 'none']),
    tickStyle: random.chance(0.6) ? 'pixels' : 'nice',
    tickSpacing: random.int(24, 44),
    tickMarks: true,
    stubs: true,
    lastPrice: random.chance(0.5) ? 'box-line' : 'none',
    furniture: [...someFurniture(random, light), ...(random.chance(0.4) ? ['quotes' as const] : [])],
    drawings: random.chance(0.3) ? ['orders'] : [],
    volume: random.chance(0.15) ? 'overlay' : 'none',
    subPanes: morePanes(random, 0.3),
    dateFormat: 'metatrader',
    language: random.chance(0.75) ? 'en' : random.pick(['ru', 'de', 'es', 'pt']),
    spacing: random.pick([4, 5, 6, 8, 8, 12, 16, 16, 24, 32]),
    padTop: random.between(0.03, 0.1),
    padBottom: random.between(0.03, 0.08),
    emptyRight: random.chance(0.6) ? random.int(4, 20) : 1,
  };
}

/** A modern forex platform: pale or dark, position labels, raised last digits. */
export function platformScreen(random: Random): Look {
  const look = baseLook(random, 'svg-platform', random.pick(['steel', 'paper', 'night', 'grey', 'mint']));
  return {
    ...look,
    kind: kindOf(random),
    ...lineLook(random),
    width: random.int(70, 190) * 10,
    header: 'platform',
    headerInside: random.chance(0.5),
    chrome: someChrome(random, [
      ['window', 0.15],
      ['navigator', 0.35],
      ['positions', 0.4],
      ['left-tools', 0.3],
    ]),
    format: { ...plainLabels, raised: random.chance(0.35), comma: random.chance(0.15) },
    furniture: [...someFurniture(random, light), ...(random.chance(0.4) ? ['trade-buttons' as const] : [])],
    subPanes: morePanes(random, 0.25),
    dateFormat: random.pick(['day-month', 'slashes', 'german', 'calendar', 'metatrader']),
    language: someLanguage(random),
    spacing: someSpacing(random),
    ratio: someRatio(random),
  };
}

/** A chart in a page: margins, few toolbars, pale labels. */
export function widgetScreen(random: Random): Look {
  const look = webScreen(random);
  return {
    ...look,
    program: 'svg-widget',
    theme: random.chance(0.4) ? themeNamed('mist') : look.theme,
    chrome: ['margin'],
    furniture: someFurniture(random, light),
    width: random.int(50, 130) * 10,
    height: random.int(40, 80) * 10,
  };
}
