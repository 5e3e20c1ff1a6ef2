/** A payment that is disputed and lost, seen by the customer and by the admin: in a real browser, on the real product. */
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, signIn } from './support/console.ts';
import { CARDS, choosePlan, fillPayment, pay } from './support/money.ts';
import { registerByApi, somebody } from './support/people.ts';
import { admin, sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

const visits: Visit[] = [];

let product: SharedProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
});
afterAll(async () => {
  for (const each of visits) await each.close();
  await browser?.close();
});

async function someone(): Promise<Page> {
  const guest = await visit(browser, product.url);
  visits.push(guest);
  return guest.page;
}

async function account(page: Page): Promise<{ credits_balance: number; subscription_tier: string }> {
  const answer = await page.request.get('/api/auth/me');
  return ((await answer.json()) as { user: { credits_balance: number; subscription_tier: string } }).user;
}

it('freezes the credits of a disputed order, and takes them and the plan back once it is lost', async () => {
  const customer = await someone();
  const person = somebody();
  await registerByApi(customer, person);
  await customer.goto('/pricing');
  await choosePlan(customer, 'Professional', /^Standard/);
  await fillPayment(customer, null, CARDS.succeeds);
  await pay(customer);
  await customer.getByText('Thank you. Your order is paid').waitFor();
  const bought = await account(customer);
  expect(bought).toMatchObject({ subscription_tier: 'pro' });

  const console = await someone();
  await signIn(console, admin);
  await openSection(console, 'Orders');
  const row = console.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: /^View/ }).click();
  const order = console.getByRole('dialog', { name: /^Order/ });
  await order.getByRole('button', { name: 'Play: dispute opened', exact: true }).click();
  await order.getByText('Disputed').first().waitFor();
  expect(await account(customer)).toMatchObject({ credits_balance: 10, subscription_tier: 'pro' });
  await customer.goto('/credits');
  await customer.getByText('while their payment is disputed').waitFor();
  await customer.goto('/orders');
  await customer.getByText('Disputed').waitFor();

  await order.getByRole('button', { name: 'Play: dispute lost', exact: true }).click();
  await order.getByText('Refunded', { exact: true }).first().waitFor();
  await order.getByText('Dispute lost: fraudulent.').first().waitFor();
  expect(await account(customer)).toMatchObject({ credits_balance: 10, subscription_tier: 'none' });
  await customer.reload();
  await customer.getByText('Refunded').waitFor();
});
