/** The life of a partner, from the admin who takes it on to the statement that verifies: in a real browser, on the real product. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { moveClock } from './support/clock-ahead.ts';
import { appCode, openSection, setUpTwoFactor, signIn } from './support/console.ts';
import { CARDS, fillPayment, linkSecret, pay } from './support/money.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { DAY_MS } from '../api/domain/shared-with-web/time.ts';

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };
const partner = { email: 'northgate@example.net', password: 'a partner of journeys' };
/** The 30 days in which customers may ask for their money back are over. */
const LATER_MS = 31 * DAY_MS;

const clock = pathToFileURL(join(import.meta.dirname, 'support/clock-ahead.ts')).href;
const settings: Record<string, string> = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

let product: Product;
let browser: Browser;
const visits: Visit[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** A browser of somebody else. @param aheadMs how far its clock is ahead */
async function someone(aheadMs = 0): Promise<Page> {
  const guest = await visit(browser, product.url, { permissions: ['clipboard-read', 'clipboard-write'] });
  if (aheadMs > 0) await guest.page.addInitScript(moveClock, aheadMs);
  guest.page.setDefaultTimeout(60_000);
  visits.push(guest);
  return guest.page;
}

/** The card of a figure: its label and its value. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function makeBrand(page: Page): Promise<void> {
  await openSection(page, 'Brands');
  await page.getByRole('heading', { name: 'Brands Management', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Add Brand Partner', exact: true }).first().click();
  await page.getByLabel('Brand name', { exact: true }).fill('Northgate Traders');
  await page.getByLabel('Email', { exact: true }).fill(partner.email);
  await page.getByLabel('Slug', { exact: true }).fill('northgate');
  await page.getByRole('button', { name: 'Add and Invite', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Northgate Traders', exact: true });
  await made.getByText('Invited').waitFor();
  await made.getByRole('button', { name: 'Close', exact: true }).first().click();
  await row(page, 'Northgate Traders').waitFor();
}

/** The partner follows the email, and takes its link with it. */
async function acceptInvitation(page: Page): Promise<string> {
  await page.goto(`/claim#token=${await linkSecret(product.dataDir, partner.email)}`);
  await page.getByLabel('Password', { exact: true }).fill(partner.password);
  await page.getByRole('button', { name: 'Claim account', exact: true }).click();
  await page.getByRole('link', { name: 'Open your dashboard', exact: true }).click();
  await page.waitForURL('**/brand-dashboard');
  const who = page.getByRole('region', { name: 'Signed in as', exact: true });
  await who.getByText('Northgate Traders').waitFor();
  await who.getByText(partner.email).waitFor();
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Copy Link', exact: true }).click();
  await page.getByText('Referral link copied to clipboard!').waitFor();
  return page.evaluate<string>('navigator.clipboard.readText()');
}

/** Buys credits for 70 USD through a link; the order's number. */
async function buyThrough(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: /^Add to Cart: Basic/ }).click();
  await page.getByRole('button', { name: /^Go to Checkout/ }).click();
  await fillPayment(page, 'referred@example.org', CARDS.succeeds);
  await pay(page);
  await page.getByText('Thank you. Your order is paid').waitFor();
}

async function refundHalf(page: Page): Promise<void> {
  await openSection(page, 'Dashboard');
  await row(page, 'referred@example.org').getByRole('link').click();
  await row(page, 'referred@example.org').getByRole('button', { name: /^View/ }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('A part', { exact: true }).click();
  await page.getByLabel('Amount (USD)', { exact: true }).fill('35');
  await page.getByLabel('Reason', { exact: true }).fill('Half of it was not needed');
  await page
    .getByRole('dialog', { name: /^Refund order/ })
    .getByRole('button', { name: 'Refund', exact: true })
    .click();
  await page.getByText('$35.00 refunded', { exact: true }).waitFor();
  await row(page, 'referred@example.org').getByText('Partly refunded').waitFor();
}

async function payOut(page: Page): Promise<void> {
  await openSection(page, 'Payouts');
  await row(page, 'Northgate Traders').getByText('$3.50').first().waitFor();
  await page.getByRole('button', { name: 'Make Payout', exact: true }).click();
  await page.getByRole('button', { name: 'Make payout', exact: true }).click();
  await page.getByRole('button', { name: /^Approve / }).click();
  await page.getByRole('button', { name: 'Approve payout', exact: true }).click();
  await page.getByRole('button', { name: /^Mark paid / }).click();
  await page.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await page.getByText(/^Payout of .* marked as paid$/).waitFor();
}

/** The newest statement, as a file. */
async function downloadStatement(page: Page): Promise<string> {
  const file = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the statement of/ })
    .first()
    .click();
  return (await file).path();
}

/** What `npm run verify-statement` says; throws when it finds the statement is not as it was issued. */
function verifyByCommand(file: string): string {
  const command = ['tools/verify-statement/verify-statement.ts', file, '--url', product.url];
  const cwd = join(import.meta.dirname, '..');
  return execFileSync('node', command, { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } });
}

it('[D-092] [O-055] takes a partner on, sells through it, refunds a part, pays it out and proves the statement', async () => {
  const adminPage = await someone();
  await signIn(adminPage, admin);
  await adminPage.waitForURL('**/admin-dashboard');
  const key = await setUpTwoFactor(adminPage, admin.password);
  await adminPage.goto('/admin-dashboard');
  await adminPage.getByRole('button', { name: 'Logout', exact: true }).click();
  await adminPage.waitForURL('**/login');
  await signIn(adminPage, admin, appCode(key, Date.now(), 1));
  await adminPage.waitForURL('**/admin-dashboard');

  await makeBrand(adminPage);
  const brand = await someone();
  const link = await acceptInvitation(brand);
  expect(link).toBe(`${product.url}/pricing?ref=northgate`);
  await buyThrough(await someone(), link);

  await openSection(brand, 'Commission');
  await figure(brand, 'Total Earned').getByText('$7.00').waitFor();
  await refundHalf(adminPage);
  await openSection(brand, 'Orders');
  await row(brand, 'Partly refunded').getByText('$3.50').waitFor();
  await brand.goto('/brand-dashboard/commission');
  await figure(brand, 'Total Earned').getByText('$3.50').waitFor();
  await figure(brand, 'Paid Out').getByText('$0.00').waitFor();

  await product.stop();
  Object.assign(settings, { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(LATER_MS) });
  await product.start();
  const later = await someone(LATER_MS);
  await signIn(later, admin, appCode(key, Date.now() + LATER_MS));
  await later.waitForURL('**/admin-dashboard');
  await payOut(later);

  const paid = await someone(LATER_MS);
  await signIn(paid, partner);
  await paid.waitForURL('**/brand-dashboard');
  await openSection(paid, 'Commission');
  await figure(paid, 'Paid Out').getByText('$3.50').waitFor();
  const statement = await downloadStatement(paid);
  await paid.goto('/verify-statement');
  await paid.locator('input[type=file]').setInputFiles(statement);
  await paid.getByText('This statement is genuine').waitFor();
  const said = verifyByCommand(statement);
  expect(said).toContain('GENUINE: the statement of Northgate Traders');
  expect(said).toContain('paid out 3.50');
  for (const { errors, foreignRequests } of visits) expect([...errors, ...foreignRequests]).toEqual([]);
});
