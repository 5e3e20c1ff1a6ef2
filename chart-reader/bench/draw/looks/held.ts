/**
 * Programs and fonts for the last measurement only: they are used nowhere in development, neither to find rules nor to
 * fit numbers nor to train. None of their fonts is among those of the training.
 */
import type { Random } from '../../random.ts';
import type { Look } from '../look.ts';
import { themeNamed } from '../themes.ts';
import { exchangeScreen, notebookScreen, phoneScreen } from './pages-and-phones.ts';
import { futuresScreen, studyScreen, stubScreen, webScreen } from './screens.ts';

const narrow = 'Nimbus Sans Narrow, sans-serif';
const round = 'URW Gothic, sans-serif';
const mono = 'Noto Sans Mono, monospace';
const book = 'P052, serif';

const inTheme = (look: Look, program: string, theme: string, font: string): Look => ({
  ...look,
  program,
  theme: themeNamed(theme),
  font,
  wickColour: look.wickColour === null ? null : themeNamed(theme).text,
});

const desk = (random: Random): Look => ({
  ...inTheme(
    webScreen(random),
    'held-desk',
    random.pick(['held-slate', 'held-cream']),
    random.pick([round, narrow]),
  ),
  header: random.pick(['plain', 'platform', 'study']),
  headerInside: true,
  dateFormat: random.pick(['calendar', 'slashes']),
  frame: random.pick(['box', 'separator']),
  bodyRatio: random.between(0.4, 0.9),
});

const futures = (random: Random): Look => ({
  ...inTheme(futuresScreen(random), 'held-futures', random.pick(['held-black', 'held-plain']), narrow),
  chrome: random.pick([['title-bar', 'positions'], ['status-bar'], ['navigator']]),
});

const terminal = (random: Random): Look => ({
  ...inTheme(studyScreen(random), 'held-terminal', 'held-green', mono),
  gridDash: '1 4',
  side: random.pick(['left', 'right']),
});

const old = (random: Random): Look => ({
  ...inTheme(stubScreen(random), 'held-old', random.pick(['held-green', 'held-cream']), narrow),
  border: true,
  wickColour: null,
  labelSize: random.pick([10, 11]),
});

const exchange = (random: Random): Look => ({
  ...inTheme(exchangeScreen(random), 'held-exchange', random.pick(['held-black', 'held-plain']), round),
  header: random.pick(['app', 'broker']),
  grid: 'horizontal',
});

const phone = (random: Random): Look =>
  inTheme(phoneScreen(random), 'held-phone', random.pick(['held-slate', 'held-plain']), round);

const plot = (random: Random): Look => ({
  ...inTheme(
    notebookScreen(random),
    'held-plot',
    random.pick(['held-cream', 'held-plain']),
    random.pick([book, mono]),
  ),
  side: random.pick(['left', 'right']),
});

export const heldPrograms: Readonly<Record<string, (random: Random) => Look>> = {
  'held-desk': desk,
  'held-futures': futures,
  'held-terminal': terminal,
  'held-old': old,
  'held-exchange': exchange,
  'held-phone': phone,
  'held-plot': plot,
};
