/** Waits for what a page has no event for. */
import type { Page } from 'playwright-core';

/** A busy machine makes a page late, not wrong. */
export const PATIENCE_S = 60;

/**
 * Until an expression is true on the page. Playwright's own `waitForFunction` asks again by `eval` on the page, which the
 * content-security policy refuses; here the debugger asks.
 */
export async function until(page: Page, expression: string): Promise<void> {
  for (let tries = 0; tries < 10 * PATIENCE_S; tries += 1) {
    if (await page.evaluate<boolean>(expression)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`Never came true: ${expression}`);
}

/**
 * Reads the page until `check` accepts what was read. What a page shows arrives piece by piece, so a single reading may
 * come too early; after a minute the error of the last check is thrown.
 */
export async function eventually<T>(read: () => Promise<T>, check: (seen: T) => void): Promise<void> {
  const end = Date.now() + 1000 * PATIENCE_S;
  for (;;) {
    const seen = await read();
    try {
      check(seen);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
