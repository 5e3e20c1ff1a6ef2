/** What the shop offers, changed by its admin and seen by a visitor: in a real browser, on the real product. */
import type { Browser } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, row, signIn } from './support/console.ts';
import { priceInShop } from './support/money.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { eventually } from './support/until.ts';

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

let product: Product;
let browser: Browser;
let adminVisit: Visit;
let shop: Visit;
beforeAll(async () => {
  const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  [adminVisit, shop] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
  await signIn(adminVisit.page, admin);
  await adminVisit.page.waitForURL('**/admin-dashboard');
});
afterEach(() => {
  for (const { errors, foreignRequests } of [adminVisit, shop])
    expect([errors, foreignRequests]).toEqual([[], []]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it('[D-052] syncs rates and edits one, and the prices follow', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Currencies');
  await page.getByText('Base currency: USD — US dollar').waitFor();
  await row(page, 'Euro').getByText('Never').waitFor();
  await page.getByRole('button', { name: 'Sync Rates from API', exact: true }).click();
  await page.getByText('Last Sync Successful').waitFor();
  await page.getByText('Successfully synced 30 currency rates from USD').waitFor();
  await eventually(
    () => row(page, 'Euro').getByText('Never').count(),
    (seen) => expect(seen).toBe(0),
  );

  await page.getByRole('button', { name: 'Edit the rate of EUR', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Exchange rate of EUR', exact: true }).fill('0.9');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await row(page, 'Euro').getByText('0.9000').waitFor();
  await priceInShop(shop.page, '€116.10', 'EUR');
});

it('[O-038] takes a currency off offer', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Currencies');
  await row(page, 'Swedish krona')
    .getByRole('button', { name: /^Active/ })
    .click();
  await row(page, 'Swedish krona')
    .getByRole('button', { name: /^Inactive/ })
    .waitFor();
  const offered = await shop.page.request.get('/api/currencies/public');
  expect(await offered.text()).not.toContain('SEK');
});

it('[O-080] [D-054] moves the base, and asks for a sync', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Currencies');
  await row(page, 'Euro')
    .getByRole('button', { name: /^Set as Base/ })
    .click();
  await page.getByRole('button', { name: 'Set EUR as base', exact: true }).click();
  await page.getByText('Base currency: EUR — Euro').waitFor();
  await row(page, 'Euro').getByText('BASE', { exact: true }).waitFor();
  await page.getByText('The base currency was changed: sync the rates').waitFor();
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
  await priceInShop(shop.page, '€116.10', 'EUR');
  await priceInShop(shop.page, '$129.00', 'USD');

  await page.getByRole('button', { name: 'Sync Rates from API', exact: true }).click();
  await page.getByText('Successfully synced 30 currency rates from EUR').waitFor();
  await page.getByText('The base currency was changed: sync the rates').waitFor({ state: 'detached' });
});

it('[O-076] [O-124] creates a credit package, shows it to visitors, and takes it off sale again', async () => {
  const { page } = adminVisit;
  const inShop = () => shop.page.getByRole('button', { name: /^Add to Cart: Weekend/ });
  await openSection(page, 'Packages');
  await page.getByRole('tab', { name: /^Credit Packages/ }).click();
  await page.getByRole('button', { name: 'New credit package', exact: true }).click();
  await page.getByLabel('ID', { exact: true }).fill('credits-weekend');
  await page.getByLabel('Name', { exact: true }).fill('Weekend');
  await page.getByLabel(/^Price \(/).fill('19.90');
  await page.getByRole('button', { name: 'Create credit package', exact: true }).click();
  await page.getByRole('alert').getByText('Credit packages must have a credits value').waitFor();
  await page.getByLabel('Credits', { exact: true }).fill('20');
  expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
  await page.getByRole('button', { name: 'Create credit package', exact: true }).click();
  await page.getByRole('article', { name: 'Weekend', exact: true }).waitFor();
  await page.getByText('Weekend created').waitFor();

  await shop.page.goto('/pricing');
  await inShop().waitFor();
  await page.getByRole('button', { name: 'Edit Weekend', exact: true }).click();
  await page.getByText('Active: customers can buy it').click();
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByRole('article', { name: 'Weekend', exact: true }).getByText('INACTIVE').waitFor();
  await shop.page.goto('/pricing');
  await shop.page.getByRole('button', { name: /^Add to Cart: Basic/ }).waitFor();
  await eventually(
    () => inShop().count(),
    (seen) => expect(seen).toBe(0),
  );
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
});
