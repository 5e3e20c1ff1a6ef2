/** A chart picture becomes a measured analysis: the whole way, in a real browser, on the real product. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { analyze, choosePicture, logIn, logOut, register, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

jest.setTimeout(180_000);

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const chart = fixture('daily-candles.png');

interface Truth {
  candles: { x_px: number; o: number; h: number; l: number; c: number }[];
  last_price: number;
}
const truth = JSON.parse(readFileSync(fixture('daily-candles.json'), 'utf8')) as Truth;

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
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
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

it('registers, uploads a screenshot, gets the right prices within their error bars, finds it in the history, and logs out', async () => {
  const person = somebody();
  await register(page, person);
  await choosePicture(page, chart);
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  expect(await page.getByText('Bullish').first().isVisible()).toBe(true);

  const analysis = await newestAnalysis();
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
  await page.getByRole('heading', { name: 'Analysis History' }).waitFor();
  await page.getByText('MSFT').first().waitFor();
  await page.reload();
  await page.getByText('MSFT').first().waitFor();

  await logOut(page);
  await page.waitForURL(`${product.url}/`);
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
  await register(page, somebody());
  await choosePicture(page, fixture('page-of-text.png'));
  await analyze(page);
  const alert = page.getByRole('alert').first();
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Failed to analyze chart. Please try again. Error: ');
  await page.getByRole('heading', { name: 'Ready to Analyze' }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText('Drag & Drop Chart').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.goto('/history');
  await page
    .getByText(/failed/i)
    .first()
    .waitFor();
});

it('says so when the server is down, keeps the picture, and works again when it is back', async () => {
  await register(page, somebody());
  await choosePicture(page, chart);
  await product.stop();
  await analyze(page);
  await page.getByText('Failed to upload file. Please try again.').waitFor();
  await page.getByRole('heading', { name: 'Ready to Analyze' }).waitFor();
  await product.start();
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  expect(await page.getByText('Failed to upload file. Please try again.').count()).toBe(0);
});

it('works on a phone 390 px wide', async () => {
  const phone = await visit(browser, product.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await register(phone.page, somebody());
  await choosePicture(phone.page, chart);
  await analyze(phone.page);
  await phone.page.getByText('Analysis Complete').waitFor();
  const overflow = await phone.page.evaluate<number>(
    'document.documentElement.scrollWidth - window.innerWidth',
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await phone.close();
});
