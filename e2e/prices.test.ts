/** Rates and prices that are probably slips: asked about, held or refused before they hold. In a real browser, on the real product. */
import type { Browser } from 'playwright-core';
import { ecbXml, startFeedServer } from '../api/adapters/rates/testing/feed-server.ts';
import type { FeedServer } from '../api/adapters/rates/testing/feed-server.ts';
import { axeFindings } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, row, signIn } from './support/console.ts';
import { priceInShop } from './support/money.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { eventually } from './support/until.ts';

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

let feed: FeedServer;
let product: Product;
let browser: Browser;
let adminVisit: Visit;
let shop: Visit;
beforeAll(async () => {
  feed = await startFeedServer();
  const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATES_URL: feed.url };
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
  await feed?.close();
});

it('asks before a typed rate more than 20% off comes into force', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Currencies');
  await page.getByRole('button', { name: 'Edit the rate of EUR', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Exchange rate of EUR', exact: true }).fill('0.7');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Set this rate of EUR?', exact: true });
  await question
    .getByText('would change from 0.962557 to 0.7, which is 27% less', { exact: false })
    .waitFor();
  expect(await axeFindings(page, { part: '[role=alertdialog]' })).toEqual([]);
  await priceInShop(shop.page, '€124.17', 'EUR');

  await question.getByRole('button', { name: 'Set the rate anyway', exact: true }).click();
  await row(page, 'Euro').getByText('0.7000').waitFor();
  await priceInShop(shop.page, '€90.30', 'EUR');
});

it('holds the rates of a sync that are more than 20% off, also when the page is opened anew, and takes one over from the list', async () => {
  const { page } = adminVisit;
  feed.answer = (_request, response) => response.end(ecbXml({ USD: '1.25', JPY: '100', GBP: '1' }));
  await openSection(page, 'Currencies');
  // The rate that was set by hand would stay as it is.
  await page.getByRole('button', { name: 'Follow syncs with the rate of EUR', exact: true }).click();
  await page
    .getByRole('button', { name: 'Follow syncs with the rate of EUR', exact: true })
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sync Rates from API', exact: true }).click();
  await page.getByText('Successfully synced 2 currency rates from USD').waitFor();
  await row(page, 'Euro').getByText('0.8000').waitFor();
  await row(page, 'Japanese yen').getByText('156.9540').waitFor();
  const held = page.getByRole('listitem').filter({ hasText: '156.9540 → 80.0000' });
  await held.waitFor();
  expect(await axeFindings(page, { part: 'main' })).toEqual([]);
  await priceInShop(shop.page, '¥20,247', 'JPY');

  await page.reload();

  await held.getByRole('button', { name: 'Use the new rate of JPY', exact: true }).click();
  await row(page, 'Japanese yen').getByText('80.0000').waitFor();
  await page.getByText('Rates waiting for your decision').waitFor({ state: 'detached' });
  await priceInShop(shop.page, '¥10,320', 'JPY');
});

it('refuses a custom price out of bounds at its field, and keeps what was typed', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Packages');
  await page.getByRole('button', { name: 'Edit Professional', exact: true }).click();
  await page.getByLabel('Add a price in', { exact: true }).selectOption('JPY');
  const price = page.getByRole('textbox', { name: 'Price in JPY', exact: true });
  await price.fill('100000000001');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByText('must not be above 100000000000 JPY', { exact: true }).waitFor();
  await eventually(
    async () => [await price.getAttribute('aria-invalid'), await price.inputValue()],
    (seen) => expect(seen).toEqual(['true', '100000000001']),
  );
  expect(await axeFindings(page, { part: '[role=dialog]' })).toEqual([]);
  await priceInShop(shop.page, '¥10,320', 'JPY');

  await price.fill('18000');
  await page.getByRole('button', { name: 'Save changes', exact: true }).click();
  await page.getByText('Professional saved').waitFor();
  await priceInShop(shop.page, '¥18,000', 'JPY');
});

it('lists the prices that become zero in a new base before it is saved', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Packages');
  await page.getByRole('tab', { name: /^Credit Packages/ }).click();
  await page.getByRole('button', { name: 'New credit package', exact: true }).click();
  await page.getByLabel('ID', { exact: true }).fill('credits-penny');
  await page.getByLabel('Name', { exact: true }).fill('Penny');
  await page.getByLabel(/^Price \(/).fill('0.01');
  await page.getByLabel('Credits', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Create credit package', exact: true }).click();
  await page.getByText('Penny created').waitFor();

  await openSection(page, 'Currencies');
  const question = page.getByRole('alertdialog', { name: 'Lose prices with KWD as base?', exact: true });
  const ask = async (): Promise<void> => {
    await row(page, 'Kuwaiti dinar')
      .getByRole('button', { name: /^Set as Base/ })
      .click();
    await page.getByRole('button', { name: 'Set KWD as base', exact: true }).click();
    await question.getByRole('listitem').waitFor();
  };
  await ask();
  const lost = question.getByRole('listitem');
  expect(await lost.allInnerTexts()).toEqual(['credits-penny.price: 0.01 USD becomes 0.000 KWD']);
  expect(await axeFindings(page, { part: '[role=alertdialog]' })).toEqual([]);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await question.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Base currency: USD — US dollar').waitFor();

  await ask();
  await question.getByRole('button', { name: 'Set KWD as base anyway', exact: true }).click();
  await page.getByText('Base currency: KWD — Kuwaiti dinar').waitFor();
  await openSection(page, 'Packages');
  await page.getByRole('tab', { name: /^Credit Packages/ }).click();
  await eventually(
    () => page.getByRole('article', { name: 'Penny', exact: true }).innerText(),
    (seen) => expect(seen).toMatch(/KWD\s?0\.000/),
  );
});
