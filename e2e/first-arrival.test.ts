/** What a browser with a session asks for when it arrives at a page, and with one that has ended. */
import type { Browser, Page, Request } from 'playwright-core';
import { openBrowser, visit } from './support/browser.ts';
import type { Visit } from './support/browser.ts';
import { registerByApi, somebody } from './support/people.ts';
import { sharedProduct } from './support/shared-product.ts';
import type { SharedProduct } from './support/shared-product.ts';

let product: SharedProduct;
let browser: Browser;
let person: Visit;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), openBrowser()]);
  person = await visit(browser, product.url);
  page = person.page;
  await registerByApi(page, somebody());
});
afterAll(async () => {
  await person?.close();
  await browser?.close();
});

/** Calls of the api from the next page on, and the answers 401 among them. The page before it is left, so that none of its calls count. */
async function listen(): Promise<{ calls: string[]; refused: string[] }> {
  await page.goto('about:blank');
  const calls: string[] = [];
  const refused: string[] = [];
  page.removeAllListeners('response');
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push(pathname);
    if (answer.status() === 401) refused.push(pathname);
  });
  return { calls, refused };
}

const START = '/api/auth/me/start';

it('[W-470] asks for what every page shows once, first, and for none of it again', async () => {
  const { calls } = await listen();
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'First steps', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Market Pulse', exact: true }).waitFor();
  expect(calls[0]).toBe(START);
  const parts = ['start', 'tour', 'preferences'].map((part) => `/api/auth/me/${part}`);
  const all = [...parts, '/api/auth/me', '/api/settings/public', '/api/chart/stats'];
  expect(calls.filter((call) => all.includes(call))).toEqual([START]);
});

describe('while no script of the app has come', () => {
  /** Modules fail, so that only the document and `start.js` can ask. */
  const MODULES = '**/assets/*.js';
  beforeAll(() => page.route(MODULES, (route) => route.abort()));
  afterAll(() => page.unroute(MODULES));

  /** What a whole load of the dashboard asks the api for. While routes are held, a request may be heard of after the load that made it. */
  async function askedMeanwhile(heard?: Promise<Request>): Promise<Request[]> {
    const asked: Request[] = [];
    const hear = (request: Request): void => void asked.push(request);
    page.on('request', hear);
    await page.goto('/dashboard');
    await heard;
    page.off('request', hear);
    return asked.filter((request) => new URL(request.url()).pathname.startsWith('/api/'));
  }

  it('[W-476] has asked already, as whoever is signed in', async () => {
    const asked = await askedMeanwhile(page.waitForRequest(`**${START}`));
    expect(asked.map((request) => new URL(request.url()).pathname)).toEqual([START]);
    const token = await page.evaluate<string>("localStorage.getItem('wickwise.token')");
    expect(await asked[0]?.headerValue('Authorization')).toBe(`Bearer ${token}`);
  });

  it('[W-476] asks nothing for somebody who holds no session', async () => {
    const token = await page.evaluate<string>("localStorage.getItem('wickwise.token')");
    await page.evaluate("localStorage.removeItem('wickwise.token')");
    expect(await askedMeanwhile()).toEqual([]);
    await page.evaluate(`localStorage.setItem('wickwise.token', ${JSON.stringify(token)})`);
  });
});

it('[W-470] is refused once where the session has ended, and then forgets it', async () => {
  await page.context().clearCookies();
  await page.evaluate("localStorage.setItem('wickwise.token', 'of-a-session-that-ended')");
  const { refused } = await listen();
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect(refused).toEqual([START]);
  expect(await page.evaluate("localStorage.getItem('wickwise.token')")).toBeNull();
});
