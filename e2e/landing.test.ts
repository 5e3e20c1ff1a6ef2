/** The landing page as it is served: it reads without scripts, is taken over without a complaint, and stays small. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, withMotion } from './support/browser.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';
import { eventually, until } from './support/until.ts';

let product: SharedProduct;
let browser: Browser;
let html: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  html = await (await fetch(product.url)).text();
});
afterAll(async () => {
  await browser?.close();
});

const headings = [
  'Wickwise measures your chart.',
  'How It Works',
  'Pay once. Use it when you need it.',
  'What people say',
  'Questions people ask first',
  'Write to us',
];

const addresses = (pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, address]) => address ?? '');

it('is written out in the document, headings and list prices included', () => {
  for (const heading of headings) expect(html).toContain(heading);
  for (const price of ['€250.00', '€500.00', '€750.00']) expect(html).toContain(price);
  expect(html).toContain('list prices in euros');
});

it('has no script but files of its own, and all of them are cached for ever by their names', async () => {
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, rest]) => rest?.trim());
  expect(inline).toEqual(['type="application/ld+json"']);
  const assets = [...new Set(addresses(/[" ](\/assets\/[^" ]+)/g))];
  expect(assets.length).toBeGreaterThan(10);
  for (const asset of assets) {
    const answer = await fetch(new URL(asset, product.url), { method: 'HEAD' });
    expect([asset, answer.status, answer.headers.get('cache-control')]).toEqual([
      asset,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

it('needs at most 120 kB of compressed scripts to be taken over', async () => {
  const scripts = addresses(/data-taken-over-by="([^"]+)"/g).flatMap((list) => list.split(' '));
  let bytes = 0;
  for (const script of new Set(scripts)) {
    const source = Buffer.from(await (await fetch(new URL(script, product.url))).arrayBuffer());
    bytes += gzipSync(source, { level: 9 }).length;
  }
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(120_000);
});

it('[V-008] [V-091] reads without scripts: fifteen parts', async () => {
  const guest = await visit(browser, product.url, { javaScriptEnabled: false });
  await guest.page.goto('/');
  const { page } = guest;
  await eventually(
    () => page.locator('[data-section]').count(),
    (seen) => expect(seen).toBe(15),
  );
  await eventually(
    () => page.getByRole('heading', { level: 1 }).isVisible(),
    (seen) => expect(seen).toBe(true),
  );
  await eventually(
    () => page.getByRole('heading', { name: 'Questions people ask first', exact: true }).isVisible(),
    (seen) => expect(seen).toBe(true),
  );
  await guest.close();
});

/** A visit, with what its page says in the console. */
async function listenedVisit() {
  const guest = await visit(browser, product.url, withMotion);
  const said: string[] = [];
  guest.page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return { guest, said };
}

it('[V-090] [V-093] hydrates the prerendered page as it is, without a message in the console', async () => {
  const { guest, said } = await listenedVisit();
  const { page } = guest;
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const anchor of ['home', 'features', 'pricing', 'about', 'contact']) {
    await eventually(
      () => page.locator(`section#${anchor}`).count(),
      (seen) => expect(seen).toBe(1),
    );
  }
  await page.locator('[data-counter]').first().scrollIntoViewIfNeeded();
  await until(
    page,
    "[...document.querySelectorAll('[data-counter]')].map((c) => c.textContent).join() === '50,000+,15,000+,98%,24 h'",
  );
  expect([said, guest.errors, guest.foreignRequests]).toEqual([[], [], []]);
  await guest.close();
});

it('[V-105] [V-109] opens its overlays without a message in the console', async () => {
  const { guest, said } = await listenedVisit();
  const { page } = guest;
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'View all testimonials', exact: true }).click();
  await page.getByRole('dialog', { name: 'Customer Reviews', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Learn More', exact: true }).click();
  await page.getByRole('dialog', { name: 'About Wickwise', exact: true }).waitFor();
  expect(said).toEqual([]);
  expect(guest.errors).toEqual([]);
  expect(guest.foreignRequests).toEqual([]);
  await guest.close();
});

it('[V-090] finds its parts by their anchors, though they are laid out only when somebody comes near', async () => {
  const guest = await visit(browser, product.url, { viewport: { width: 390, height: 844 }, ...withMotion });
  const { page } = guest;
  for (const anchor of ['contact', 'pricing', 'about']) {
    await page.goto(`/#${anchor}`);
    const top = `document.getElementById('${anchor}').getBoundingClientRect().top`;
    // Right under the bar that stays in view.
    await until(page, `Math.abs(${top} - 64) < 8`);
    await eventually(
      () => page.locator(`#${anchor}`).getByRole('heading').first().isVisible(),
      (seen) => expect(seen).toBe(true),
    );
  }
  await guest.close();
});

it('presses again what was pressed before it was taken over', async () => {
  const guest = await visit(browser, product.url, withMotion);
  const { page } = guest;
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'View all testimonials', exact: true }).click();
  await page.getByRole('dialog', { name: 'Customer Reviews', exact: true }).waitFor();
  expect(guest.errors).toEqual([]);
  await guest.close();
});
