/** What anybody can look up: how right the product is, and the record of sealed plans, verified in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { earlierPicture } from './support/earlier-picture.ts';
import type { Painted } from './support/earlier-picture.ts';
import { analyze, registerByApi, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { until } from './support/until.ts';

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name);
const chart = fixture('daily-candles.png');
const truth = JSON.parse(readFileSync(fixture('daily-candles.json'), 'utf8')) as Painted;
/** How many bars later the picture was taken by which the plan is graded. */
const LATER_BARS = 25;

let product: Product;
let browser: Browser;
let owner: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  owner = await visit(browser, product.url);
  await makeAndGradePlan(owner.page);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** An analysis whose plan is sealed, and its grade: shown on the page. */
async function makeAndGradePlan(page: Page): Promise<void> {
  await registerByApi(page, somebody());
  await page.goto('/chart-analysis');
  const buffer = await earlierPicture(readFileSync(chart), truth, LATER_BARS);
  const picture = page.getByLabel('Chart picture', { exact: true });
  await picture.setInputFiles({ name: 'earlier.png', mimeType: 'image/png', buffer });
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  await page.goto('/history');
  await page.getByRole('article').getByRole('link', { name: 'Open analysis', exact: true }).click();
  await page.getByLabel('Later screenshot', { exact: true }).setInputFiles(chart);
  await page.getByRole('button', { name: 'Start Analysis', exact: true }).click();
  await page.getByRole('article', { name: /^Grade: / }).waitFor();
}

/** How much of what is seen moves while the analysis is loaded anew: 1 is the whole window by its whole height. */
async function shiftWhileLoading(page: Page): Promise<number> {
  await page.addInitScript(`window.shifted = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });`);
  await page.reload();
  await page.getByRole('article', { name: /^Grade: / }).waitFor();
  return page.evaluate('window.shifted');
}

it('[W-382] loads an analysis without moving what is seen', async () => {
  expect(await shiftWhileLoading(owner.page)).toBeLessThan(0.01);
});

/** Loads the analysis anew in a window of that width, and waits for what is seen first. */
async function loadAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.reload();
  await page.getByRole('region', { name: 'Plan at a glance', exact: true }).waitFor();
}

it.each([1280, 390])('[W-514] is printed by Ctrl+P once all of it is there, at %i px', async (width) => {
  const { page } = owner;
  await loadAt(page, width);
  await page.evaluate('window.print = () => { window.printed = document.body.innerText; }');
  await page.keyboard.press('Control+p');
  await until(page, 'window.printed !== undefined');
  const printed = await page.evaluate<string>('window.printed');
  for (const part of ['Recovered series', 'Your notes']) expect(printed).toContain(part);
});

it.each([1280, 390])(
  '[W-515] draws the series though a jump to the end passed it, at %i px',
  async (width) => {
    const { page } = owner;
    await loadAt(page, width);
    await page.getByRole('article', { name: /^Grade: / }).waitFor();
    await until(
      page,
      "[...document.querySelectorAll('h2')].some((each) => each.textContent === 'Recovered series')",
    );
    await page.evaluate("scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })");
    await until(
      page,
      'document.querySelector(\'[aria-label^="Chart of the recovered series"] canvas\') !== null',
    );
  },
);

it('shows a stranger the figures and every sealed plan with its outcome, and verifies the chain in the browser', async () => {
  const stranger = await visit(browser, product.url);
  const { page } = stranger;
  await page.goto('/');
  await page.getByRole('link', { name: 'All figures, right and wrong', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Accuracy', exact: true }).waitFor();
  for (const name of ['Outcome of every screenshot of the benchmark', 'Patterns on bars without drift'])
    await page.getByRole('table', { name, exact: true }).waitFor();
  await page.getByRole('table', { name: 'First target reached before the stop', exact: true }).waitFor();

  await page.getByRole('link', { name: 'See and verify the record', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'The record of plans', exact: true }).waitFor();
  const plans = page.getByRole('table', { name: 'Sealed plans', exact: true });
  await plans.getByText('No. 1', { exact: true }).waitFor();
  await plans.getByText(String(LATER_BARS), { exact: true }).waitFor();
  const head = await page.getByText(/^[0-9a-f]{64}$/).innerText();
  await page.getByLabel(/^A head you kept/).fill(head);
  await page.getByRole('button', { name: 'Verify in this browser', exact: true }).click();
  await page.getByText('2 entries are in order', { exact: true }).waitFor();
  await page.getByText('The head you kept is entry 2').waitFor();
  expect(stranger.errors).toEqual([]);
  expect(stranger.foreignRequests).toEqual([]);
  await stranger.close();
});
