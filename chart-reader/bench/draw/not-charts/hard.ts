/** Price charts from which no price can be read, and charts of other things that look like them. */
import type { Random } from '../../random.ts';
import { createRandom } from '../../random.ts';
import type { ChartTruth } from '../../truth.ts';
import { drawChart } from '../chart.ts';
import type { ChartSpec } from '../frame.ts';
import type { Look } from '../look.ts';
import { sampleSpec } from '../spec.ts';
import { accountCurve } from './account-curves.ts';

export interface HardNegative {
  svg: string;
  note: string;
  width: number;
  height: number;
  /** Columns of the drawing to keep, in device pixels; the axis lies outside of them. */
  keep?: { x0: number; x1: number };
  /** What the header prints as the last price. */
  lastPrice?: number;
}

const hosts = ['web-screen', 'exchange-screen', 'phone-screen', 'futures', 'stubs', 'platform', 'notebook'];
const bare: Partial<Look> = {
  lastPrice: 'none',
  furniture: [],
  drawings: [],
  crosshair: false,
  subPanes: [],
  volume: 'none',
  farAxis: 'none',
};

const printedBy = (truth: ChartTruth): Pick<HardNegative, 'lastPrice'> =>
  truth.last_price_shown ? { lastPrice: truth.last_price } : {};

function draw(spec: ChartSpec, note: string): HardNegative {
  const { svg, truth } = drawChart(spec);
  return { svg, note, width: truth.size[0], height: truth.size[1], ...printedBy(truth) };
}

const withLook = (spec: ChartSpec, look: Partial<Look>): ChartSpec => ({
  ...spec,
  look: { ...spec.look, ...look },
});

const hostSpec = (random: Random, seed: string): ChartSpec => sampleSpec('hard', random.pick(hosts), seed);

function unlabelled(random: Random, seed: string): HardNegative {
  const spec = hostSpec(random, seed);
  return draw(
    withLook(spec, { ...bare, labels: 'none', furniture: random.chance(0.5) ? ['signals'] : [] }),
    'chart without price labels',
  );
}

function equalLabels(random: Random, seed: string): HardNegative {
  const spec = sampleSpec('hard', random.pick(['phone-screen', 'notebook', 'web-screen']), seed);
  return draw(
    withLook(spec, { ...bare, labels: 'equal', header: 'none' }),
    'labels rounded until all are equal',
  );
}

function percentAxis(random: Random, seed: string): HardNegative {
  const spec = hostSpec(random, seed);
  const kind = random.pick(['line', 'area', 'candles'] as const);
  return draw(
    withLook(spec, { ...bare, labels: 'percent', kind, header: random.pick(['title', 'none']) }),
    'axis of percentages',
  );
}

function cutAxis(random: Random, seed: string): HardNegative {
  const spec = withLook(hostSpec(random, seed), {
    farAxis: 'none',
    labelsInside: false,
    lastPrice: random.pick(['line', 'none']),
    furniture: ['signals'],
    subPanes: [],
    volume: 'none',
  });
  const { svg, truth } = drawChart({ ...spec, look: { ...spec.look, furniture: ['signals'] } });
  const { plot } = truth.axis;
  const keep = { x0: Math.ceil(plot?.x0 ?? 0), x1: Math.floor(plot?.x1 ?? truth.size[0]) };
  const note = 'chart with its axis cut off';
  return { svg, note, width: keep.x1 - keep.x0, height: truth.size[1], keep, ...printedBy(truth) };
}

const accounts = (random: Random, seed: string): HardNegative =>
  draw(accountCurve(random, seed), 'account curve');

const makers = [unlabelled, equalLabels, percentAxis, cutAxis, accounts];

/** The picture of one account curve, for a set of nothing else. */
export function drawAccountCurve(seed: string): HardNegative {
  return accounts(createRandom(`${seed}:account`), seed);
}

/** The i-th hard negative of the seed; kinds take turns. */
export function drawHardNegative(i: number, seed: string): HardNegative {
  const make = makers[i % makers.length] ?? unlabelled;
  return make(createRandom(`${seed}:hard`), seed);
}
