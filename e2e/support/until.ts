/** Waits for what a page has no event for. */
import type { Page } from 'playwright-core';

/**
 * Until an expression is true on the page. Playwright's own `waitForFunction` asks again by `eval` on the page, which the
 * content-security policy refuses; here the debugger asks.
 */
export async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await page.evaluate<boolean>(expression)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`Never came true: ${expression}`);
}
