/** Looks of exchange pages, phone programs and notebooks, with everything on them. */
import type { ChartKind } from '../../../types.ts';
import type { Random } from '../../random.ts';
import type { Look } from '../look.ts';
import { baseLook, plainLabels } from './base.ts';
import { light, lineLook, someChrome, someFurniture, someLanguage, someSpacing } from './furnish.ts';
import { kindOf, worldFormat } from './screens.ts';

/** An exchange page: order book, tabs, extremes printed at the bars. */
export function exchangeScreen(random: Random): Look {
  const look = baseLook(
    random,
    'svg-exchange-screen',
    random.pick(['pitch', 'pitch', 'paper', 'asia-dark', 'navy', 'asia-light']),
  );
  return {
    ...look,
    kind: random.chance(0.85) ? 'candles' : kindOf(random),
    ...lineLook(random),
    width: random.int(90, 200) * 10,
    height: random.int(50, 105) * 10,
    ratio: random.pick([1, 1, 1.25, 1.5, 2]),
    header: 'exchange',
    chrome: someChrome(random, [
      ['window', 0.25],
      ['order-book', 0.5],
      ['left-tools', 0.3],
      ['positions', 0.3],
      ['news', 0.08],
    ]),
    overlays: random.chance(0.6) ? ['ribbon'] : look.overlays,
    volume: random.chance(0.6) ? 'pane' : 'none',
    furniture: [
      ...someFurniture(random, light),
      ...(random.chance(0.6) ? ['extremes' as const] : []),
      ...(random.chance(0.5) ? ['countdown' as const] : []),
    ],
    lastPrice: random.chance(0.5) ? 'box-line' : 'none',
    dateFormat: random.pick(['asian', 'asian', 'calendar', 'clock', 'iso']),
    language: random.pick(['en', 'en', 'zh', 'ja', 'ko', 'ru', 'tr']),
    format: {
      ...plainLabels,
      thousands: random.chance(0.5) ? ',' : '',
      short: random.pick(['none', 'none', 'subscript', 'braces']),
    },
    spacing: someSpacing(random),
  };
}

/** A phone: tall, three times the density, labels inside or few of them. */
export function phoneScreen(random: Random): Look {
  const look = baseLook(
    random,
    'svg-phone-screen',
    random.pick(['pitch', 'paper', 'ivory', 'night', 'seoul', 'asia-dark']),
  );
  const landscape = random.chance(0.15);
  const [long, short] = [random.int(640, 932), random.int(320, 430)];
  return {
    ...look,
    kind: kindOf(random),
    ...lineLook(random),
    width: landscape ? long : short,
    height: landscape ? short : long,
    ratio: random.pick([1, 2, 2, 3, 3, 1.5]),
    font: random.pick(['Inter, sans-serif', 'Roboto, sans-serif', 'Open Sans, sans-serif']),
    labelSize: random.int(9, 12),
    chrome: random.chance(0.5) ? ['phone', 'order-panel'] : ['phone', 'bottom-tabs'],
    header: random.chance(0.7) ? 'app' : 'broker',
    labelsInside: random.chance(0.4),
    fewLabels: random.chance(0.35),
    grid: random.pick(['none', 'horizontal', 'both']),
    frame: random.pick(['none', 'separator']),
    volume: random.pick(['none', 'pane', 'none']),
    lastPrice: random.pick(['none', 'box-line', 'box']),
    furniture: [
      ...(random.chance(0.4) ? ['extremes' as const] : []),
      ...(random.chance(0.2) ? someFurniture(random, light) : []),
    ],
    dateFormat: random.pick(['calendar', 'asian', 'day-month', 'clock']),
    format: worldFormat(random),
    language: someLanguage(random),
    spacing: random.between(4, 24) * 1.5,
    drawings: [],
  };
}

/** A notebook or a plotting library: offsets, boxes, thin lines, decades, whole numbers. */
export function notebookScreen(random: Random): Look {
  const look = baseLook(
    random,
    'svg-notebook',
    random.pick(['blueprint', 'grey', 'ink', 'teal-red', 'finance', 'dusk']),
  );
  const kind = random.weighted<ChartKind>([
    ['candles', 6],
    ['hollow', 1],
    ['bars', 1],
    ['line', 4],
    ['area', 1],
  ]);
  return {
    ...look,
    kind,
    ...lineLook(random),
    font: 'DejaVu Sans, sans-serif',
    labelSize: random.int(10, 15),
    width: random.int(48, 160) * 10,
    ratio: random.pick([1, 1, 1, 1.5, 2]),
    side: random.chance(0.7) ? 'left' : 'right',
    chrome: random.chance(0.3) ? ['notebook'] : [],
    header: random.pick(['title', 'title', 'none']),
    frame: 'box',
    tickMarks: true,
    tickStyle: 'decade',
    crisp: random.chance(0.3),
    grid: random.pick(['both', 'none', 'horizontal']),
    lastPrice: 'none',
    format: {
      ...plainLabels,
      decimals: random.pick(['step', 'step', 'whole']),
      thousands: random.chance(0.2) ? ',' : '',
      ...(random.chance(0.2) ? { offset: random.pick(['power', 'sum'] as const) } : {}),
    },
    volume: random.chance(0.3) ? 'pane' : 'none',
    overlays: random.chance(0.5) ? ['sma'] : [],
    furniture: random.chance(0.25) ? ['signals'] : [],
    dateFormat: random.pick(['iso', 'day-month', 'metatrader']),
    spacing: someSpacing(random),
    fewLabels: random.chance(0.08),
    emptyRight: random.int(0, 3),
  };
}
