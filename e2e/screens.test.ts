/** Every screen in both themes and at both widths: nothing for axe to find, nothing cut off, nothing refused by the policy. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { CARDS, fillPayment, pay } from './support/money.ts';
import { analyze, choosePicture, follow, register, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

const chart = join(import.meta.dirname, 'fixtures/daily-candles.png');

let product: SharedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});

/** How one comes to the next page: by its address, or by a link within the app. */
type Go = (page: Page, path: string) => Promise<unknown>;

/** The way of the money: prices, choice, cart, payment, the bank, the order and what comes of it. */
async function lookAtMoney(page: Page, go: Go): Promise<Finding[]> {
  const seen: Finding[] = [];
  const see = async (screen: string) => seen.push(await look(page, screen));
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Currency/ }).click();
  await page.getByRole('listbox').waitFor();
  await see('currencies');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart: Professional', exact: true }).click();
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await see('chooser');
  await page.getByRole('button', { name: 'Select Package', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm Your Selection', exact: true }).waitFor();
  await see('confirm');
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Shopping cart|^Cart/i }).click();
  await page.getByRole('dialog', { name: /^Shopping Cart/ }).waitFor();
  await see('cart');
  // Loaded, as the cart would stay open over a page that is opened by a link.
  await page.goto('/checkout');
  await page.getByRole('button', { name: /^Pay / }).click();
  await see('checkout with errors');
  await fillPayment(page, null, CARDS.challenge);
  await pay(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await see('bank');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Thank you. Your order is paid').waitFor();
  await see('order');
  await page.getByRole('button', { name: 'Ask for a refund', exact: true }).click();
  await page.getByRole('dialog', { name: 'Ask for a refund', exact: true }).waitFor();
  await see('refund');
  for (const path of ['/orders', '/credits', '/account']) {
    await go(page, path);
    await see(path);
  }
  return seen;
}

const DIALOG = '[role=dialog]';

/** The landing page with each of its tabs, and with everything that can lie over it. */
async function lookAtLanding(page: Page): Promise<Finding[]> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  const seen = [await look(page, 'landing')];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    seen.push(await look(page, `landing: ${await tab.innerText()}`, '[role=tabpanel]:not([hidden])'));
  }
  const links = ['Help', 'View all testimonials', 'Learn More', 'See a reading', 'Talk to us'];
  for (const name of [...links, /^Buy without an account/]) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    seen.push(await look(page, `landing: ${String(name)}`, DIALOG));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  return [...seen, await look(page, 'landing: Login', DIALOG)];
}

/** The tutor's chat with an answer in it, and its lessons, calculators and quizzes. */
async function lookAtTutor(page: Page, go: Go): Promise<Finding[]> {
  const seen: Finding[] = [];
  const see = async (screen: string) => seen.push(await look(page, screen));
  await go(page, '/ai-tutor');
  await see('tutor, empty');
  await page.getByLabel('Your question', { exact: true }).fill('What is a moving average?');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Tutor', exact: true }).getByRole('link').first().waitFor();
  await see('tutor with an answer');
  await go(page, '/ai-tutor/lessons');
  await see('lessons');
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.waitForURL('**/lessons/*');
  await see('a lesson');
  await go(page, '/ai-tutor/calculators');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/calculators/*');
  await see('a calculator');
  await go(page, '/ai-tutor/practice');
  await see('practice');
  return seen;
}

const signedOut = [
  '/login',
  '/register',
  '/chart-analysis',
  '/pricing',
  '/checkout',
  '/reset-password',
  '/claim',
  '/reset-password#token=from-the-email',
  '/claim#token=from-the-email',
  '/terms',
  '/faq',
  '/accuracy',
  '/record',
];

async function lookAtPages(page: Page, go: Go, pages: readonly string[], text = ''): Promise<Finding[]> {
  const seen: Finding[] = [];
  for (const path of pages) {
    // The first is loaded: nothing that lay over the page before lies over it.
    await (seen.length === 0 ? page.goto(path) : go(page, path));
    seen.push(await look(page, `${path} ${text}`));
  }
  return seen;
}

/** From an account without analyses to one with its first, and that one in full. */
async function lookAtAnalyses(page: Page, go: Go): Promise<Finding[]> {
  const seen = await lookAtPages(page, go, ['/dashboard', '/history'], 'empty');
  await choosePicture(page, chart);
  seen.push(await look(page, 'preview'));
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  seen.push(await look(page, 'result'));
  seen.push(...(await lookAtPages(page, go, ['/dashboard', '/history'], 'with an analysis')));
  await page.getByRole('link', { name: 'Open analysis', exact: true }).click();
  await page.getByText('Outcome').waitFor();
  return [...seen, await look(page, 'detail')];
}

/** A page that is loaded costs several times what it costs to be looked at: each is loaded once, and then opened as by a link. */
const looks = [
  { width: 1280, colorScheme: 'light', go: (page: Page, path: string) => page.goto(path) },
  { width: 390, colorScheme: 'dark', go: follow },
] as const;

describe.each(looks)('at $width px in the $colorScheme theme', ({ width, colorScheme, go }) => {
  let guest: Visit;
  let member: Visit;

  beforeAll(async () => {
    const options = {
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
      isMobile: width < 768,
      hasTouch: width < 768,
    } as const;
    guest = await visit(browser, product.url, options);
    member = await visit(browser, product.url, options);
    await register(member.page, somebody());
  });
  afterAll(async () => {
    await guest.close();
    await member.close();
  });

  it.each([
    ['the landing page and what lies over it', () => lookAtLanding(guest.page)],
    ['the pages for everybody', () => lookAtPages(guest.page, go, signedOut)],
    ['the screens of analyses', () => lookAtAnalyses(member.page, go)],
    ['the tutor', () => lookAtTutor(member.page, go)],
    ['the way of the money', () => lookAtMoney(member.page, go)],
  ])('%s', async (_, lookAt) => {
    expect(faults(await lookAt())).toEqual([]);
    expect([guest.errors, member.errors]).toEqual([[], []]);
  });
});
