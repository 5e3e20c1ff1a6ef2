/** What admins and partners do on their consoles, by role and label only. */
import type { Locator, Page } from 'playwright-core';
import { Secret, TOTP } from 'otpauth';
import type { Person } from './people.ts';

type Keeper = Pick<Person, 'email' | 'password'>;

const STEP_MS = 30_000;

/** The six digits that an authenticator app shows. A code is taken once, so the next one is of a later step. */
export const appCode = (key: string, at: number, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: at + stepsLater * STEP_MS,
  });

/** Sets two-factor sign-in up on the account page; the key that the app would keep. */
export async function setUpTwoFactor(page: Page, password: string): Promise<string> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Set up two-factor sign-in', exact: true }).click();
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const key = await page.getByLabel('Key for the app', { exact: true }).innerText();
  await page.getByLabel('Code that the app shows', { exact: true }).fill(appCode(key, Date.now()));
  await page.getByRole('button', { name: 'Switch on', exact: true }).click();
  await page.getByRole('button', { name: 'I have saved them', exact: true }).click();
  return key;
}

/** Signs in; with a code, where the account asks for one. */
export async function signIn(page: Page, { email, password }: Keeper, code?: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  if (code === undefined) return;
  await page.getByLabel('Code from your authenticator app', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

/** Opens a section of the console by its menu. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Sections', exact: true })
    .getByRole('link', { name, exact: true })
    .click();
}

/** The rows of the tables that say `text` somewhere. */
export const row = (page: Page, text: string): Locator => page.getByRole('row').filter({ hasText: text });
