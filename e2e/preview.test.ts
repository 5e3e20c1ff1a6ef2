/** A chart is read on the visitor's own device before anything is sent. */
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { analyze, choosePicture, register, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

jest.setTimeout(240_000);

const fixture = (name: string): string => join(import.meta.dirname, 'fixtures', name);
const chart = fixture('daily-candles.png');
const text = fixture('page-of-text.png');

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** The addresses that a page sends something to, or fetches the reader from, from now on. */
function watched(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || /preview-worker|\.bin$/.test(pathname)) seen.push(pathname);
  });
  return seen;
}

const readable = (page: Page) => page.getByText(/^Readable, \d+% sure$/).waitFor();

it.each([
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s a chart is read before it is sent, offline too, and then analysed', async (_, viewport) => {
  const person = await visit(browser, product.url, { viewport, reducedMotion: 'reduce' });
  const { page } = person;
  const seen: Finding[] = [];
  await register(page, somebody());
  await page.goto('/chart-analysis');
  await page.getByRole('button', { name: 'Browse Files', exact: true }).waitFor();
  const requests = watched(page);
  expect(requests).toEqual([]);

  await page.getByLabel('Chart picture', { exact: true }).setInputFiles(chart);
  await readable(page);
  await page.getByText(/^\d+ candles, and \d+ price labels from .+ on a linear scale\.$/).waitFor();
  await page.locator('.ov-bars path').nth(2).waitFor({ state: 'attached' });
  expect(requests).toEqual([
    expect.stringMatching(/chart-preview-worker-.+\.js$/),
    expect.stringMatching(/ctc-model-.+\.bin$/),
  ]);
  seen.push(await look(page, 'a preview'));

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.getByLabel('Chart picture', { exact: true }).setInputFiles(chart);
  await readable(page);
  await page.context().setOffline(false);

  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  const told = await page.getByRole('status').allInnerTexts();
  expect(told.join()).not.toContain('otherwise than the preview');
  expect(faults(seen)).toEqual([]);
  expect([person.errors, person.foreignRequests]).toEqual([[], []]);
  await person.close();
});

it('a picture that would be refused says so before it is sent, and may be sent all the same', async () => {
  const person = await visit(browser, product.url);
  const { page } = person;
  await register(page, somebody());
  const requests = watched(page);
  await choosePicture(page, text);
  await page.getByText('This picture would be refused').waitFor();
  expect(requests.filter((path) => path.startsWith('/api/'))).toEqual([]);
  const finding = await look(page, 'a refused preview');
  await analyze(page);
  await page.getByText('Nothing was charged for this picture.').waitFor();
  expect(faults([finding])).toEqual([]);
  expect(person.errors).toEqual([]);
  await person.close();
});
