/** Every screen in both themes and at both widths: nothing for axe to find, nothing cut off, nothing refused by the policy. */
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import { analyze, choosePicture, register, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

jest.setTimeout(240_000);

const chart = join(import.meta.dirname, 'fixtures/daily-candles.png');

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

interface Finding {
  screen: string;
  findings: string[];
  overflow: number;
}

/** What axe finds, and by how many pixels the page is wider than the window. */
async function look(page: Page, screen: string): Promise<Finding> {
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  return { screen, findings, overflow: Math.max(0, overflow) };
}

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

it.each(looks)('all screens at $width px in the $colorScheme theme', async ({ width, colorScheme }) => {
  const guest = await visit(browser, product.url, {
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    isMobile: width < 768,
    hasTouch: width < 768,
  });
  const { page } = guest;
  const seen: Finding[] = [];
  for (const path of ['/', '/login', '/register', '/chart-analysis']) {
    await page.goto(path);
    seen.push(await look(page, `${path} signed out`));
  }
  await register(page, somebody());
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    seen.push(await look(page, `${path} empty`));
  }
  await choosePicture(page, chart);
  seen.push(await look(page, 'preview'));
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  seen.push(await look(page, 'result'));
  for (const path of ['/dashboard', '/history']) {
    await page.goto(path);
    seen.push(await look(page, `${path} with an analysis`));
  }
  expect(seen.filter(({ findings, overflow }) => findings.length > 0 || overflow > 0)).toEqual([]);
  expect(guest.errors).toEqual([]);
  await guest.close();
});
