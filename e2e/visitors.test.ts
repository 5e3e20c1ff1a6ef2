/** What somebody without an account can try on the landing page, to its limits. */
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

jest.setTimeout(240_000);

const chart = join(import.meta.dirname, 'fixtures/daily-candles.png');
const QUESTION = 'Where does a stop belong?';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function openFeature(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.locator('#features').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name }).click();
}

/** How many requests of this kind left the page from now on. */
function counted(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(path)) count += 1;
  });
  return () => count;
}

it('[V-168] [D-100] [D-102] the demo, to its limit', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  const sent = counted(page, '/api/demo/analyze');
  await openFeature(page, 'Chart Analysis');
  const picture = page.getByLabel('Chart picture for the demo');
  const analyze = page.getByRole('button', { name: 'Analyze Chart' });
  for (const left of [2, 1, 0]) {
    await picture.setInputFiles(chart);
    await analyze.click();
    await page.getByText('Analysis Complete').waitFor();
    await page.getByRole('img', { name: /^Your chart of/ }).waitFor();
    await page.getByText(`${left} of 3 free analyses left`).waitFor();
    await page.getByRole('button', { name: 'New Analysis' }).click();
  }
  const words = 'You have used all 3 free demo analyses. Please purchase a package to get premium account..';
  await page.getByText(words).waitFor();
  await picture.setInputFiles(chart);
  await analyze.click();
  // Once above the picture, once as a toast.
  await page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
  expect(sent()).toBe(3);
  expect([guest.errors, guest.foreignRequests]).toEqual([[], []]);
  await guest.close();

  const again = await visit(browser, product.url);
  await openFeature(again.page, 'Chart Analysis');
  await again.page.getByText('0 of 3 free analyses left').waitFor();
  await again.close();
});

it('[V-169] [V-213] the tutor, to its limit', async () => {
  const guest = await visit(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = guest;
  const sent = counted(page, '/api/tutor/send');
  await openFeature(page, 'AI Tutor');
  const field = page.getByLabel('Your message to the tutor');
  const replies = page.getByRole('article', { name: 'Tutor' });
  for (let count = 1; count <= 20; count++) {
    await field.fill(QUESTION);
    await field.press('Enter');
    await page.getByText(`${20 - count} of 20 free messages left`).waitFor();
  }
  expect(await replies.count()).toBe(20);
  const words =
    'You have reached your 20 free tutor messages. Please purchase a package to get premium account.';
  await page.getByText(words).waitFor();
  await field.fill('One more?');
  await field.press('Enter');
  await page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor();
  expect(sent()).toBe(20);

  await openFeature(page, 'AI Tutor');
  await replies.nth(19).waitFor();
  expect(guest.errors).toEqual([]);
  await guest.close();
});
