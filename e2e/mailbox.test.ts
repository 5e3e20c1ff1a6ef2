/** Whose a guest's purchase is when somebody else has registered the address: in a real browser, on the real product. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { CARDS, fillPayment, linkSecret, pay } from './support/money.ts';
import { registerByApi, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

let product: SharedProduct;
let browser: Browser;
let stranger: Visit;
let owner: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
});
beforeEach(async () => {
  [stranger, owner] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
});
afterEach(async () => {
  expect([...stranger.errors, ...owner.errors]).toEqual([]);
  await Promise.all([stranger.close(), owner.close()]);
});

async function ordersOf(page: Page): Promise<number> {
  const answer = await page.request.get('/api/orders');
  return ((await answer.json()) as { orders: unknown[] }).orders.length;
}

/** Credits alone, without signing in. */
async function buyCredits(page: Page, email: string): Promise<void> {
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Add to Cart: Basic/ }).click();
  await page.getByRole('button', { name: /^Go to Checkout/ }).click();
  await fillPayment(page, email, CARDS.succeeds);
  await pay(page);
  await page.getByText('Thank you. Your order is paid').waitFor();
}

it('goes to the owner of the mailbox; the stranger sees nothing of it and is signed out', async () => {
  const person = somebody('A Stranger');
  await registerByApi(stranger.page, person);
  await buyCredits(owner.page, person.email);
  expect(await ordersOf(stranger.page)).toBe(0);

  const secret = await linkSecret(product.dataDir, person.email, '/claim');
  await owner.page.goto(`/claim#token=${secret}`);
  await owner.page.getByLabel('Password', { exact: true }).fill('my own mailbox');
  await owner.page.getByRole('button', { name: 'Claim account', exact: true }).click();
  await owner.page.getByRole('link', { name: 'Open your dashboard', exact: true }).click();
  await owner.page.waitForURL('**/dashboard');
  expect(await ordersOf(owner.page)).toBe(1);

  await stranger.page.goto('/orders');
  await stranger.page.waitForURL('**/login**');
});

it('[W-331] [W-332] comes to the own account when its address is confirmed; preferences and another address are kept there', async () => {
  const person = somebody('Ada Lovelace');
  await registerByApi(owner.page, person);
  const secret = await linkSecret(product.dataDir, person.email, '/confirm-email');
  await buyCredits(stranger.page, person.email);
  expect(await ordersOf(owner.page)).toBe(0);

  await owner.page.goto('/account');
  await owner.page.getByText('Your email address is not confirmed yet', { exact: false }).waitFor();
  await owner.page.goto(`/confirm-email#token=${secret}`);
  await owner.page.getByRole('button', { name: 'Confirm address', exact: true }).click();
  await owner.page.getByRole('heading', { name: 'Your email address is confirmed', exact: true }).waitFor();
  expect(await ordersOf(owner.page)).toBe(1);

  // Preferences are in force at once, and whoever uses the keyboard goes on where they were.
  const { page } = owner;
  await page.goto('/account');
  await page.getByLabel('Numbers', { exact: true }).selectOption('point-comma');
  await page.getByRole('button', { name: 'Save preferences', exact: true }).click();
  await page.getByText('Preferences saved', { exact: true }).waitFor();
  await page.locator('button:focus', { hasText: 'Save preferences' }).waitFor();

  const next = `new-${person.email}`;
  await page.getByRole('button', { name: 'Change email address', exact: true }).click();
  const form = page.getByRole('form', { name: 'Change email address', exact: true });
  await form.getByLabel('New email address', { exact: true }).fill(next);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Send the link', exact: true }).click();
  await page.getByText(`Waiting for ${next}`, { exact: true }).waitFor();
  await page.goto(
    `/confirm-new-email#token=${await linkSecret(product.dataDir, next, '/confirm-new-email')}`,
  );
  await page.getByRole('button', { name: 'Use the new address', exact: true }).click();
  await page.getByRole('heading', { name: 'Your email address is changed', exact: true }).waitFor();
  const { user } = (await (await page.request.get('/api/auth/me')).json()) as { user: { email: string } };
  expect(user.email).toBe(next);
});
