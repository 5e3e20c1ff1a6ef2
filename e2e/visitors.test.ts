/** What somebody without an account can try on the landing page, to its limits. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { fromAnywhere, openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { register, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';
import { eventually, until } from './support/until.ts';

const chart = join(import.meta.dirname, 'fixtures/daily-candles.png');
/** Where those come from who try the demo. */
const address = fromAnywhere();
const QUESTION = 'Where does a stop belong?';

let product: SharedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
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

it('[W-425] what sends is fetched when a field is first focused, and not before', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/login');
  const email = page.getByLabel('Email', { exact: true });
  await email.waitFor();
  expect(asked.filter((url) => url.includes('/http-client-'))).toEqual([]);
  const sender = page.waitForRequest(/\/http-client-/);
  await email.focus();
  await sender;
  await guest.close();
});

it('[V-168] the demo stops at its limit, and no further request leaves', async () => {
  const guest = await visit(browser, product.url, { extraHTTPHeaders: address });
  const { page } = guest;
  const sent = counted(page, '/api/demo/analyze');
  await openFeature(page, 'Chart Analysis');
  const picture = page.getByLabel('Chart picture for the demo', { exact: true });
  const analyze = page.getByRole('button', { name: 'Analyze Chart', exact: true });
  for (const left of [2, 1, 0]) {
    await picture.setInputFiles(chart);
    await analyze.click();
    await page.getByText('Analysis Complete').waitFor();
    await page.getByRole('img', { name: /^Your chart of/ }).waitFor();
    await page.getByText(`${left} of 3 free analyses left`).waitFor();
    await page.getByRole('button', { name: 'New Analysis', exact: true }).click();
  }
  const text = 'You have used all 3 free demo analyses. Please purchase a package to get premium account..';
  await page.getByText(text).waitFor();
  await picture.setInputFiles(chart);
  await analyze.click();
  // Said once: the focus goes there.
  await page.locator(':focus').getByText(text).waitFor();
  expect(sent()).toBe(3);
  expect([guest.errors, guest.foreignRequests]).toEqual([[], []]);
  await guest.close();
});

// The test above has used the tries of this address up.
it('[D-100] [D-102] the demo counts a new browser of the same address, and asks no foreign host', async () => {
  const again = await visit(browser, product.url, { extraHTTPHeaders: address });
  await openFeature(again.page, 'Chart Analysis');
  await again.page.getByText('0 of 3 free analyses left').waitFor();
  expect(again.foreignRequests).toEqual([]);
  await again.close();
});

it('[V-169] [V-213] the tutor, to its limit', async () => {
  const guest = await visit(browser, product.url, { viewport: { width: 390, height: 844 } });
  const { page } = guest;
  const sent = counted(page, '/api/tutor/send');
  await openFeature(page, 'AI Tutor');
  const field = page.getByLabel('Your message to the tutor', { exact: true });
  const replies = page.getByRole('article', { name: 'Tutor', exact: true });
  for (let count = 1; count <= 20; count++) {
    await field.fill(QUESTION);
    await field.press('Enter');
    await page.getByText(`${20 - count} of 20 free messages left`).waitFor();
  }
  await eventually(
    () => replies.count(),
    (seen) => expect(seen).toBe(20),
  );
  const text =
    'You have reached your 20 free tutor messages. Please purchase a package to get premium account.';
  await page.getByText(text).waitFor();
  await field.fill('One more?');
  await field.press('Enter');
  await page.locator(':focus').getByText(text).waitFor();
  expect(sent()).toBe(20);

  await openFeature(page, 'AI Tutor');
  await replies.nth(19).waitFor();
  expect(guest.errors).toEqual([]);
  await guest.close();
});

/** Waits until a part of the page begins in the upper half of the window. */
const seesTopOf = (page: Page, id: string) =>
  until(
    page,
    `Math.abs(document.getElementById('${id}').getBoundingClientRect().top) < window.innerHeight / 2`,
  );

const CLAIMS = [
  'Educational market assessment',
  'technological research and education tool',
  '7-day free trial',
  '30-day money-back guarantee',
  'One-time purchases with lifetime access',
  'Role-based team access',
  'GDPR-conscious handling',
  'Charts are processed securely',
  'Uploaded data is not resold',
];

/** The landing page, loaded and taken over by its scripts. */
async function loadLanding(guest: Visit): Promise<Visit> {
  await guest.page.goto('/');
  await guest.page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  return guest;
}

let passerBy: Visit | undefined;

/** The landing page of one and the same visitor, who goes on where the test before left it: to load it is most of such a test's work. */
async function landing(): Promise<Visit> {
  passerBy ??= await loadLanding(await visit(browser, product.url));
  return passerBy;
}

const endQuietly = ({ errors, foreignRequests }: Visit): void =>
  expect([errors, foreignRequests]).toEqual([[], []]);

it('[V-090] [V-091] the landing page has fifteen parts, and its menu leads to them', async () => {
  const guest = await landing();
  const { page } = guest;
  await eventually(
    () => page.locator('[data-section]').count(),
    (seen) => expect(seen).toBe(15),
  );
  for (const id of ['features', 'pricing', 'about', 'contact']) {
    await page.locator(`header a[href="#${id}"]`).first().click();
    await seesTopOf(page, id);
  }
  await page.getByRole('link', { name: 'Wickwise, to the top', exact: true }).click();
  await seesTopOf(page, 'home');
  endQuietly(guest);
});

it('[V-094] [V-095] the landing page shows four features in tabs, and how it works in three steps', async () => {
  const guest = await landing();
  const { page } = guest;
  for (const name of ['Chart Analysis', 'AI Tutor', 'Market Assessment', 'Portfolio Tools']) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel', { name }).getByRole('heading').first().waitFor();
    await eventually(
      () => page.getByRole('tabpanel').count(),
      (seen) => expect(seen).toBe(1),
    );
  }
  await eventually(
    () => page.locator('#how-it-works ol > li').count(),
    (seen) => expect(seen).toBe(3),
  );
  endQuietly(guest);
});

it('[V-096] [V-097] the landing page has prices, testimonials, a contact form and five questions', async () => {
  const guest = await landing();
  const { page } = guest;
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await page
    .locator('#pricing')
    .getByRole('button', { name: 'Add to Cart: Professional', exact: true })
    .waitFor();
  await page.locator('#testimonials').scrollIntoViewIfNeeded();
  await page.locator('#testimonials figure').first().waitFor();
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await page.locator('#contact').getByRole('form', { name: 'Contact', exact: true }).waitFor();
  const questions = await page.locator('#faq details').all();
  expect(questions).toHaveLength(5);
  for (const question of questions) {
    await question.locator('summary').click();
    await question.locator('p').waitFor();
  }
  endQuietly(guest);
});

it('[V-002] [V-006] the landing page makes its claims, and promises no profit', async () => {
  const guest = await landing();
  const { page } = guest;
  // What is not laid out yet has no text of its own.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
  for (const claim of CLAIMS) expect(text.toLowerCase()).toContain(claim.toLowerCase());
  expect(text).not.toMatch(/predicts|guaranteed (?:profit|return)|buy now|we recommend/i);
  endQuietly(guest);
});

it('[V-100] [V-101] the landing page leads to the tutor and to the chart analysis', async () => {
  const guest = await landing();
  const { page } = guest;
  await page.getByRole('button', { name: 'Start learning', exact: true }).click();
  await page.getByRole('tab', { name: /^AI Tutor/, selected: true }).waitFor();
  await seesTopOf(page, 'features');
  await page.getByRole('button', { name: 'Try it on a chart', exact: true }).click();
  await page.getByRole('tab', { name: /^Chart Analysis/, selected: true }).waitFor();
  await seesTopOf(page, 'chart-analysis');
  endQuietly(guest);
});

/** What stays in place while the page scrolls, besides the bar. */
const FLOATING = `[...document.querySelectorAll('body *')]
  .filter((one) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0 && one.checkVisibility())
  .filter((one) => !one.closest('header') && one.getBoundingClientRect().height > 1 && one.textContent.trim() !== '')
  .map((one) => one.outerHTML.slice(0, 200))`;

it('[V-098] [W-352] the footer has a newsletter form and links to pages; help stands in the bar', async () => {
  const guest = await landing();
  const bar = guest.page.getByRole('banner');
  const help = bar.getByRole('button', { name: 'Help', exact: true });
  const { page } = guest;
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);
    for (const part of ['#home', '#pricing', '#footer']) {
      await page.locator(part).scrollIntoViewIfNeeded();
      await eventually(
        async () => [await help.boundingBox(), await bar.boundingBox()],
        ([button, whole]) => {
          expect(button?.y).toBeGreaterThanOrEqual(0);
          expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(whole!.y + whole!.height);
          expect(whole?.y).toBe(0);
        },
      );
    }
    // Nothing else of the page lies above its text.
    await eventually(
      () => page.evaluate<string[]>(FLOATING),
      (seen) => expect(seen).toEqual([]),
    );
  }
  await page.locator('#footer').getByRole('form', { name: 'Newsletter', exact: true }).waitFor();
  await page.locator('#footer').getByRole('link', { name: 'Refund policy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Refund policy', exact: true }).waitFor();
  endQuietly(guest);
});

it('[V-092] [V-099] the landing page leads to an account, and to the dashboard who has one', async () => {
  const guest = await loadLanding(await visit(browser, product.url));
  const { page } = guest;
  await page.getByRole('link', { name: 'Login', exact: true }).waitFor();
  await page.locator('#home').getByRole('link', { name: 'Start Free Trial', exact: true }).click();
  await page.waitForURL('**/register');
  await register(page, somebody());
  await page.goto('/');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).waitFor();
  await eventually(
    () => page.getByRole('link', { name: 'Login', exact: true }).count(),
    (seen) => expect(seen).toBe(0),
  );
  await guest.close();
});
