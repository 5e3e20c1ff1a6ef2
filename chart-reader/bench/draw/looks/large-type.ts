/** Looks whose header is large, close to the edge of a panel, or on a tag: phone pages, reports, published panels. */
import type { Random } from '../../random.ts';
import type { Look } from '../look.ts';
import { plainLabels } from './base.ts';
import { someLanguage } from './furnish.ts';
import { notebookScreen, phoneScreen } from './pages-and-phones.ts';
import { webScreen } from './screens.ts';

/** A page of a phone program: name and price in large type, the chart on a panel below. */
export const phonePage = (random: Random): Look => ({
  ...phoneScreen(random),
  program: 'svg-phone-page',
  header: 'quote',
  ratio: random.pick([2, 3, 3]),
  chrome: ['phone'],
  labelsInside: false,
  lastPrice: random.chance(0.7) ? 'none' : 'box-line',
});

/** A picture saved by a script at print size. */
export const reportScreen = (random: Random): Look => ({
  ...notebookScreen(random),
  program: 'svg-report',
  header: 'report',
  headerInside: random.chance(0.5),
  chrome: [],
  width: random.int(90, 130) * 10,
  ratio: random.pick([2, 3, 4]),
  language: someLanguage(random),
  format: { ...plainLabels, prefix: random.pick(['', '$']) },
});

/** A chart on a panel of another tone than the page; now and then the symbol stands on a tag only. */
export function panelScreen(random: Random): Look {
  const look = webScreen(random);
  const tagged = random.chance(0.4);
  return {
    ...look,
    program: 'svg-panel',
    chrome: ['panel'],
    width: random.int(80, 150) * 10,
    height: random.int(46, 90) * 10,
    ratio: random.pick([1, 1, 1, 1.5, 2]),
    header: tagged ? 'none' : random.pick(['tradingview', 'plain']),
    headerInside: true,
    lastPrice: tagged ? 'none' : look.lastPrice,
    furniture: [
      ...look.furniture.filter((f) => f !== 'countdown' && f !== 'quotes'),
      ...(tagged ? ['name-tag' as const] : []),
    ],
  };
}
