/** What a customer does on the screens that take money, by role and label only; and the emails that the product sends. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  challenge: '4000002760003184',
} as const;

export async function chooseCurrency(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: /^Currency/ }).click();
  await page.getByPlaceholder('Search currencies...').fill(code);
  await page.getByRole('option', { name: new RegExp(code) }).click();
}

/** Waits until the prices page says `price` somewhere, in the currency that the visitor chooses. */
export async function priceInShop(page: Page, price: string, currency: string): Promise<void> {
  await page.goto('/pricing');
  await chooseCurrency(page, currency);
  await page.getByText(price, { exact: true }).first().waitFor();
}

/** From the page of prices to the checkout: a plan, credits for it, and the confirmation. */
export async function choosePlan(page: Page, plan: string, credits: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Add to Cart: ${plan}`, exact: true }).click();
  await page.getByRole('radio', { name: credits }).check();
  await page.getByRole('button', { name: 'Select Package', exact: true }).click();
  await page.getByRole('dialog', { name: 'Confirm Your Selection', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Proceed to Checkout', exact: true }).click();
  await page.getByRole('form', { name: 'Payment', exact: true }).waitFor();
}

/** @param email null when signed in: the account's own stands there already */
export async function fillPayment(page: Page, email: string | null, card: string): Promise<void> {
  if (email !== null) await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('First name', { exact: true }).fill('Ada');
  await page.getByLabel('Last name', { exact: true }).fill('Lovelace');
  await page.getByLabel('Card number', { exact: true }).fill(card);
  await page.getByLabel('MM/YY', { exact: true }).fill('1240');
  await page.getByLabel('CVC', { exact: true }).fill('123');
  await page.getByLabel('ZIP', { exact: true }).fill('EC1A 1AA');
  await page.getByRole('checkbox').check();
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The secret in the newest email to somebody that carries one; waits for the email to be delivered. */
export async function linkSecret(dataDir: string, to: string, screen = ''): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const names = emailsTo(dataDir, to);
    const link = new RegExp(`${screen}#token=([A-Za-z0-9_-]+)`);
    const secret = names.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1);
    if (secret) return secret;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No email with a link to ${to} in ${dataDir}`);
}

/** What has been delivered to somebody so far, oldest first. */
export function emailsTo(dataDir: string, to: string): string[] {
  return readEmails(join(dataDir, 'outbox')).filter((text) => text.includes(to));
}

function readEmails(outbox: string): string[] {
  try {
    const emails = readdirSync(outbox).sort();
    // Quoted-printable folds long lines with a '=' at their end.
    return emails.map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replace(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    );
  } catch {
    return [];
  }
}
