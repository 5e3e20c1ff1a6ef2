import type { Page } from 'playwright-core';
import { checkA11y, injectAxe } from 'axe-playwright';
import type { TestRunnerConfig } from '@storybook/test-runner';

/** The rules of WCAG up to 2.2 AA, and headings in their order. Nothing is forgiven. */
const axe = {
  axeOptions: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'heading-order': { enabled: true } },
  },
  detailedReport: true,
  detailedReportOptions: { html: true },
};

/** Moves between themes without transitions, which axe would catch half-way. */
async function setTheme(page: Page, dark: boolean): Promise<void> {
  await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
  await page.waitForTimeout(250);
}

/** After a story's own play function axe looks at what is there, by day and by night. */
const config: TestRunnerConfig = {
  async preVisit(page) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await injectAxe(page);
  },
  async postVisit(page) {
    for (const dark of [false, true]) {
      await setTheme(page, dark);
      await checkA11y(page, 'body', axe);
    }
  },
};

export default config;
