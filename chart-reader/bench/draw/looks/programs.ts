/** The looks of kinds of trading programs. Colours and habits are typical; nothing is a copy of one. */
import type { Random } from '../../random.ts';
import type { ChromePart, Look, SubPane } from '../look.ts';
import { themeNamed } from '../themes.ts';
import { baseLook, plainLabels } from './base.ts';
import { panelScreen, phonePage, reportScreen } from './large-type.ts';
import { exchangeScreen, notebookScreen, phoneScreen } from './pages-and-phones.ts';
import {
  futuresScreen,
  platformScreen,
  snapshotScreen,
  stubScreen,
  studyScreen,
  webScreen,
  widgetScreen,
} from './screens.ts';
import { finance, plotted, terminal, webChart } from './pages.ts';

const somePanes = (random: Random, chance: number): SubPane[] => {
  if (!random.chance(chance)) return [];
  return random.weighted<SubPane[]>([
    [['rsi'], 4],
    [['macd'], 4],
    [['stochastic'], 2],
    [['rsi', 'macd'], 2],
  ]);
};

function tradingview(random: Random): Look {
  const theme = random.weighted([
    ['ivory', 4],
    ['night', 4],
    ['teal-red', 2],
    ['steel', 1],
    ['asia-dark', 1],
    ['blue-orange', 1],
    ['white-black', 1],
    ['violet', 1],
    ['mist', 1],
  ]);
  const look = baseLook(random, 'svg-tradingview', theme);
  const chrome: ChromePart[] = [];
  if (random.chance(0.2)) chrome.push('window');
  if (random.chance(0.5)) chrome.push('top-bar');
  if (random.chance(0.35)) chrome.push('left-tools');
  if (random.chance(0.3)) chrome.push('watch-list');
  if (random.chance(0.3)) chrome.push('bottom-tabs');
  return {
    ...look,
    width: random.int(80, 192) * 10,
    height: random.int(52, 108) * 10,
    font: random.pick([
      'Roboto, Arial, sans-serif',
      'Open Sans, Arial, sans-serif',
      'Liberation Sans, Arial, sans-serif',
    ]),
    labelSize: random.int(11, 13),
    chrome,
    header: random.chance(0.85) ? 'tradingview' : 'none',
    headerInside: true,
    padTop: random.between(0.09, 0.18),
    gridDash: '',
    grid: random.weighted([
      ['both', 6],
      ['horizontal', 1],
      ['none', 2],
    ]),
    lastPrice: random.weighted([
      ['box-line', 8],
      ['box', 1],
      ['none', 1],
    ]),
    volume: random.weighted([
      ['overlay', 4],
      ['none', 6],
    ]),
    padBottom: random.between(0.12, 0.25),
    subPanes: somePanes(random, 0.3),
    watermark: random.chance(0.15),
    format: {
      ...plainLabels,
      thousands: random.weighted([
        ['', 3],
        [',', 4],
        ['.', 0.4],
        [' ', 0.4],
      ]),
    },
    wickColour: null,
    border: random.chance(0.3),
  };
}

function metatrader(random: Random): Look {
  const theme = random.weighted([
    ['lime', 4],
    ['classic', 4],
    ['white-black', 1],
    ['navy', 1],
  ]);
  const look = baseLook(random, 'svg-metatrader', theme);
  const mono = theme === 'lime' || theme === 'classic';
  const kind = random.weighted([
    ['hollow', 5],
    ['bars', 4],
    ['candles', 2],
    ['line', 0.6],
  ] as const);
  return {
    ...look,
    kind: mono && kind === 'candles' ? 'hollow' : kind,
    theme: {
      ...look.theme,
      up: look.theme.up,
      down: theme === 'lime' ? random.pick(['#ffffff', '#000000', '#00ff00']) : look.theme.down,
    },
    wickColour: mono ? look.theme.up : null,
    width: random.int(64, 160) * 10,
    ratio: random.weighted([
      [1, 9],
      [1.5, 1],
    ]),
    font: random.pick(['Liberation Sans, Arial, sans-serif', 'DejaVu Sans Condensed, Tahoma, sans-serif']),
    labelSize: random.pick([10, 11, 12]),
    chrome: random.chance(0.4) ? ['menu'] : [],
    header: 'metatrader',
    headerInside: true,
    scale: 'linear',
    grid: random.weighted([
      ['both', 5],
      ['none', 4],
    ]),
    gridDash: '2 3',
    tickStyle: random.weighted([
      ['pixels', 6],
      ['nice', 4],
    ]),
    tickSpacing: random.int(28, 48),
    tickMarks: true,
    frame: 'separator',
    border: mono,
    lastPrice: random.weighted([
      ['box-line', 5],
      ['line', 1],
      ['none', 2],
    ]),
    volume: random.chance(0.15) ? 'overlay' : 'none',
    drawings: random.chance(0.3) ? ['orders'] : look.drawings,
    subPanes: somePanes(random, 0.3),
    bodyRatio: random.pick([0.5, 0.6, 0.7]),
    dateFormat: 'metatrader',
    emptyRight: random.chance(0.6) ? random.int(4, 24) : 1,
    padTop: random.between(0.03, 0.1),
    padBottom: random.between(0.03, 0.08),
  };
}

function exchange(random: Random): Look {
  const theme = random.weighted([
    ['pitch', 5],
    ['paper', 3],
    ['asia-dark', 2],
    ['asia-light', 1],
    ['navy', 1],
  ]);
  const look = baseLook(random, 'svg-exchange', theme);
  return {
    ...look,
    width: random.int(70, 160) * 10,
    chrome: random.chance(0.3) ? ['window'] : [],
    header: 'exchange',
    grid: random.weighted([
      ['both', 5],
      ['horizontal', 2],
      ['none', 1],
    ]),
    volume: random.weighted([
      ['pane', 7],
      ['none', 2],
    ]),
    overlays: random.chance(0.6) ? ['ribbon'] : look.overlays,
    format: {
      ...plainLabels,
      thousands: random.weighted([
        ['', 3],
        [',', 5],
      ]),
      short: random.weighted([
        ['none', 8],
        ['subscript', 2],
      ]),
    },
    subPanes: somePanes(random, 0.25),
    frame: random.pick(['separator', 'none']),
  };
}

function phone(random: Random): Look {
  const theme = random.weighted([
    ['pitch', 3],
    ['paper', 3],
    ['ivory', 2],
    ['night', 2],
    ['asia-light', 1],
    ['asia-dark', 1],
    ['seoul', 1],
    ['mint', 1],
    ['finance', 1],
  ]);
  const look = baseLook(random, 'svg-phone', theme);
  const width = random.int(360, 430);
  return {
    ...look,
    width,
    height: Math.round(width * random.between(1.5, 2.16)),
    ratio: random.weighted([
      [2, 4],
      [3, 4],
      [2.5, 1],
      [1.75, 2],
    ]),
    bars: random.int(36, 80),
    labelSize: random.pick([9, 10, 10, 11]),
    chrome: random.chance(0.7) ? ['phone', 'order-panel'] : ['phone', 'bottom-tabs'],
    header: 'broker',
    labelsInside: random.chance(0.45),
    frame: random.pick(['none', 'separator']),
    grid: random.pick(['none', 'horizontal', 'both']),
    volume: random.weighted([
      ['pane', 5],
      ['none', 4],
      ['overlay', 1],
    ]),
    emptyRight: random.int(1, 8),
    tickSpacing: random.int(44, 90),
    format: { ...plainLabels, thousands: random.pick(['', ',']) },
    subPanes: somePanes(random, 0.25),
    drawings: [],
  };
}

function anything(random: Random): Look {
  const look = random.pick([tradingview, webChart, plotted, exchange, terminal, finance])(random);
  const { up, down } = look.theme;
  const swapped = random.chance(0.5) && look.wickColour === null;
  const theme = swapped
    ? { ...look.theme, up: down, down: up }
    : themeNamed(random.pick(['dusk', 'mist', 'solar', 'violet', 'steel', 'navy']));
  return {
    ...look,
    program: 'svg-mixed',
    theme,
    side: random.pick(['left', 'right']),
    wickColour: swapped ? null : look.wickColour,
  };
}

export const programs: Readonly<Record<string, (random: Random) => Look>> = {
  tradingview,
  metatrader,
  exchange,
  finance,
  plotted,
  web: webChart,
  terminal,
  phone,
  mixed: anything,
  'web-screen': webScreen,
  snapshot: snapshotScreen,
  widget: widgetScreen,
  futures: futuresScreen,
  study: studyScreen,
  stubs: stubScreen,
  platform: platformScreen,
  'exchange-screen': exchangeScreen,
  'phone-screen': phoneScreen,
  notebook: notebookScreen,
  'phone-page': phonePage,
  report: reportScreen,
  panel: panelScreen,
};
