/** What a person does on the screens, by role and label only. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** With an email address that nobody else has, as files of tests share a product. */
export function somebody(name = 'Ada Lovelace'): Person {
  return { name, email: `person-${randomUUID()}@example.com`, password: 'a chart a day' };
}

/** Goes to another page of the app as its links do: without loading it again. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
  );
}

export async function register(page: Page, person: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full name', { exact: true }).fill(person.name);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/**
 * An account, and the page signed in to it, for journeys that are about something else: without the form and the dashboard, which
 * others prove.
 */
export async function registerByApi(page: Page, { name, email, password }: Person): Promise<void> {
  // Of the product's own site, and loads nothing else.
  await page.goto('/icon.svg');
  const body = JSON.stringify({ full_name: name, email, password });
  await page.evaluate(`(async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/auth/register', { method: 'POST', headers, body: ${JSON.stringify(body)} });
    if (!answer.ok) throw new Error(await answer.text());
    localStorage.setItem('wickwise.token', (await answer.json()).token);
  })()`);
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
