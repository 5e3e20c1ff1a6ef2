/** Every screen in both themes and at both widths: nothing for axe to find, nothing cut off, nothing refused by the policy. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { CARDS, fillPayment, pay } from './support/money.ts';
import { analyze, choosePicture, register, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

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

/** The way of the money: prices, choice, cart, payment, the bank, the order and what comes of it. */
async function lookAtMoney(page: Page): Promise<Finding[]> {
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
    await page.goto(path);
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
async function lookAtTutor(page: Page): Promise<Finding[]> {
  const seen: Finding[] = [];
  const see = async (screen: string) => seen.push(await look(page, screen));
  await page.goto('/ai-tutor');
  await see('tutor, empty');
  await page.getByLabel('Your question', { exact: true }).fill('What is a moving average?');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Tutor', exact: true }).getByRole('link').first().waitFor();
  await see('tutor with an answer');
  await page.goto('/ai-tutor/lessons');
  await see('lessons');
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.waitForURL('**/lessons/*');
  await see('a lesson');
  await page.goto('/ai-tutor/calculators');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/calculators/*');
  await see('a calculator');
  await page.goto('/ai-tutor/practice');
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
  '/reset-password#token=from-the-email',
  '/claim',
  '/claim#token=from-the-email',
  '/terms',
  '/faq',
  '/accuracy',
  '/record',
];

async function lookAtPages(page: Page, pages: readonly string[], text = ''): Promise<Finding[]> {
  const seen: Finding[] = [];
  for (const path of pages) {
    await page.goto(path);
    seen.push(await look(page, `${path} ${text}`));
  }
  return seen;
}

/** From an account without analyses to one with its first, and that one in full. */
async function lookAtAnalyses(page: Page): Promise<Finding[]> {
  const seen = await lookAtPages(page, ['/dashboard', '/history'], 'empty');
  await choosePicture(page, chart);
  seen.push(await look(page, 'preview'));
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  seen.push(await look(page, 'result'));
  seen.push(...(await lookAtPages(page, ['/dashboard', '/history'], 'with an analysis')));
  await page.getByRole('link', { name: 'Open analysis', exact: true }).click();
  await page.getByText('Outcome').waitFor();
  return [...seen, await look(page, 'detail')];
}

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

describe.each(looks)('at $width px in the $colorScheme theme', ({ width, colorScheme }) => {
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
    ['the pages for everybody', () => lookAtPages(guest.page, signedOut)],
    ['the screens of analyses', () => lookAtAnalyses(member.page)],
    ['the tutor', () => lookAtTutor(member.page)],
    ['the way of the money', () => lookAtMoney(member.page)],
  ])('%s', async (_, lookAt) => {
    expect(faults(await lookAt())).toEqual([]);
    expect([guest.errors, member.errors]).toEqual([[], []]);
  });
});
