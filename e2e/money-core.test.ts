/** Money, from the page of prices to credits, refusals and a partner's commission: in a real browser, on the real product. */
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, withMotion } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { CARDS, chooseCurrency, choosePlan, fillPayment, linkSecret, pay } from './support/money.ts';
import { analyze, choosePicture, logIn, register, registerByApi, somebody } from './support/people.ts';
import { admin, sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';
import { eventually, until } from './support/until.ts';

const chart = join(import.meta.dirname, 'fixtures/daily-candles.png');

let product: SharedProduct;
let browser: Browser;
let guest: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  guest = await visit(browser, product.url);
  page = guest.page;
});
afterEach(() => guest.close());

/** The account that is signed in. */
async function account(): Promise<{ credits_balance: number; subscription_tier: string }> {
  const answer = await page.request.get('/api/auth/me');
  return ((await answer.json()) as { user: { credits_balance: number; subscription_tier: string } }).user;
}

const thanks = () => page.getByText('Thank you. Your order is paid').waitFor();

/** Buys credits alone, as a guest, as far as the press of *Pay*. */
async function buyCredits(email: string, card: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Add to Cart: Basic/ }).click();
  await page.getByRole('button', { name: /^Go to Checkout/ }).click();
  await fillPayment(page, email, card);
  await pay(page);
}

it('[V-139] lets a visitor buy in euro, claim the account, spend a credit and read the statement', async () => {
  const email = 'buyer@example.com';
  await page.goto('/pricing');
  await chooseCurrency(page, 'EUR');
  await page.getByText(/€\d/).first().waitFor();
  await choosePlan(page, 'Professional', /^Standard/);
  await fillPayment(page, email, CARDS.succeeds);
  await pay(page);
  await thanks();
  await eventually(
    () => page.getByText(/€/).count(),
    (seen) => expect(seen).toBeGreaterThan(0),
  );
  await page.getByText(`We sent a link to ${email}`, { exact: false }).waitFor();
  await eventually(
    () => page.evaluate<string>('localStorage.getItem("wickwise.cart")'),
    (cart) => expect(cart).not.toContain('professional'),
  );

  await page.goto(`/claim#token=${await linkSecret(product.dataDir, email)}`);
  await page.getByLabel('Password', { exact: true }).fill('a chart a day');
  await page.getByRole('button', { name: 'Claim account', exact: true }).click();
  await page.getByRole('link', { name: 'Open your dashboard', exact: true }).click();
  await page.waitForURL('**/dashboard');

  const before = await account();
  expect(before).toMatchObject({ subscription_tier: 'pro', credits_balance: 110 });
  await choosePicture(page, chart);
  await analyze(page);
  await page.getByText('Analysis Complete').waitFor();
  expect((await account()).credits_balance).toBe(before.credits_balance - 1);
  await page.goto('/credits');
  await page.getByText('0 + 110 − 1 = 109').waitFor();
  await page.goto('/orders');
  await page.getByText('Completed').waitFor();
  expect(guest.errors).toEqual([]);
  expect(guest.foreignRequests).toEqual([]);
});

/** The partner's band: its name, its logo as loaded, its colours. */
async function seePartner(name: string, primary: string, secondary: string): Promise<void> {
  const band = page.getByRole('complementary', { name: `In partnership with ${name}`, exact: true });
  await band.waitFor();
  await eventually(
    () => band.innerText(),
    (seen) => expect(seen).toContain(name),
  );
  const logo = band.getByRole('img', { name: `Logo of ${name}`, exact: true });
  await logo.waitFor();
  await until(page, '[...document.images].every(({ complete }) => complete)');
  const width = `[...document.images].find(({ alt }) => alt === 'Logo of ${name}').naturalWidth`;
  await eventually(
    () => page.evaluate<number>(width),
    (seen) => expect(seen).toBeGreaterThan(0),
  );
  const style = `getComputedStyle(document.querySelector('aside[aria-label^="In partnership"]'))`;
  await eventually(
    () => page.evaluate<string[]>(`[${style}.backgroundColor, ${style}.borderBottomColor]`),
    (colours) => expect(colours).toEqual([primary, secondary]),
  );
}

it('keeps the form when the bank declines, and takes another card', async () => {
  await buyCredits('declined@example.com', CARDS.declined);
  await page.getByText('Failed to complete purchase:', { exact: false }).waitFor();
  await eventually(
    () => page.getByLabel('First name', { exact: true }).inputValue(),
    (seen) => expect(seen).toBe('Ada'),
  );
  await page.getByLabel('Card number', { exact: true }).fill(CARDS.succeeds);
  await pay(page);
  await thanks();
});

it('sends the customer to the bank: rejected is not paid, approved is', async () => {
  await buyCredits('challenge@example.com', CARDS.challenge);
  await page.getByRole('heading', { name: 'Your bank asks for your approval', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await page.getByText('Failed to complete purchase:', { exact: false }).waitFor();
  await fillPayment(page, 'challenge@example.com', CARDS.challenge);
  await pay(page);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await thanks();
});

it('[D-084] shows name, logo and colours of a partner to the visitors it sends, on pricing and checkout, and books its commission as pending', async () => {
  const session = await page.request.post('/api/auth/login', { data: admin });
  const { token } = (await session.json()) as { token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const brand = {
    name: 'Northgate Traders',
    email: 'northgate@example.net',
    slug: 'northgate',
    commission_rate: 10,
    logo_url: 'https://northgate.example/logo.svg',
    primary_color: '#0b5fff',
    secondary_color: '#00a37a',
  };
  expect((await page.request.post('/api/admin/brands', { headers, data: brand })).status()).toBe(201);
  await page.context().clearCookies();

  await page.route('https://northgate.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="24"><rect width="80" height="24"/></svg>',
    }),
  );
  await page.goto('/pricing?ref=northgate');
  await seePartner('Northgate Traders', 'rgb(11, 95, 255)', 'rgb(0, 163, 122)');
  await page.getByRole('button', { name: /^Add to Cart: Basic/ }).click();
  await page.getByRole('button', { name: /^Go to Checkout/ }).click();
  await seePartner('Northgate Traders', 'rgb(11, 95, 255)', 'rgb(0, 163, 122)');
  await fillPayment(page, 'referred@example.com', CARDS.succeeds);
  await pay(page);
  await thanks();
  const orderId = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await page.request.get(`/api/admin/orders/${orderId}/commission`, { headers });
  expect((await answer.json()) as unknown).toMatchObject({
    commission: { earned: true, status: 'pending', commission_rate: 10 },
  });
});

it('[V-011] takes money on a phone 390 px wide, nothing cut off', async () => {
  await guest.close();
  guest = await visit(browser, product.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...withMotion,
  });
  page = guest.page;
  const scripts: string[] = [];
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/pricing');
  await choosePlan(page, 'Starter', /^Starter/);
  const overflow = () => page.evaluate<number>('document.documentElement.scrollWidth - 390');
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(scripts.some((url) => /checkout-screen/.test(url))).toBe(true);
  await eventually(
    () => page.getByRole('navigation', { name: 'Menu', exact: true }).count(),
    (seen) => expect(seen).toBe(0),
  );
  await fillPayment(page, 'phone@example.com', CARDS.succeeds);
  await pay(page);
  await thanks();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

it('[V-049] lets the packages of the credits panel scroll by themselves', async () => {
  await guest.close();
  guest = await visit(browser, product.url, { viewport: { width: 1280, height: 600 } });
  page = guest.page;
  await register(page, somebody());
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Credits panel', exact: true }).click();
  const list = page.getByRole('list', { name: 'Credit packages', exact: true });
  await list.getByRole('button', { name: /^Add / }).last().waitFor();
  const it = `document.querySelector('ul[aria-label="Credit packages"]')`;
  expect(await page.evaluate<string>(`getComputedStyle(${it}).overflowY`)).toBe('auto');
  expect(await page.evaluate<number>(`${it}.scrollHeight - ${it}.clientHeight`)).toBeGreaterThan(0);
  expect(await page.evaluate<number>(`${it}.scrollTop = 9999, ${it}.scrollTop`)).toBeGreaterThan(0);
});

it('opens an account again with a new password from the link in the email, once', async () => {
  const person = somebody();
  await registerByApi(page, person);
  await page.context().clearCookies();
  await page.evaluate('localStorage.clear()');
  await page.goto('/reset-password');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send me a link', exact: true }).click();
  await page.getByRole('heading', { name: 'Check your inbox', exact: true }).waitFor();
  const link = `/reset-password#token=${await linkSecret(product.dataDir, person.email, '/reset-password')}`;

  const choose = async (password: string) => {
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Set password', exact: true }).click();
  };
  await choose('measured twice');
  await page.getByRole('heading', { name: 'Your new password is set', exact: true }).waitFor();
  await logIn(page, { ...person, password: 'measured twice' });
  await page.waitForURL('**/dashboard');
  await choose('measured three times');
  await page.getByRole('alert').waitFor();
});
