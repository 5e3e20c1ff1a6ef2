/** A chart picture becomes a measured analysis: the whole way, in a real browser, on the real product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Download, Page, Route } from 'playwright-core';
import { openBrowser, visit, withMotion } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { earlierPicture } from './support/earlier-picture.ts';
import type { Painted } from './support/earlier-picture.ts';
import {
  analyze,
  choosePicture,
  logIn,
  logOut,
  register,
  registerByApi,
  somebody,
} from './support/people.ts';
import { dropPicture, pastePicture, takePhoto } from './support/pictures.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { eventually } from './support/until.ts';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const chart = fixture('daily-candles.png');

interface Truth extends Painted {
  candles: { x_px: number; o: number; h: number; l: number; c: number }[];
  last_price: number;
}
const truth = JSON.parse(readFileSync(fixture('daily-candles.json'), 'utf8')) as Truth;

/** How many bars later the picture of the follow-up was taken. */
const LATER_BARS = 25;

interface Bar {
  x_px: number;
  open: number;
  open_sigma: number;
  high: number;
  high_sigma: number;
  low: number;
  low_sigma: number;
  close: number;
  close_sigma: number;
}

let product: Product;
let browser: Browser;
let guest: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({}, 'as by make run'), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});
beforeEach(async () => {
  guest = await visit(browser, product.url);
  page = guest.page;
});
afterEach(() => guest.close());

interface StoredAnalysis {
  id: string;
  analysis_json: { last_price: { value: number; sigma: number }; reading: { bars: Bar[] } };
}

/** Asks the api with the page's own cookie. */
async function ask<T>(path: string): Promise<T> {
  return (await page.request.get(`/api${path}`)).json() as Promise<T>;
}

/** The stored analysis that the page shows. */
async function newestAnalysis(): Promise<StoredAnalysis> {
  const { analyses } = await ask<{ analyses: { id: string }[] }>('/chart/analyses?limit=1');
  return (await ask<{ analysis: StoredAnalysis }>(`/chart/analyses/${analyses[0]?.id}`)).analysis;
}

it('[W-001] registers, uploads a screenshot, gets the right prices within their error bars, finds it in the history, and logs out', async () => {
  await page.emulateMedia(withMotion);
  const person = somebody();
  await register(page, person);
  await choosePicture(page, chart);
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  await eventually(
    () => page.getByText('Bullish').first().isVisible(),
    (seen) => expect(seen).toBe(true),
  );

  const analysis = await newestAnalysis();
  expect(new URL(page.url()).pathname).toBe(`/history/${analysis.id}`);
  await page.reload();
  await page.getByRole('region', { name: 'Plan at a glance', exact: true }).waitFor();
  const { bars } = analysis.analysis_json.reading;
  const pairs = truth.candles.flatMap((candle) => {
    const bar = bars.find((each) => Math.abs(each.x_px - candle.x_px) < 4);
    return bar ? [{ candle, bar }] : [];
  });
  expect(pairs.length).toBeGreaterThanOrEqual(truth.candles.length * 0.95);
  const within = pairs.flatMap(({ candle, bar }) => [
    Math.abs(bar.open - candle.o) <= 3 * bar.open_sigma,
    Math.abs(bar.high - candle.h) <= 3 * bar.high_sigma,
    Math.abs(bar.low - candle.l) <= 3 * bar.low_sigma,
    Math.abs(bar.close - candle.c) <= 3 * bar.close_sigma,
  ]);
  expect(within.filter(Boolean).length).toBeGreaterThanOrEqual(within.length * 0.95);
  expect(Math.abs(analysis.analysis_json.last_price.value - truth.last_price)).toBeLessThan(0.5);

  await page.goto('/history');
  await page.getByRole('heading', { name: 'Analysis History', exact: true }).waitFor();
  await page.getByText('MSFT').first().waitFor();
  await page.reload();
  await page.getByText('MSFT').first().waitFor();

  await logOut(page);
  expect(
    await page.evaluate<string[]>('Object.keys(localStorage).filter((key) => /token/i.test(key))'),
  ).toEqual([]);
  await page.goto('/history');
  await page.waitForURL('**/login');
  await logIn(page, person);
  await page.waitForURL(/history|dashboard/);
  expect(guest.errors).toEqual([]);
  expect(guest.foreignRequests).toEqual([]);
});

it('[V-059, V-070] refuses a picture that is no chart, says why and what to do, and goes back to the preview', async () => {
  await registerByApi(page, somebody());
  await choosePicture(page, fixture('page-of-text.png'));
  await analyze(page);
  const alert = page.getByRole('alert').first();
  await alert.waitFor();
  await eventually(
    () => alert.innerText(),
    (seen) => expect(seen).toContain('Failed to analyze chart. Please try again. Error: '),
  );
  await page.getByRole('heading', { name: 'Ready to Analyze', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByText('Drag & Drop Chart').waitFor();
  await eventually(
    () => page.getByRole('alert').count(),
    (seen) => expect(seen).toBe(0),
  );
  await page.goto('/history?status=failed');
  await page
    .getByText(/failed/i)
    .first()
    .waitFor();
});

it('says so when the server is down, keeps the picture, and works again when it is back', async () => {
  await registerByApi(page, somebody());
  await choosePicture(page, chart);
  await product.stop();
  await analyze(page);
  await page.getByText('Failed to upload file. Please try again.').waitFor();
  await page.getByRole('heading', { name: 'Ready to Analyze', exact: true }).waitFor();
  await product.start();
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  await eventually(
    () => page.getByText('Failed to upload file. Please try again.').count(),
    (seen) => expect(seen).toBe(0),
  );
});

/** Saves what a press of a button downloads. */
async function download(press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await press();
  const file: Download = await saved;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** Tags and a note on the analysis that is open. */
async function writeNotes(): Promise<void> {
  await page.getByLabel('Tags', { exact: true }).fill('weekly, breakout');
  await page.getByLabel('Note', { exact: true }).fill('Wait for the close.');
  await page.getByRole('button', { name: 'Save notes', exact: true }).click();
  await page.getByText('Notes saved', { exact: true }).waitFor();
}

/** Watches the symbol of the analysis that is open, and reports its reading as wrong: the credit comes back. */
async function watchAndReport(): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Watch MSFT', exact: true }).click();
  await page.getByText('MSFT is on your watch list', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'This reading is wrong', exact: true }).click();
  await page.getByLabel('Something else', { exact: true }).check();
  await page.getByRole('button', { name: 'Send report', exact: true }).click();
  await page.getByText('The credit was returned.').first().waitFor();
}

/** A link that shows the analysis that is open to whoever has it, until it is revoked. */
async function share(): Promise<void> {
  await page.getByRole('button', { name: 'Create link', exact: true }).click();
  const link = await page.getByLabel('New link', { exact: true }).inputValue();
  const stranger = await visit(browser, product.url);
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { level: 1, name: /MSFT/ }).waitFor();
  await stranger.page.getByText('Wait for the close.').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByText('Link revoked', { exact: true }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByText('This link does not work', { exact: true }).waitFor();
  expect(stranger.errors).toEqual([]);
  await stranger.close();
}

it('[W-011] [W-014] keeps an analysis: found in the history, exported, graded by a later screenshot, noted on, watched, reported, shared, compared, deleted, had back, and deleted for good', async () => {
  await registerByApi(page, somebody());
  const before = await earlierPicture(readFileSync(chart), truth, LATER_BARS);
  await page.goto('/chart-analysis');
  await page
    .getByLabel('Chart picture', { exact: true })
    .setInputFiles({ name: 'earlier.png', mimeType: 'image/png', buffer: before });
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();

  await page.goto('/history');
  await page.getByRole('article').getByRole('link', { name: 'Open analysis', exact: true }).click();
  await page.getByRole('heading', { name: 'MSFT', exact: true, level: 1 }).waitFor();
  const press = (name: RegExp) => () => page.getByRole('button', { name }).click();
  const csv = await download(press(/^Download CSV/));
  expect(csv.name).toMatch(/^wickwise-.+-bars\.csv$/);
  const { bars } = (await newestAnalysis()).analysis_json.reading;
  const [head, ...rows] = csv.bytes.toString().trim().split(/\r?\n/);
  expect(head).toContain('close');
  expect(rows).toHaveLength(bars.length);
  const json = await download(press(/^Download JSON/));
  expect((JSON.parse(json.bytes.toString()) as { bars: unknown[] }).bars).toHaveLength(bars.length);
  const png = await download(press(/^Download PNG/));
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');

  await page.getByLabel('Later screenshot', { exact: true }).setInputFiles(chart);
  await page.getByRole('button', { name: 'Start Analysis', exact: true }).click();
  const grade = page.getByRole('article', { name: /^Grade: / });
  await grade.waitFor();
  await eventually(
    () => grade.innerText(),
    (seen) => expect(seen).toMatch(new RegExp(`New bars\\s+${LATER_BARS}`)),
  );
  await page.reload();
  await grade.waitFor();
  await writeNotes();
  await watchAndReport();
  await share();

  // A second analysis to compare with: a sample of ours.
  await page.goto('/chart-analysis?sample=rising');
  await page.getByText('Analysis Complete').waitFor();
  await page.goto('/history?view=table');
  const boxes = page.getByLabel(/^Select /);
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await page.getByRole('heading', { name: 'Compare analyses', exact: true }).waitFor();
  await page.getByRole('rowheader').first().waitFor();

  await page.goto('/history?view=table');
  const row = page.getByRole('row', { name: /MSFT/ });
  await row.getByText(/Target first|Stop first|Still open|Never entered|Cannot tell/).waitFor();
  await page.getByLabel(/^Select MSFT/).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await undo.click();
  await row.waitFor();
  await undo.waitFor({ state: 'hidden' });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await page.getByText('No analyses yet').waitFor();
  expect(guest.errors).toEqual([]);
});

it('[V-062] [W-002] takes a picture by drop, paste, camera and file on a phone 390 px wide', async () => {
  const phone = await visit(browser, product.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    permissions: ['camera'],
  });
  await register(phone.page, somebody());
  await phone.page.getByText('10', { exact: true }).first().waitFor();
  await phone.page.getByText(/remaining/).waitFor();
  await phone.page.goto('/chart-analysis');
  const ways = [
    () => dropPicture(phone.page, chart),
    () => pastePicture(phone.page, chart),
    () => takePhoto(phone.page),
  ];
  for (const handOver of ways) {
    await handOver();
    await phone.page.getByRole('heading', { name: 'Ready to Analyze', exact: true }).waitFor();
    await phone.page.getByRole('img', { name: /^Preview of/ }).waitFor();
    await phone.page.getByRole('button', { name: 'Analyze Chart', exact: true }).waitFor();
    await phone.page.getByRole('button', { name: 'Reset', exact: true }).click();
  }
  await phone.page.getByLabel('Chart picture', { exact: true }).setInputFiles(chart);
  await analyze(phone.page);
  await phone.page.getByText('Analysis Complete').waitFor();
  const head = await phone.page.getByRole('region', { name: 'Plan at a glance', exact: true }).boundingBox();
  expect(head!.y + head!.height).toBeLessThan(844);
  const overflow = await phone.page.evaluate<number>('document.documentElement.scrollWidth - 390');
  expect(overflow).toBeLessThanOrEqual(0);
  expect(phone.errors).toEqual([]);
  await phone.close();
});

const breakdowns = {
  'without a network': (route: Route) => route.abort('internetdisconnected'),
  'with a server that fails': (route: Route) =>
    route.fulfill({ status: 500, json: { status: 500, error: 'The database is away.' } }),
};

it('says what failed at each step, whether the network is gone or the server fails, and goes on afterwards', async () => {
  await registerByApi(page, somebody());
  const loads = [
    ['/dashboard', '**/api/chart/stats', 'Your figures could not be loaded'],
    ['/history', /chart\/analyses\?/, 'Your analyses could not be loaded'],
    [`/history/${crypto.randomUUID()}`, /chart\/analyses\/[-\da-f]+$/, 'Failed to load analysis result.'],
  ] as const;
  // Its answer carries the figures, too: without it the dashboard asks for them alone.
  const start = '**/api/auth/me/start';
  for (const breakDown of Object.values(breakdowns)) {
    await page.route(start, breakdowns['with a server that fails']);
    for (const [path, call, text] of loads) {
      await page.route(call, breakDown);
      await page.goto(path);
      await page.getByText(text).waitFor();
      await page.unroute(call);
    }
    await page.unroute(start);
    await choosePicture(page, chart);
    const steps = [
      [/api\/files\?/, 'Failed to upload file. Please try again.'],
      ['**/api/chart/analyze', 'Failed to analyze chart. Please try again. Error: '],
    ] as const;
    for (const [call, text] of steps) {
      await page.route(call, breakDown);
      await analyze(page);
      await page.getByRole('alert').filter({ hasText: text }).waitFor();
      await page.getByRole('heading', { name: 'Ready to Analyze', exact: true }).waitFor();
      await page.unroute(call);
    }
  }
  await page.goto('/history');
  await page.getByText('No analyses yet').waitFor();
  expect(guest.errors).toEqual([]);
});
