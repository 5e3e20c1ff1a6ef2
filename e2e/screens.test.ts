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

const PLACE = `({
  path: location.pathname,
  heading: document.querySelector('h1')?.textContent,
  over: [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.getAttribute('role')),
})`;

interface Place {
  path: string;
  heading: string;
  /** The roles of what is meant to lie over the page. */
  over?: string[];
}

/** Looks, and makes sure that it was at the page named with nothing left open over it: the address changes before the page does. */
async function lookIn(place: Place, page: Page, screen: string, part?: string): Promise<Finding> {
  await page.locator('h1', { hasText: place.heading }).waitFor();
  const finding = await look(page, screen, part);
  const seen = await page.evaluate<Place>(PLACE);
  expect({ screen, ...seen }).toEqual({ screen, over: [], ...place });
  return finding;
}

/** The address of one of many, as of an order. */
const below = (path: string): string => expect.stringContaining(`${path}/`) as string;

/** How one comes to the next page: by its address, or by a link within the app. */
type Go = (page: Page, path: string) => Promise<unknown>;

/** The way of the money: prices, choice, cart, payment, the bank, the order and what comes of it. */
async function lookAtMoney(page: Page, go: Go): Promise<Finding[]> {
  const seen: Finding[] = [];
  const see = async (screen: string, place: Place) => seen.push(await lookIn(place, page, screen));
  const pricing = { path: '/pricing', heading: 'Pricing' };
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Currency/ }).click();
  await page.getByRole('listbox').waitFor();
  await see('currencies', { ...pricing, over: ['listbox'] });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add to Cart: Professional', exact: true }).click();
  await page.getByRole('radio', { name: /^Standard/ }).check();
  await see('chooser', { ...pricing, over: ['dialog'] });
  await page.getByRole('button', { name: 'Select Package', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm Your Selection', exact: true }).waitFor();
  await see('confirm', { ...pricing, over: ['dialog'] });
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Shopping cart|^Cart/i }).click();
  await page.getByRole('dialog', { name: /^Shopping Cart/ }).waitFor();
  await see('cart', { ...pricing, over: ['dialog'] });
  // Loaded, as the cart would stay open over a page that is opened by a link.
  await page.goto('/checkout');
  await page.getByRole('button', { name: /^Pay / }).click();
  await see('checkout with errors', { path: '/checkout', heading: 'Checkout' });
  await fillPayment(page, null, CARDS.challenge);
  await pay(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await see('bank', { path: below('/checkout/challenge'), heading: 'Your bank asks for your approval' });
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByText('Thank you. Your order is paid').waitFor();
  const order = { path: below('/orders'), heading: 'Your order' };
  await see('order', order);
  await page.getByRole('button', { name: 'Ask for a refund', exact: true }).click();
  await page.getByRole('dialog', { name: 'Ask for a refund', exact: true }).waitFor();
  await see('refund', { ...order, over: ['dialog'] });
  for (const [path, heading] of [
    ['/orders', 'Your orders'],
    ['/credits', 'Credits'],
    ['/account', 'Account'],
  ] as const) {
    await go(page, path);
    await see(path, { path, heading });
  }
  return seen;
}

const DIALOG = '[role=dialog]';
const landing = { path: '/', heading: 'Wickwise measures your chart. It does not guess.' };
const underDialog = { ...landing, over: ['dialog'] };

/** The landing page with each of its tabs, and with everything that can lie over it. */
async function lookAtLanding(page: Page): Promise<Finding[]> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  const seen = [await lookIn(landing, page, 'landing')];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    seen.push(
      await lookIn(landing, page, `landing: ${await tab.innerText()}`, '[role=tabpanel]:not([hidden])'),
    );
  }
  const links = ['Help', 'View all testimonials', 'Learn More', 'See a reading', 'Talk to us'];
  for (const name of [...links, /^Buy without an account/]) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    seen.push(await lookIn(underDialog, page, `landing: ${String(name)}`, DIALOG));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  return [...seen, await lookIn(underDialog, page, 'landing: Login', DIALOG)];
}

/** The tutor's chat with an answer in it, and its lessons, calculators and quizzes. */
async function lookAtTutor(page: Page, go: Go): Promise<Finding[]> {
  const seen: Finding[] = [];
  const see = async (screen: string, place: Place) => seen.push(await lookIn(place, page, screen));
  const tutor = { path: '/ai-tutor', heading: 'AI Education Assistant' };
  await go(page, '/ai-tutor');
  await see('tutor, empty', tutor);
  await page.getByLabel('Your question', { exact: true }).fill('What is a moving average?');
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: 'Tutor', exact: true }).getByRole('link').first().waitFor();
  await see('tutor with an answer', tutor);
  await go(page, '/ai-tutor/lessons');
  await see('lessons', { path: '/ai-tutor/lessons', heading: 'Lessons' });
  await page.getByRole('link', { name: /^Start: / }).click();
  await page.waitForURL('**/lessons/*');
  await see('a lesson', { path: below('/ai-tutor/lessons'), heading: 'Reading candlesticks' });
  await go(page, '/ai-tutor/calculators');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await page.waitForURL('**/calculators/*');
  await see('a calculator', { path: below('/ai-tutor/calculators'), heading: 'Position size' });
  await go(page, '/ai-tutor/practice');
  await see('practice', { path: '/ai-tutor/practice', heading: 'Practice' });
  return seen;
}

/** Addresses and headings. */
type Pages = readonly (readonly [string, string])[];

const signedOut: Pages = [
  ['/login', 'Welcome back'],
  ['/register', 'Create an account'],
  ['/chart-analysis', 'Chart Analysis'],
  ['/pricing', 'Pricing'],
  ['/checkout', 'Checkout'],
  ['/reset-password', 'Forgot your password?'],
  ['/claim', 'Open the link in your email'],
  ['/reset-password#token=from-the-email', 'Set a new password'],
  ['/claim#token=from-the-email', 'Make the account yours'],
  ['/terms', 'Terms'],
  ['/faq', 'Questions and answers'],
  ['/accuracy', 'Accuracy'],
  ['/record', 'The record of plans'],
];

const ofAnalyses: Pages = [
  ['/dashboard', 'Insights Dashboard'],
  ['/history', 'Analysis History'],
];

async function lookAtPages(page: Page, go: Go, pages: Pages, text = ''): Promise<Finding[]> {
  const seen: Finding[] = [];
  for (const [address, heading] of pages) {
    // The first is loaded: nothing that lay over the page before lies over it.
    await (seen.length === 0 ? page.goto(address) : go(page, address));
    const path = address.replace(/#.*/, '');
    seen.push(await lookIn({ path, heading }, page, `${address} ${text}`));
  }
  return seen;
}

/** From an account without analyses to one with its first, and that one in full. */
async function lookAtAnalyses(page: Page, go: Go): Promise<Finding[]> {
  const seen = await lookAtPages(page, go, ofAnalyses, 'empty');
  await choosePicture(page, chart);
  seen.push(await lookIn({ path: '/chart-analysis', heading: 'Chart Analysis' }, page, 'preview'));
  const analysis = { path: below('/history'), heading: 'MSFT' };
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  seen.push(await lookIn(analysis, page, 'result'));
  seen.push(...(await lookAtPages(page, go, ofAnalyses, 'with an analysis')));
  await page.getByRole('link', { name: 'Open analysis', exact: true }).click();
  await page.getByText('Outcome').waitFor();
  return [...seen, await lookIn(analysis, page, 'detail')];
}

/** To load a page costs several times what it costs to look at it: all are loaded in one window, and opened as by links in the other. */
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
