/**
 * What a page costs a browser that comes with an empty cache, and what the next page costs it.
 *
 *   node tools/bench-pages/run.ts [http://127.0.0.1:3000]     the address of a running product, where it opens an account; without it
 *                                                             one is started
 *
 * Prints for each page: requests, JavaScript as it travels (kB, compressed), everything as it travels, and the JavaScript that
 * the next page adds. None of these depends on how busy the machine is. Fails past a limit.
 */
import { randomUUID } from 'node:crypto';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { report } from '../bench/figure.ts';
import { atProduct } from '../bench/product.ts';

/** On first arrival, and for the next page. */
const LIMITS = { requests: 15, script: 145, next: 30 };

/** Pages of a signed-in user, in the order of the menu. */
const PAGES = [
  '/dashboard',
  '/chart-analysis',
  '/ai-tutor',
  '/ai-tutor/lessons',
  '/ai-tutor/calculators',
  '/ai-tutor/practice',
  '/history',
  '/history/watchlist',
  '/pricing',
  '/orders',
  '/credits',
  '/account',
  '/integrations',
];

interface Cost {
  requests: number;
  /** Bytes of JavaScript as they travelled. */
  script: number;
  all: number;
  addresses: string[];
  /** Asked for, and neither answered nor failed yet. */
  open: Set<string>;
}

/** Counts what travels from now on. */
async function meter(page: Page): Promise<Cost> {
  const cdp = await page.context().newCDPSession(page);
  const cost: Cost = { requests: 0, script: 0, all: 0, addresses: [], open: new Set() };
  const scripts = new Set<string>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    cost.requests += 1;
    cost.open.add(requestId);
    cost.addresses.push(new URL(request.url).pathname);
    if (type === 'Script' || request.url.endsWith('.js')) scripts.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => cost.open.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    cost.open.delete(requestId);
    cost.all += encodedDataLength;
    if (scripts.has(requestId)) cost.script += encodedDataLength;
  });
  return cost;
}

const kB = (bytes: number) => ({ value: Math.round(bytes / 1000), unit: 'kB' });

/** All that was asked for has come, and nothing more was asked for, this long (milliseconds). */
const QUIET_MS = 1_500;

async function settled(cost: Cost): Promise<void> {
  for (let seen = -1; seen !== cost.requests || cost.open.size > 0;) {
    seen = cost.requests;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function measure(product: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ baseURL: product });
    const page = await context.newPage();
    await page.goto('/register');
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(randomUUID());
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.waitForURL('**/dashboard');
    const storageState = await context.storageState();
    await context.close();

    for (const [index, address] of PAGES.entries()) {
      const visitor = await browser.newContext({ baseURL: product, storageState });
      const page = await visitor.newPage();
      const cost = await meter(page);
      await page.goto(address);
      await settled(cost);
      const arrived = { ...cost, addresses: [...cost.addresses] };
      const next = PAGES[(index + 1) % PAGES.length] ?? '/';
      const before = cost.script;
      // As a link of the menu does: the page stays, only its address changes.
      await page.evaluate(
        `history.pushState(null, '', '${next}'); dispatchEvent(new PopStateEvent('popstate'))`,
      );
      await settled(cost);
      const added = cost.script - before;
      report({
        name: `${address}: requests`,
        value: arrived.requests,
        unit: '',
        limit: { most: LIMITS.requests },
      });
      report({ name: `${address}: scripts`, ...kB(arrived.script), limit: { most: LIMITS.script } });
      report({ name: `${address}: everything`, ...kB(arrived.all) });
      report({ name: `${next} after it: scripts`, ...kB(added), limit: { most: LIMITS.next } });
      if (process.argv.includes('--addresses'))
        console.log(arrived.addresses.map((each) => `    ${each}`).join('\n'));
      await visitor.close();
    }
  } finally {
    await browser.close();
  }
}

await atProduct(
  process.argv.slice(2).find((each) => each.startsWith('http')),
  measure,
);
