/** What a person does on the screens, by role and label only. */
import type { Page } from 'playwright-core';

let count = 0;

export interface Person {
  name: string;
  email: string;
  password: string;
}

export function somebody(name = 'Ada Lovelace'): Person {
  count += 1;
  return { name, email: `person-${count}@example.com`, password: 'a chart a day' };
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

export async function logIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Logs out and waits for the start page; the error names the page shown instead. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout', exact: true }).click();
  await page
    .waitForURL(({ pathname }) => pathname === '/')
    .catch(async (cause: unknown) => {
      throw new Error(`After logging out at ${page.url()}: ${await page.innerText('body')}`, { cause });
    });
}

export async function choosePicture(page: Page, path: string): Promise<void> {
  await page.goto('/chart-analysis');
  await page.getByLabel('Chart picture', { exact: true }).setInputFiles(path);
  await page.getByRole('heading', { name: 'Ready to Analyze', exact: true }).waitFor();
}

export async function analyze(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Analyze Chart', exact: true }).click();
}
