/** The looks of kinds of trading programs. Colours and habits are typical; nothing is a copy of one. */
import type { Random } from '../../random.ts';
import type { ChromePart, Look, SubPane } from '../look.ts';
import { themeNamed } from '../themes.ts';
import { baseLook, plainLabels } from './base.ts';

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

function finance(random: Random): Look {
  const look = baseLook(
    random,
    'svg-finance',
    random.weighted([
      ['finance', 5],
      ['paper', 1],
      ['steel', 1],
      ['mint', 1],
    ]),
  );
  return {
    ...look,
    kind: random.weighted([
      ['candles', 5],
      ['hollow', 2],
      ['bars', 2],
      ['area', 2],
      ['line', 1],
    ]),
    header: 'yahoo',
    crisp: random.chance(0.5),
    grid: 'horizontal',
    volume: random.weighted([
      ['overlay', 6],
      ['none', 2],
    ]),
    frame: 'none',
    format: {
      ...plainLabels,
      thousands: ',',
      decimals: random.pick(['fixed', 'step']),
      prefix: random.chance(0.25) ? '$' : '',
    },
    lastPrice: random.weighted([
      ['box', 5],
      ['box-line', 3],
      ['none', 1],
    ]),
    tickSpacing: random.int(45, 90),
    trueTime: random.chance(0.15),
  };
}

function plotted(random: Random): Look {
  const theme = random.weighted([
    ['blueprint', 3],
    ['grey', 2],
    ['ink', 3],
    ['solar', 1],
    ['dusk', 1],
    ['mint', 1],
    ['mist', 1],
  ]);
  const look = baseLook(random, 'svg-plotted', theme);
  const ink = theme === 'ink';
  return {
    ...look,
    kind: ink ? 'hollow' : look.kind,
    wickColour: ink ? '#111111' : random.chance(0.2) ? look.theme.text : null,
    border: ink || random.chance(0.3),
    side: random.chance(0.75) ? 'left' : 'right',
    crisp: random.chance(0.3),
    font: random.pick([
      'DejaVu Sans, Verdana, sans-serif',
      'DejaVu Sans, Verdana, sans-serif',
      'Liberation Serif, serif',
    ]),
    labelSize: random.int(10, 15),
    wickWidth: random.between(0.7, 1.6),
    header: random.chance(0.85) ? 'title' : 'none',
    frame: 'box',
    tickMarks: true,
    tickStyle: 'decade',
    grid: random.weighted([
      ['both', 4],
      ['none', 3],
      ['horizontal', 1],
    ]),
    gridDash: random.pick(['', '3 3']),
    format: { ...plainLabels, decimals: 'step', thousands: random.chance(0.2) ? ',' : '' },
    tickSpacing: random.int(45, 100),
    lastPrice: random.chance(0.15) ? 'box' : 'none',
    volume: random.chance(0.35) ? 'pane' : 'none',
    dateFormat: 'iso',
    trueTime: random.chance(0.25),
    emptyRight: random.int(0, 3),
  };
}

function webChart(random: Random): Look {
  const theme = random.pick([
    'paper',
    'blueprint',
    'blue-orange',
    'seoul',
    'mist',
    'solar',
    'steel',
    'violet',
  ]);
  const look = baseLook(random, 'svg-web', theme);
  return {
    ...look,
    side: random.chance(0.5) ? 'right' : 'left',
    crisp: random.chance(0.35),
    wickWidth: random.between(0.9, 1.5),
    border: random.chance(0.4),
    header: random.weighted([
      ['title', 6],
      ['none', 2],
      ['yahoo', 1],
    ]),
    grid: 'horizontal',
    frame: 'none',
    labelsInside: random.chance(0.25),
    format: {
      ...plainLabels,
      decimals: 'step',
      thousands: random.weighted([
        ['', 3],
        [',', 3],
        [' ', 2],
      ]),
      prefix: random.chance(0.15) ? '$' : '',
      short: random.weighted([
        ['none', 9],
        ['kilo', 1],
      ]),
    },
    tickSpacing: random.int(50, 95),
    lastPrice: random.weighted([
      ['none', 5],
      ['box', 2],
      ['box-line', 2],
    ]),
    volume: random.chance(0.3) ? 'pane' : 'none',
    trueTime: random.chance(0.15),
  };
}

function terminal(random: Random): Look {
  const look = baseLook(
    random,
    'svg-terminal',
    random.weighted([
      ['amber', 4],
      ['terminal', 4],
      ['lime', 1],
    ]),
  );
  return {
    ...look,
    kind: random.weighted([
      ['candles', 4],
      ['bars', 4],
      ['line', 1],
      ['hollow', 1],
    ]),
    font: random.pick([
      'Liberation Mono, monospace',
      'DejaVu Sans Mono, monospace',
      'Liberation Sans Narrow, sans-serif',
    ]),
    header: 'terminal',
    grid: random.pick(['both', 'horizontal']),
    gridDash: '1 3',
    tickMarks: random.chance(0.5),
    frame: random.pick(['box', 'separator']),
    format: { ...plainLabels, thousands: random.chance(0.3) ? ',' : '' },
    volume: random.chance(0.4) ? 'pane' : 'none',
    lastPrice: random.pick(['box', 'box-line', 'none']),
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
};
