/**
 * `node chart-reader/bench/draw/fixed-sets.ts DIR [--only drawn,not,photo,lines,apps,headers,accounts,dense,fills,windows,marks,nights,held,programs] [--seed NAME] [--share 0.2]`
 *
 * Writes sets of drawn pictures to disk, one folder each: whole screens (`drawn`), pictures without prices (`not`), curves of accounts (`accounts`), bars closer than two pixels (`dense`), areas with a strong fill (`fills`), charts under a window (`windows`) and charts that print nothing but scale and times, with numbers in the way of any country (`marks`) and sessions of shares between whose days prices leap (`nights`), all only when asked for, photographs (`photo`), lines and
 * areas (`lines`), rounded lines and areas as phone programs and page libraries draw them (`apps`, only when asked for), headers in large type, on panels and on tags (`headers`), charts by real programs in Chromium (`programs`, only when asked for), and programs and fonts that are kept for the last measurement (`held`). The same seed gives the same
 * pictures wherever the same fonts are installed.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from '../random.ts';
import { browserPrograms } from './browser/browser-charts.ts';
import type { BrowserProgram } from './browser/browser-charts.ts';
import { drawBrowserSet } from './browser/browser-set.ts';
import type { CaptureKind } from './captured.ts';
import { LEAST_PHOTO_SPACING } from './captured.ts';
import { capture } from './capture.ts';
import { drawChart } from './chart.ts';
import type { ChartSpec } from './frame.ts';
import type { Look } from './look.ts';
import { heldPrograms } from './looks/held.ts';
import { programs } from './looks/programs.ts';
import { instruments, simulateMarket } from './market.ts';
import { renderSvg } from './render.ts';
import type { SetPicture } from './set.ts';
import { drawAccountCurves, drawNotCharts, writePicture } from './set.ts';
import { sampleSpec } from './spec.ts';

const screens = [
  'web-screen',
  'web-screen',
  'stubs',
  'futures',
  'exchange-screen',
  'snapshot',
  'study',
  'platform',
  'phone-screen',
  'notebook',
  'widget',
  'tradingview',
  'metatrader',
  'exchange',
  'mixed',
].filter((name) => name in programs);

const number = (i: number): string => String(i + 1).padStart(3, '0');

function specOf(
  seed: string,
  program: string,
  i: number,
  { change = (spec) => spec, look }: Pick<Recipe, 'change' | 'look'>,
): ChartSpec {
  const sketch = change(sampleSpec('sketch', program, `${seed}:${program}:${i}`, look), i);
  const id = `${program}_${number(i)}_${sketch.instrument.symbol}_${sketch.timeframe}`.toLowerCase();
  return { ...sketch, id };
}

interface Recipe {
  count: number;
  programs: readonly string[];
  change?: (spec: ChartSpec, i: number) => ChartSpec;
  look?: (look: Look) => Look;
  /** How the i-th picture is taken; null for the clean one. */
  taken: (i: number) => CaptureKind | null;
}

const asLine = (spec: ChartSpec, i: number): ChartSpec =>
  spec.look.kind === 'line' || spec.look.kind === 'area'
    ? spec
    : { ...spec, look: { ...spec.look, kind: i % 5 < 3 ? 'line' : 'area' } };

/** Bricks have no time: no program draws a line through them. */
const withoutBricks = (look: Look): Look => (look.kind === 'renko' ? { ...look, kind: 'candles' } : look);

/** Areas whose fill is half as strong as their line or nearly as strong. */
const asStronglyFilled = (spec: ChartSpec, i: number): ChartSpec => ({
  ...spec,
  look: { ...spec.look, kind: 'area', areaFill: i % 3 === 0 ? 'half' : 'strong', lineStyle: 'solid' },
});

/** A rounded, thick line or area on a card, with nothing else in the pane, as phone programs draw prices. */
const asAppLine = (spec: ChartSpec, i: number): ChartSpec => ({
  ...spec,
  look: {
    ...spec.look,
    kind: i % 2 ? 'area' : 'line',
    lineStyle: 'rounded',
    areaFill: 'gradient',
    wickWidth: 1 + 0.25 * (i % 7),
    ratio: spec.look.program === 'svg-panel' ? spec.look.ratio : 2 + (i % 2),
    overlays: [],
    drawings: [],
    furniture: [],
    volume: 'none',
    scale: 'linear',
  },
});

/** A real program, drawing rounded lines and areas. */
const drawingRounded = (program: BrowserProgram): BrowserProgram => ({
  ...program,
  tame: (look) => program.tame({ ...look, kind: look.bars % 2 ? 'area' : 'line', lineStyle: 'rounded' }),
});

/** Candles so close that they share pixel columns. */
const asDense = (look: Look): Look => ({
  ...look,
  kind: look.kind === 'bars' || look.kind === 'hollow' ? look.kind : 'candles',
  spacing: 1.1 + 0.1 * (look.bars % 9),
});

const damage: (CaptureKind | null)[] = [null, null, null, 'chat', null, null, 'jpeg', null, 'crop', 'down'];

/** A window of its own over part of the bars. */
const underWindow = (look: Look): Look => ({
  ...look,
  furniture: [...look.furniture.filter((f) => f !== 'dialog'), 'dialog'],
});

/** Ways of writing the numbers of a scale beside the times of a country; a program may take the marks alone from the language of the machine. */
const MARKS: readonly Partial<Look>[] = (
  [
    [{ thousands: ',' }, 'step', 'day-month', 'en'],
    [{ comma: true, thousands: '.' }, 'step', 'day-month', 'en'],
    [{ thousands: ',' }, 'fixed', 'day-month', 'en'],
    [{ comma: true }, 'fixed', 'calendar', 'de'],
    [{ comma: true, thousands: '.' }, 'step', 'german', 'de'],
  ] as const
).map(([format, decimals, dateFormat, language]) => ({
  dateFormat,
  language,
  format: { prefix: '', short: 'none', thousands: '', ...format, decimals },
}));

/** Scale and times alone, with the marks of the i-th way of writing. */
const asMarked = (look: Look): Look => ({
  ...look,
  ...MARKS[look.bars % MARKS.length],
  ...{ header: 'none', lastPrice: 'none', volume: 'none', watermark: false },
  ...{ furniture: [], chrome: [], subPanes: [], drawings: [] },
});

const SESSIONS = ['1m', '5m', '15m', '30m', '1h'];
const shares = instruments.filter((i) => i.market === 'stock');

/** Sessions of a share, with a leap of the price over each night. */
function withNights(spec: ChartSpec, i: number): ChartSpec {
  const instrument = shares[i % shares.length]!;
  const timeframe = SESSIONS[i % SESSIONS.length]!;
  const simulation = { instrument, timeframe, count: spec.visible.length, liveliness: 1, overnight: 0.6 };
  const visible = simulateMarket(createRandom(`${spec.seed}:nights`), simulation);
  const { kind } = spec.look;
  const look = {
    ...spec.look,
    scale: 'linear' as const,
    kind: kind === 'bars' || kind === 'hollow' ? kind : ('candles' as const),
  };
  return { ...spec, instrument, timeframe, history: [], visible, look };
}

const recipes: Record<string, Recipe> = {
  drawn: {
    count: 200,
    programs: screens,
    taken: (i) => damage[(i + Math.floor(i / 15)) % damage.length] ?? null,
  },
  lines: {
    count: 60,
    programs: [
      'notebook',
      'web-screen',
      'phone-screen',
      'exchange-screen',
      'stubs',
      'platform',
      'finance',
      'plotted',
      'web',
    ],
    look: withoutBricks,
    change: asLine,
    taken: (i) => (i % 6 === 5 ? 'chat' : null),
  },
  fills: {
    count: 60,
    programs: ['notebook', 'web-screen', 'finance', 'plotted', 'web', 'platform'],
    change: asStronglyFilled,
    look: withoutBricks,
    taken: (i) => (i % 6 === 5 ? 'chat' : i % 6 === 3 ? 'jpeg' : null),
  },
  dense: {
    count: 60,
    programs: ['web-screen', 'stubs', 'futures', 'exchange-screen', 'study', 'platform'],
    look: asDense,
    taken: () => null,
  },
  windows: {
    count: 60,
    programs: ['tradingview', 'web-screen', 'exchange-screen', 'metatrader', 'platform', 'exchange'],
    look: underWindow,
    taken: () => null,
  },
  marks: {
    count: 120,
    programs: ['plotted', 'notebook', 'web-screen', 'tradingview'],
    look: asMarked,
    taken: () => null,
  },
  nights: {
    count: 60,
    programs: ['web-screen', 'tradingview', 'stubs', 'exchange', 'platform', 'phone-screen'],
    change: withNights,
    taken: () => null,
  },
  apps: {
    count: 60,
    programs: ['phone-page', 'phone-page', 'panel'],
    look: withoutBricks,
    change: asAppLine,
    taken: (i) => (i % 6 === 5 ? 'chat' : null),
  },
  headers: {
    count: 60,
    programs: ['phone-page', 'report', 'panel'],
    taken: (i) => (i % 7 === 6 ? 'chat' : null),
  },
  photo: { count: 40, programs: screens, taken: () => 'photo' },
  held: {
    count: 110,
    programs: Object.keys(heldPrograms),
    taken: (i) => (i % 8 === 7 ? 'photo' : (damage[(i + Math.floor(i / 7)) % damage.length] ?? null)),
  },
};

/** The i-th chart of the recipe; one whose bars a photograph would not show is drawn again with another seed. */
function chartOf(name: string, recipe: Recipe, seed: string, i: number): ReturnType<typeof drawChart> {
  const program = recipe.programs[i % recipe.programs.length] ?? 'web-screen';
  for (let attempt = 0; ; attempt++) {
    const own = `${seed}:${name}${attempt ? `:${attempt}` : ''}`;
    const drawn = drawChart(specOf(own, program, i, recipe));
    if (recipe.taken(i) !== 'photo' || drawn.truth.bar_spacing_px >= LEAST_PHOTO_SPACING) return drawn;
  }
}

async function* drawRecipe(
  name: string,
  recipe: Recipe,
  seed: string,
  share: number,
): AsyncGenerator<SetPicture> {
  const random = createRandom(`${seed}:${name}:captures`);
  for (let i = 0; i < Math.ceil(recipe.count * share); i++) {
    const { svg, truth } = chartOf(name, recipe, seed, i);
    const file = await renderSvg(svg);
    const kind = recipe.taken(i);
    yield kind ? { ...(await capture(kind, file, truth, random.fork(String(i)))) } : { file, truth };
  }
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: 'drawn,not,photo,lines,headers,held' },
    seed: { type: 'string', default: 'fixed' },
    share: { type: 'string', default: '1' },
  },
});
const directory = positionals[0];
if (!directory) throw new Error('Say into which folder the sets go.');
const share = Number(options.share);

for (const name of options.only.split(',')) {
  const recipe = recipes[name];
  const folder = path.join(directory, name);
  let written = 0;
  const write = async (picture: SetPicture): Promise<void> => {
    await writePicture(folder, picture);
    written++;
  };
  if (recipe) for await (const picture of drawRecipe(name, recipe, options.seed, share)) await write(picture);
  if (name === 'programs' || name === 'apps') {
    const plan = { seed: options.seed, each: Math.ceil(20 * share), mirrorsEach: 0, capturesEach: 4 };
    const say = (why: string): void => void process.stderr.write(`${why}\n`);
    const drawing = name === 'apps' ? browserPrograms.map(drawingRounded) : browserPrograms;
    for await (const picture of drawBrowserSet(plan, drawing, say)) await write(picture);
  }
  if (name === 'accounts')
    for await (const picture of drawAccountCurves(options.seed, Math.ceil(100 * share))) await write(picture);
  if (name === 'not' || name === 'held')
    for await (const picture of drawNotCharts(
      `${options.seed}:${name}`,
      Math.ceil((name === 'not' ? 100 : 50) * share),
    ))
      await write(picture);
  process.stdout.write(`${name}: ${written} pictures\n`);
}
