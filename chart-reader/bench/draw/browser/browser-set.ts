/** A set of charts drawn by real programs, laid out like the development set. */
import { createRandom } from '../../random.ts';
import type { ChartTruth } from '../../truth.ts';
import type { CaptureKind } from '../captured.ts';
import { capture } from '../capture.ts';
import type { ChartSpec } from '../frame.ts';
import type { Candle } from '../market.ts';
import type { SetPicture } from '../set.ts';
import { mirrorSpec, sampleSpec } from '../spec.ts';
import type { BrowserProgram } from './browser-charts.ts';
import { drawInBrowser, startBrowser } from './browser-charts.ts';

export interface BrowserPlan {
  seed: string;
  /** Charts of every program. */
  each: number;
  mirrorsEach: number;
  capturesEach: number;
}

const presets = [
  'tradingview',
  'exchange',
  'web',
  'finance',
  'plotted',
  'phone',
  'mixed',
  'terminal',
  'web-screen',
  'web-screen',
  'exchange-screen',
  'platform',
  'phone-screen',
];

/** Some programs print hardly a label, or wrong ones, on logarithmic axes of small or low ranges. */
function readableLog(program: string, visible: readonly Candle[]): boolean {
  const low = Math.min(...visible.map((c) => c.low));
  const high = Math.max(...visible.map((c) => c.high));
  if (program === 'echarts') return high / low > 12;
  return program === 'klinecharts' ? low >= 2 : true;
}

/** Bricks have no time axis, which every program here draws: then another seed is taken. */
function timed(preset: string, seed: string): ChartSpec {
  const sketch = sampleSpec('sketch', preset, seed);
  return sketch.look.kind === 'renko' ? timed(preset, `${seed}+`) : sketch;
}

function specOf(plan: BrowserPlan, program: BrowserProgram, i: number): ChartSpec {
  const seed = `${plan.seed}:${program.name}:${i}`;
  const preset = createRandom(seed).pick(presets);
  const sketch = timed(preset, seed);
  const number = String(i + 1).padStart(3, '0');
  const id = `${program.name}_${number}_${sketch.instrument.symbol}_${sketch.timeframe}`.toLowerCase();
  const look = program.tame(sketch.look);
  const scale = look.scale === 'log' && !readableLog(program.name, sketch.visible) ? 'linear' : look.scale;
  return { ...sketch, id, look: { ...look, scale } };
}

/** Draws the plan with every program; a chart that a program cannot show whole is skipped and reported to `onSkip`. */
export async function* drawBrowserSet(
  plan: BrowserPlan,
  programs: readonly BrowserProgram[],
  onSkip: (why: string) => void,
): AsyncGenerator<SetPicture> {
  const browser = await startBrowser();
  const kinds = createRandom(`${plan.seed}:browser captures`);
  try {
    for (const program of programs)
      for (let i = 0; i < plan.each; i++) {
        const spec = specOf(plan, program, i);
        try {
          const clean = await drawInBrowser(browser, program, spec);
          yield { ...clean };
          if (i < plan.mirrorsEach)
            yield {
              ...(await drawInBrowser(browser, program, mirrorSpec(spec), clean.truth.image)),
            };
          if (i < plan.capturesEach) yield { ...(await captured(clean, kinds)) };
        } catch (error) {
          onSkip(`${spec.id}: ${String(error)}`);
        }
      }
  } finally {
    await browser.close();
  }
}

function captured(clean: { file: Buffer; truth: ChartTruth }, random: ReturnType<typeof createRandom>) {
  const kind = random.weighted<CaptureKind>([
    ['photo', 3],
    ['jpeg', 3],
    ['down', 3],
    ['blur', 1],
  ]);
  return capture(kind, clean.file, clean.truth, random);
}
