/**
 * Charts drawn by real charting programs in Chromium. Truth comes from each program's own
 * coordinate functions. Needs a Chromium on the machine; the own drawings do not.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import type { ChartTruth, PlotBox, Variant } from '../../truth.ts';
import { commonTruth, kindsOf, round3, truthCandle } from '../chart.ts';
import type { ChartSpec } from '../frame.ts';
import type { Look } from '../look.ts';
import { decimalMark, formatPrice } from '../scale.ts';
import { furnishPicture } from './furnish-picture.ts';
import type { PageInput } from './page-input.ts';
import { pageInput } from './page-input.ts';
import { tameGeneral, tameKlinecharts, tameLightweight } from './tame.ts';

export interface BrowserProgram {
  name: string;
  /** The program's own script, and the page that drives it. */
  library: string;
  page: string;
  /** Leaves out of a look what the program cannot show. */
  tame: (look: Look) => Look;
}

const fileOf = (url: string): string => fileURLToPath(url);

const commonPage = fileOf(import.meta.resolve('./pages/common.js'));

export const browserPrograms: readonly BrowserProgram[] = [
  {
    name: 'lightweight',
    library: packageFile(
      import.meta.resolve('lightweight-charts'),
      'lightweight-charts.standalone.production.js',
    ),
    page: fileOf(import.meta.resolve('./pages/lightweight.js')),
    tame: tameLightweight,
  },
  {
    name: 'klinecharts',
    library: packageFile(import.meta.resolve('klinecharts'), 'umd/klinecharts.min.js'),
    page: fileOf(import.meta.resolve('./pages/klinecharts.js')),
    tame: tameKlinecharts,
  },
  {
    name: 'echarts',
    library: packageFile(import.meta.resolve('echarts'), 'dist/echarts.min.js'),
    page: fileOf(import.meta.resolve('./pages/echarts.js')),
    tame: tameGeneral('echarts'),
  },
];

interface PageGeometry {
  plot: PlotBox;
  xs: number[];
  yHigh: number;
  yLow: number;
  /** Row of the price halfway on the stated scale; tells a program that scales otherwise. */
  yMiddle: number;
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A file beside the one that the package is imported by. */
function packageFile(entry: string, name: string): string {
  return path.join(path.dirname(fileOf(entry)), name);
}

/** Path of Chromium: `CHROMIUM_PATH`, by default Debian's. */
export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Starts the Chromium of `chromiumPath`. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: flags });

async function shoot(
  browser: Browser,
  program: BrowserProgram,
  input: PageInput,
): Promise<{ file: Buffer; geometry: PageGeometry }> {
  const { look } = input;
  const context = await browser.newContext({
    viewport: { width: look.width, height: look.height },
    deviceScaleFactor: look.ratio,
    timezoneId: 'UTC',
    locale: 'en-US',
  });
  try {
    const tab = await context.newPage();
    await tab.setContent('<!doctype html><meta charset="utf-8"><body></body>');
    await tab.addScriptTag({
      content: `(() => { const subscripts = '₀₁₂₃₄₅₆₇₈₉'; const decimalMark = ${decimalMark.toString()}; window.formatBenchPrice = ${formatPrice.toString()}; })()`,
    });
    for (const script of [program.library, commonPage, program.page])
      await tab.addScriptTag({ path: script });
    const geometry = await tab.evaluate<PageGeometry>(`window.drawBenchChart(${JSON.stringify(input)})`);
    return { file: await tab.screenshot({ type: 'png' }), geometry };
  } finally {
    await context.close();
  }
}

function truthOf(
  spec: ChartSpec,
  input: PageInput,
  geometry: PageGeometry,
  mirrorOf: string | undefined,
): ChartTruth {
  const { look } = spec;
  const r = look.ratio;
  const variant: Variant = mirrorOf ? 'mirror' : 'clean';
  const closesOnly = look.kind === 'line' || look.kind === 'area';
  const xs = geometry.xs.map((x) => x * r);
  const gaps = xs
    .slice(1)
    .map((x, i) => x - (xs[i] ?? 0))
    .sort((a, b) => a - b);
  const { plot } = geometry;
  return {
    ...commonTruth(spec, variant, mirrorOf),
    ...kindsOf(look.kind, round3(gaps[Math.floor(gaps.length / 2)] ?? 0)),
    // Labels of hours name the day of the month at best, but hardly a month; ECharts prints what it is given.
    times_shown: input.intraday && look.program !== 'echarts' ? 'clock' : 'date',
    ...(look.furniture.length ? { furniture: look.furniture } : {}),
    size: [Math.round(look.width * r), Math.round(look.height * r)],
    symbol_shown: input.header.printed.symbol,
    timeframe_shown: input.header.printed.timeframe,
    axis: {
      side: look.side,
      scale: look.scale,
      y_pixel_of_two_prices: [
        { y_px: round3(geometry.yHigh * r), price: input.high },
        { y_px: round3(geometry.yLow * r), price: input.low },
      ],
      plot: { x0: plot.x0 * r, y0: plot.y0 * r, x1: plot.x1 * r, y1: plot.y1 * r },
      decimals: input.decimals,
    },
    bar_spacing_px: round3(gaps[Math.floor(gaps.length / 2)] ?? 0),
    candles: spec.visible.map((candle, i) => truthCandle(candle, xs[i] ?? 0, closesOnly)),
    last_price_shown:
      input.header.printed.lastPrice ||
      look.lastPrice.includes('box') ||
      look.furniture.some((f) => f === 'countdown' || f === 'quotes'),
  };
}

/** One chart by one program. Throws when the program put something outside its pane. */
export async function drawInBrowser(
  browser: Browser,
  program: BrowserProgram,
  spec: ChartSpec,
  mirrorOf?: string,
) {
  const input = pageInput(spec);
  const { file, geometry } = await shoot(browser, program, input);
  const { plot, xs, yHigh, yLow, yMiddle } = geometry;
  const inside = xs.length === spec.visible.length && xs.every((x) => x > plot.x0 - 2 && x < plot.x1 + 2);
  if (!inside || !(yHigh < yLow) || yHigh < plot.y0 - 2 || yLow > plot.y1 + 2)
    throw new Error(
      `${program.name} did not show everything: ${JSON.stringify({ plot, yHigh, yLow, first: xs[0], last: xs.at(-1), bars: xs.length })}`,
    );
  if (Math.abs(yMiddle - (yHigh + yLow) / 2) > 0.6 + 0.002 * (yLow - yHigh))
    throw new Error(`${program.name} does not keep to a ${spec.look.scale} scale`);
  const { file: furnished, covered } = await furnishPicture(file, spec, geometry);
  const truth = truthOf(spec, input, geometry, mirrorOf);
  const candles = truth.candles.map((c, i) => (covered[i] ? { ...c, hidden: true as const } : c));
  return { file: furnished, truth: { ...truth, candles } };
}
