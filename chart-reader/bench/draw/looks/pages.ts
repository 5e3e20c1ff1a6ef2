/** Looks of web pages, plotting libraries and terminals. Colours and habits are typical; nothing is a copy. */
import type { Random } from '../../random.ts';
import type { Look } from '../look.ts';
import { baseLook, plainLabels } from './base.ts';

export function finance(random: Random): Look {
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

export function plotted(random: Random): Look {
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

export function webChart(random: Random): Look {
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

export function terminal(random: Random): Look {
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
