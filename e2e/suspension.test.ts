/** An admin suspends a user and lets them in again: in a real browser, on the real product. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, signIn } from './support/console.ts';
import { logIn, registerByApi, somebody } from './support/people.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';

/** The password that was given at sign-in no longer counts for what is sensitive. */
const LATER_MS = 61 * 60_000;
const clock = pathToFileURL(join(import.meta.dirname, 'support/clock-ahead.ts')).href;

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

const settings: Record<string, string> = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };

let product: Product;
let browser: Browser;
let user: Visit;
let office: Visit;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  [user, office] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** In the sheet of the user, which is open. */
async function change(page: Page, what: 'Suspend' | 'Reinstate', reason: string): Promise<void> {
  await page.getByRole('button', { name: `${what} account`, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: new RegExp(`^${what} Ada Lovelace`) });
  await question.getByLabel('Reason', { exact: true }).fill(reason);
  await question.getByRole('button', { name: `${what} account`, exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

it('signs a suspended user out and says why at sign-in, until they are reinstated', async () => {
  const person = somebody();
  await registerByApi(user.page, person);
  await signIn(office.page, admin);
  await openSection(office.page, 'Users');
  await office.page.getByRole('button', { name: 'Ada Lovelace', exact: true }).click();
  await change(office.page, 'Suspend', 'Payments with stolen cards.');
  await office.page.getByText(/^Suspended since .*: Payments with stolen cards\.$/).waitFor();

  await user.page.goto('/dashboard');
  await user.page.waitForURL('**/login**');
  await logIn(user.page, person);
  await user.page.getByText('This account is suspended', { exact: false }).waitFor();
  expect(new URL(user.page.url()).pathname).toBe('/login');

  await change(office.page, 'Reinstate', 'The cards were their own.');
  await logIn(user.page, person);
  await user.page.waitForURL('**/dashboard');
});

it('asks the admin for the password again when it was given a while ago, and does what it was asked then', async () => {
  const person = somebody('Grace Hopper');
  await user.page.context().clearCookies();
  await user.page.evaluate('localStorage.clear()');
  await registerByApi(user.page, person);
  await product.stop();
  Object.assign(settings, { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(LATER_MS) });
  await product.start();

  await office.page.goto('/admin-dashboard/users');
  await office.page.getByRole('button', { name: person.name, exact: true }).click();
  await office.page.getByRole('button', { name: 'Suspend account', exact: true }).click();
  const question = office.page.getByRole('alertdialog', { name: /^Suspend Grace Hopper/ });
  await question.getByLabel('Reason', { exact: true }).fill('Payments with stolen cards.');
  await question.getByRole('button', { name: 'Suspend account', exact: true }).click();
  const proof = office.page.getByRole('dialog', { name: 'Confirm that it is you', exact: true });
  await proof.getByLabel('Your password', { exact: true }).fill('not the password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await proof.getByText('The password is not right.').first().waitFor();
  await proof.getByLabel('Your password', { exact: true }).fill(admin.password);
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await office.page.getByText(/^Suspended since /).waitFor();

  await user.page.goto('/dashboard');
  await user.page.waitForURL('**/login**');
});
