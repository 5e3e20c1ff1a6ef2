/** What an admin sets holds at once, for everybody: in a real browser, on the real product. */
import type { Browser } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, signIn } from './support/console.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { eventually, until } from './support/until.ts';

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

let product: Product;
let browser: Browser;
let adminVisit: Visit;
let visitor: Visit;
beforeAll(async () => {
  const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  [adminVisit, visitor] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
  await signIn(adminVisit.page, admin);
  await adminVisit.page.waitForURL('**/admin-dashboard');
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

it('[O-040] [D-109] changes the name, the session timeout and the limits, and they are stored', async () => {
  const { page } = adminVisit;
  await openSection(page, 'Settings');
  await page.getByLabel('Platform name', { exact: true }).fill('Chartreuse');
  await page.getByRole('button', { name: 'Save general settings', exact: true }).click();
  await until(page, `document.title.endsWith('Chartreuse')`);
  await page.getByText('30 minutes').click();
  await page.getByRole('button', { name: 'Save security settings', exact: true }).click();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });
  await page.getByLabel('Chart analyses', { exact: true }).fill('5');
  await page.getByRole('button', { name: 'Save visitor limits', exact: true }).click();
  await page.getByText('Not saved yet').waitFor({ state: 'detached' });

  await page.reload();
  await page.getByLabel('Platform name', { exact: true }).waitFor();
  await eventually(
    () => page.getByLabel('Platform name', { exact: true }).inputValue(),
    (seen) => expect(seen).toBe('Chartreuse'),
  );
  await eventually(
    () => page.getByRole('radio', { name: '30 minutes', exact: true }).isChecked(),
    (seen) => expect(seen).toBe(true),
  );
  expect(await page.title()).toMatch(/ · Chartreuse$/);
  expect(await axeFindings(page)).toEqual([]);

  await openSection(page, 'Audit log');
  await page.getByText('demo limit: 3 → 5').waitFor();
});

it('[D-103] [D-109] a visitor sees the limit and the name in force', async () => {
  const { page, errors, foreignRequests } = visitor;
  await page.goto('/');
  await page.getByRole('link', { name: 'Chartreuse, to the top', exact: true }).waitFor();
  await page.locator('#features').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: /^Chart Analysis/ }).click();
  await page.getByText('5 of 5 free analyses left').waitFor();
  expect([errors, foreignRequests]).toEqual([[], []]);
});
