/** A headless Chromium and pages in it; console errors and foreign requests are collected, so that tests can refuse them. */
import { randomInt } from 'node:crypto';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { countRequests } from './settled.ts';
import { PATIENCE_S } from './until.ts';

/**
 * After how many calls a function is compiled for speed; Chromium does so after 400. A page that is loaded, looked at and left spends
 * nothing on it then, while loops that compute much, as those that read a picture, are compiled as they run.
 */
const CALLS = { change: 20_000, stay: 2_000 };

/** By the quicker of the two compilers alone: the other works longer than it saves. */
const compiledLate = (calls: number): string =>
  `--js-flags=--no-turbofan --invocation-count-for-maglev=${calls}`;

/** @param pages `stay`: they do the same for long; `as people have it`: the work of a page is what is measured */
export async function openBrowser(
  pages: 'change' | 'stay' | 'as people have it' = 'change',
): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A camera that shows a test picture, and yes to a page that asks for it: a browser without windows has nobody to ask.
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      ...(pages === 'as people have it' ? [] : [compiledLate(CALLS[pages])]),
    ],
  });
}

export interface Visit {
  page: Page;
  /** Uncaught errors and content-security violations of the page. */
  errors: string[];
  /** Requests that went anywhere but the product. */
  foreignRequests: string[];
  close(): Promise<void>;
}

/** Says to a product behind a proxy where a visitor comes from: another network address for each that is made. */
export const fromAnywhere = (): Record<string, string> => ({
  'X-Forwarded-For': [10, randomInt(256), randomInt(256), randomInt(256)].join('.'),
});

/** For the journeys that prove that pages can be used while their parts move. */
export const withMotion = { reducedMotion: 'no-preference' } as const;

/**
 * A new visitor with an empty profile, from an address of their own, who asks for less motion: without a graphics card
 * every frame of what fades or pulses is drawn by the processor, and a busy machine pulses longer.
 */
export async function visit(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 900 },
    extraHTTPHeaders: fromAnywhere(),
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(1000 * PATIENCE_S);
  const page = await context.newPage();
  countRequests(page);
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) foreignRequests.push(request.url());
  });
  return { page, errors, foreignRequests, close: () => context.close() };
}
