/**
 * What a preview costs a browser: a picture of 1920 × 1080 pixels is chosen in the demo of the landing page. Prints the longest task of the
 * page's thread and the processor time of the thread that decodes and reads, from the choice on, for the first picture, for later ones, and
 * for one that comes without a word, by which nobody could get ready; and how many threads and how much memory are left when the picture
 * is put away. Times are processor time from the browser's own trace, and judged beside that of the reader on Node. Fails past a limit.
 *
 *   run.ts [--pictures 6]     needs the built web
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileChooser, Page } from 'playwright-core';
import { decodePicture } from '../../chart-reader/decode.ts';
import { createTextRecogniser, readChart } from '../../chart-reader/index.ts';
import { drawChart } from '../../chart-reader/bench/draw/chart.ts';
import { renderSvg } from '../../chart-reader/bench/draw/render.ts';
import { sampleSpec } from '../../chart-reader/bench/draw/spec.ts';
import { openBrowser } from '../../e2e/support/browser.ts';
import { serveFolder } from '../../e2e/support/serve-folder.ts';
import { report } from '../bench/figure.ts';
import { costOf } from './trace.ts';
import type { Cost, TraceEvent } from './trace.ts';

/**
 * Most of the longest task of the page and of a preview, as multiples of what a reader that is warm takes on Node for the same picture in
 * the same run. The aims are 50 and 500 ms.
 */
const TASK = 0.14;
const PREVIEW = 1;
const PASTED = 1.8;

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '6' } } });
const root = join(import.meta.dirname, '../..');

const PROGRAMS = ['web-screen', 'exchange-screen', 'futures', 'tradingview', 'platform', 'metatrader'];

/** A screen of this size, of one program after the other. */
function picture(nth: number): Promise<Buffer> {
  const spec = sampleSpec(`preview ${nth}`, PROGRAMS[nth % PROGRAMS.length]!, `preview:${nth}`);
  const look = { ...spec.look, width: 1920, height: 1080, ratio: 1 };
  return renderSvg(drawChart({ ...spec, look }).svg);
}

async function traced(page: Page, work: () => Promise<void>): Promise<Cost> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return costOf(trace.traceEvents);
}

/** Presses the button, and waits until the thread that is to read has practised: whoever looks for a file takes longer. */
async function openChooser(page: Page): Promise<FileChooser> {
  const [chooser, worker] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.waitForEvent('worker'),
    page.getByRole('button', { name: 'Browse Files', exact: true }).click(),
  ]);
  await worker.evaluate(`new Promise((done) => {
    const look = () => (performance.getEntriesByName('ready').length > 0 ? done() : setTimeout(look, 20));
    look();
  })`);
  return chooser;
}

/** What it costs from the moment on that a file is chosen, in the browser's own dialog; or given at once, as by pasting. */
async function preview(page: Page, nth: number, how: 'chosen' | 'at once'): Promise<Cost> {
  const file = { name: `chart-${nth}.png`, mimeType: 'image/png', buffer: await picture(nth) };
  const chooser = how === 'chosen' ? await openChooser(page) : null;
  const cost = await traced(page, async () => {
    if (chooser) await chooser.setFiles(file);
    else await page.getByLabel('Chart picture for the demo', { exact: true }).setInputFiles(file);
    await page.getByText(/^Readable, \d+% sure$|^This picture would be refused$/).waitFor();
  });
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByLabel('Chart picture for the demo', { exact: true }).waitFor({ state: 'attached' });
  return cost;
}

/** Processor time of a picture on Node, in ms, once the reader is warm. */
async function onNode(): Promise<number> {
  const recogniser = createTextRecogniser();
  let used = 0;
  for (let nth = 0; nth < 9; nth++) {
    const bytes = await picture(nth);
    const before = process.cpuUsage();
    readChart(await decodePicture(bytes), recogniser);
    const { user, system } = process.cpuUsage(before);
    if (nth >= 3) used += (user + system) / 1000;
  }
  return used / 6;
}

const heapOf = (page: Page): Promise<number> => page.evaluate('performance.memory.usedJSHeapSize');

const [served, browser] = await Promise.all([
  serveFolder(join(root, 'web/dist')),
  openBrowser('as people have it'),
]);
try {
  const page = await browser.newPage();
  // A busy machine may take its time.
  page.setDefaultTimeout(120_000);
  await page.goto(served.url);
  await page.locator('#features').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /Chart Analysis/ }).click();
  await page.getByLabel('Chart picture for the demo', { exact: true }).waitFor({ state: 'attached' });
  const before = await heapOf(page);
  const costs: Cost[] = [];
  for (let nth = 0; nth < Number(values.pictures); nth++) costs.push(await preview(page, nth, 'chosen'));
  const unannounced = await preview(page, 0, 'at once');
  const [first, ...later] = costs as [Cost, ...Cost[]];
  const mean = later.reduce((sum, { worker }) => sum + worker, 0) / later.length;
  const reader = await onNode();
  const against = { name: 'the reader on Node', value: reader };
  const ms = (name: string, value: number, most: number): void =>
    report({ name, value, unit: 'ms', limit: { most: most * reader }, against });
  ms('longest task of the page, first picture', first.longestTask, TASK);
  ms('longest task of the page, later ones', Math.max(...later.map((c) => c.longestTask)), TASK);
  ms('the reading thread, first picture', first.worker, PREVIEW);
  ms('the reading thread, later ones', mean, PREVIEW);
  ms('the reading thread, a picture that is pasted', unannounced.worker, PASTED);
  await Promise.all(page.workers().map((worker) => worker.waitForEvent('close')));
  report({ name: 'threads left', value: page.workers().length, unit: '', limit: { most: 0 } });
  report({ name: 'memory of the page’s scripts', value: (await heapOf(page)) / before, unit: '× before' });
} finally {
  await browser.close();
  served.close();
}
