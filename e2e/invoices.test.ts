/** From the settings of the seller to a customer's invoice and credit note: in a real browser, on the real product. */
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { axeFindings } from './support/axe.ts';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { openSection, signIn } from './support/console.ts';
import { CARDS, emailsTo, fillPayment, pay } from './support/money.ts';
import { startProduct } from './support/product.ts';
import type { Product } from './support/product.ts';
import { eventually } from './support/until.ts';

const admin = { email: 'admin@example.com', password: 'an admin of journeys' };

let product: Product;
let browser: Browser;
let seller: Visit;
let customer: Visit;
beforeAll(async () => {
  const settings = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  [seller, customer] = await Promise.all([visit(browser, product.url), visit(browser, product.url)]);
  await signIn(seller.page, admin);
  await seller.page.waitForURL('**/admin-dashboard');
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** The bytes of what a button downloads, and the name of the file. */
async function downloaded(page: Page, button: RegExp): Promise<{ name: string; head: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const head = readFileSync(await file.path())
    .subarray(0, 5)
    .toString('latin1');
  return { name: file.suggestedFilename(), head };
}

it('[W-386] asks a guest for the country, says the tax, gives an invoice and a credit note as PDF, and staff send the emails again', async () => {
  const { page: office } = seller;
  await openSection(office, 'Settings');
  await office.getByText('Registered', { exact: true }).click();
  await office.getByLabel('Country of the seller', { exact: true }).fill('DE');
  await office.getByLabel('VAT number of the seller', { exact: true }).fill('DE136695976');
  await office.getByRole('button', { name: 'Save tax settings', exact: true }).click();
  await office.getByText('Tax settings saved').waitFor();

  const { page } = customer;
  await page.goto('/pricing');
  await page.getByRole('button', { name: /^Add to Cart: Basic/ }).click();
  await page.getByRole('button', { name: /^Go to Checkout/ }).click();
  await fillPayment(page, 'taxed@example.com', CARDS.succeeds);
  await pay(page);
  await page.getByText('must be chosen', { exact: true }).waitFor();
  await page.getByLabel('Country', { exact: true }).selectOption('FR');
  await page.getByText(/Includes 20% VAT/).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await pay(page);
  await page.getByText('Thank you. Your order is paid').waitFor();
  await page.getByText('VAT within it, 20%').waitFor();
  const invoice = await downloaded(page, /^Invoice INV-/);
  expect(invoice).toEqual({ name: expect.stringMatching(/^INV-\d{4}-000001\.pdf$/), head: '%PDF-' });

  const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const status = await office.evaluate<number, string>(async (id) => {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': id };
    const body = JSON.stringify({ amount: 1, reason: 'asked for' });
    return (await fetch(`/api/admin/orders/${id}/refunds`, { method: 'POST', headers, body })).status;
  }, orderId);
  expect(status).toBe(201);
  await page.reload();
  const note = await downloaded(page, /^Credit note CN-/);
  expect(note).toEqual({ name: expect.stringMatching(/^CN-\d{4}-000001\.pdf$/), head: '%PDF-' });

  await office.goto(`/admin-dashboard/orders/${orderId}`);
  const order = office.getByRole('dialog', { name: /^Order WW-/ });
  for (const [button, done] of [
    [/^Send receipt again/, 'The receipt is on its way'],
    [/^Send refund email again/, 'The refund email is on its way'],
  ] as const) {
    await order.getByRole('button', { name: button }).click();
    const question = office.getByRole('alertdialog', { name: button });
    await question.getByLabel('Reason', { exact: true }).fill('It did not arrive.');
    expect(await axeFindings(office)).toEqual([]);
    await question.getByRole('button', { name: 'Send email', exact: true }).click();
    await office.getByText(done).waitFor();
    await question.waitFor({ state: 'detached' });
  }
  await eventually(
    () => order.getByText('Email sent again').count(),
    (seen) => expect(seen).toBe(2),
  );
  const count = (word: string) =>
    emailsTo(product.dataDir, 'taxed@example.com').filter((text) => text.includes(word)).length;
  await eventually(
    async () => [count('Thank you for your order'), count('Credit note CN-')],
    (seen) => expect(seen).toEqual([2, 2]),
  );
});
