/** What support sees and may not do, after an admin has made them: in a real browser, on the real product. */
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, signIn } from './support/console.ts';
import { faults, look } from './support/look.ts';
import type { Finding } from './support/look.ts';
import { registerByApi, somebody } from './support/people.ts';
import { admin, sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

const support = { email: 'sam@example.com', password: 'a supporter of journeys' };

let product: SharedProduct;
let browser: Browser;
let [office, supporter, user]: Visit[] = [];
beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  [office, supporter, user] = await Promise.all([
    visit(browser, product.url),
    visit(browser, product.url),
    visit(browser, product.url),
  ]);
});
afterAll(async () => {
  await browser?.close();
});

it('[W-212] [W-219] an admin makes somebody support, who finds a user by link and changes no money', async () => {
  const [adminPage, page] = [office!.page, supporter!.page];
  const person = somebody('Augusta Byron');
  await registerByApi(user!.page, person);

  await signIn(adminPage, admin);
  await openSection(adminPage, 'Users');
  await adminPage.getByRole('button', { name: 'Add User', exact: true }).click();
  const form = adminPage.getByRole('dialog', { name: 'Add User', exact: true });
  await form.getByLabel('Full name', { exact: true }).fill('Sam Support');
  await form.getByLabel('Email', { exact: true }).fill(support.email);
  await form.getByLabel('Password', { exact: true }).fill(support.password);
  await form.getByLabel('Role', { exact: true }).selectOption('support');
  await form.getByRole('button', { name: 'Create User', exact: true }).click();
  await form.waitFor({ state: 'detached' });

  await adminPage.getByRole('button', { name: person.name, exact: true }).click();
  const sheet = adminPage.getByRole('dialog', { name: person.name, exact: true });
  await sheet.getByText('No orders yet.').waitFor();
  const address = adminPage.url();
  const seen: Finding[] = [await look(adminPage, 'a user, for admins', '[role=dialog]')];
  await sheet.getByRole('button', { name: 'Change name, email or role', exact: true }).click();
  const change = adminPage.getByRole('alertdialog');
  await change.getByLabel('Full name', { exact: true }).fill('Ada King');
  await change.getByLabel('Reason', { exact: true }).fill('Married.');
  await change.getByRole('button', { name: 'Save changes', exact: true }).click();
  await change.waitFor({ state: 'detached' });
  await adminPage.goBack();
  await adminPage.waitForURL('**/admin-dashboard/users');

  await signIn(page, support);
  await page.getByRole('heading', { level: 1, name: 'Order Management', exact: true }).waitFor();
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true }).getByRole('link');
  expect(await sections.allInnerTexts()).toEqual(['Orders', 'Users', 'Inbox', 'Wrong readings']);
  await page.getByRole('button', { name: 'Add Order', exact: true }).waitFor({ state: 'detached' });
  await page.goto(address);
  const found = page.getByRole('dialog', { name: 'Ada King', exact: true });
  await found.getByRole('button', { name: 'Send the confirmation again', exact: true }).waitFor();
  for (const forbidden of ['Delete account', 'Suspend account', 'Apply'])
    await found.getByRole('button', { name: forbidden, exact: true }).waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 844 });
  seen.push(await look(page, 'a user, for support on a phone', '[role=dialog]'));
  expect(faults(seen)).toEqual([]);
});
