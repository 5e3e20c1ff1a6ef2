/** Writes a whole set of pictures with truth, laid out like the development set. */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { createRandom } from '../random.ts';
import type { ChartTruth, NotChartTruth, Truth } from '../truth.ts';
import type { CaptureKind } from './captured.ts';
import { LEAST_PHOTO_SPACING } from './captured.ts';
import { capture } from './capture.ts';
import { drawChart } from './chart.ts';
import { programs } from './looks/programs.ts';
import { drawNotChart, notChartKinds } from './not-charts.ts';
import type { HardNegative } from './not-charts/hard.ts';
import { drawAccountCurve, drawHardNegative } from './not-charts/hard.ts';
import { renderSvg } from './render.ts';
import { mirrorSpec, sampleSpec } from './spec.ts';

export interface SetPlan {
  /** Names the set: other names give other pictures. */
  seed: string;
  charts: number;
  mirrors: number;
  captures: number;
  notCharts: number;
}

export interface SetPicture {
  file: Buffer;
  truth: Truth;
}

interface Clean {
  file: Buffer;
  truth: ChartTruth;
}

/** Weights: the programs that people screenshot most come more often. */
const programWeights: [string, number][] = [
  ['tradingview', 6],
  ['metatrader', 4],
  ['exchange', 3],
  ['finance', 2],
  ['plotted', 2],
  ['web', 3],
  ['terminal', 1],
  ['phone', 3],
  ['mixed', 2],
  ['web-screen', 6],
  ['stubs', 4],
  ['futures', 3],
  ['exchange-screen', 3],
  ['snapshot', 2],
  ['study', 2],
  ['platform', 2],
  ['phone-screen', 3],
  ['notebook', 3],
  ['widget', 2],
];
const captureWeights: [CaptureKind, number][] = [
  ['photo', 4],
  ['jpeg', 3],
  ['down', 3],
  ['blur', 1],
  ['chat', 3],
  ['crop', 2],
];

const number = (i: number): string => String(i + 1).padStart(3, '0');

async function clean(plan: SetPlan, i: number): Promise<{ picture: Clean; mirror: () => Promise<Clean> }> {
  const known = Object.keys(programs);
  // The first ones go through every program, so that a small set still has all of them.
  const program =
    i < known.length
      ? (known[i] ?? 'tradingview')
      : createRandom(`${plan.seed}:program:${i}`).weighted(programWeights);
  const seed = `${plan.seed}:${program}:${i}`;
  const sketch = sampleSpec('sketch', program, seed);
  const spec = {
    ...sketch,
    id: `svg_${program}_${number(i)}_${sketch.instrument.symbol}_${sketch.timeframe}`.toLowerCase(),
  };
  const drawn = drawChart(spec);
  const mirror = async (): Promise<Clean> => {
    const flipped = drawChart(mirrorSpec(spec), drawn.truth.image);
    return { file: await renderSvg(flipped.svg), truth: flipped.truth };
  };
  return { picture: { file: await renderSvg(drawn.svg), truth: drawn.truth }, mirror };
}

const notChartTruth = (image: string, note: string, size: [number, number]): NotChartTruth => ({
  is_chart: false,
  note,
  expect: 'refusal',
  image,
  part: 'A',
  variant: 'notchart',
  renderer: 'none',
  size,
});

/** A picture of one of the kinds that have nothing to do with charts. */
async function otherPicture(seed: string, i: number): Promise<SetPicture> {
  const kind = notChartKinds[i % notChartKinds.length] ?? 'blank sheet';
  const drawn = drawNotChart(kind, `${seed}:not:${i}`);
  const image = `notchart_${number(i)}_${kind.replaceAll(' ', '_')}.png`;
  return {
    file: await renderSvg(drawn.svg),
    truth: notChartTruth(image, drawn.note, [drawn.width, drawn.height]),
  };
}

/** A chart from which no price can be read, or of something that is no price. */
const hardPicture = (seed: string, i: number): Promise<SetPicture> =>
  asPicture(drawHardNegative(i, `${seed}:hard:${i}`), i);

async function asPicture(drawn: HardNegative, i: number): Promise<SetPicture> {
  const whole = await renderSvg(drawn.svg);
  const file = drawn.keep
    ? await sharp(whole)
        .extract({ left: drawn.keep.x0, top: 0, width: drawn.width, height: drawn.height })
        .png()
        .toBuffer()
    : whole;
  const image = `notchart_${number(i)}_${drawn.note.replaceAll(' ', '_')}.png`;
  const truth = notChartTruth(image, drawn.note, [drawn.width, drawn.height]);
  return { file, truth: drawn.lastPrice === undefined ? truth : { ...truth, last_price: drawn.lastPrice } };
}

/** Curves of accounts under titles of many kinds. */
export async function* drawAccountCurves(seed: string, count: number): AsyncGenerator<SetPicture> {
  for (let i = 0; i < count; i++) yield await asPicture(drawAccountCurve(`${seed}:account:${i}`), i);
}

/** Pictures without prices: every second one is a chart that shows none. */
export async function* drawNotCharts(seed: string, count: number): AsyncGenerator<SetPicture> {
  for (let i = 0; i < count; i++)
    yield await (i % 2 ? hardPicture(seed, (i - 1) / 2) : otherPicture(seed, i / 2));
}

/** The pictures of the plan, one after another, so that a set never lies in memory whole. */
export async function* drawSet(plan: SetPlan): AsyncGenerator<SetPicture> {
  const kinds = createRandom(`${plan.seed}:captures`);
  for (let i = 0; i < plan.charts; i++) {
    const { picture, mirror } = await clean(plan, i);
    yield { ...picture };
    if (i % Math.ceil(plan.charts / Math.max(1, plan.mirrors)) === 0) yield { ...(await mirror()) };
    if (Math.floor(((i + 1) * plan.captures) / plan.charts) > Math.floor((i * plan.captures) / plan.charts)) {
      const wanted = kinds.weighted(captureWeights);
      const wideEnough = picture.truth.bar_spacing_px >= LEAST_PHOTO_SPACING;
      const taken = await capture(
        wanted === 'photo' && !wideEnough ? 'jpeg' : wanted,
        picture.file,
        picture.truth,
        kinds.fork(String(i)),
      );
      yield { ...taken };
    }
  }
  yield* drawNotCharts(plan.seed, plan.notCharts);
}

/** The folder of a picture in the development set's layout. */
function folderOf({ variant }: Truth): string {
  if (variant === 'notchart') return variant;
  return variant === 'clean' || variant === 'mirror' ? 'rendered' : 'capture';
}

/** Writes one picture and its truth under `directory`. */
export async function writePicture(directory: string, { file, truth }: SetPicture): Promise<void> {
  const folder = path.join(directory, folderOf(truth));
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, truth.image), file);
  await fs.writeFile(path.join(folder, truth.image.replace(/\.\w+$/, '.json')), JSON.stringify(truth));
}
