/** Looks at a screen as an inspector would: what axe finds, and what is wider than the window. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Finding {
  screen: string;
  findings: string[];
  /** By how many pixels the page is wider than the window. */
  overflow: number;
}

/** @param part a selector: only this is looked at, e.g. a dialog over a page that was seen before */
export async function look(page: Page, screen: string, part?: string): Promise<Finding> {
  await page.waitForLoadState('networkidle');
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  // Against the size asked for: a phone's own window grows with what does not fit into it.
  const overflow = await page.evaluate<number>(
    `document.documentElement.scrollWidth - ${page.viewportSize()?.width}`,
  );
  return { screen, findings, overflow: Math.max(0, overflow) };
}

/** Those of the looks that found something. */
export const faults = (seen: readonly Finding[]): Finding[] =>
  seen.filter(({ findings, overflow }) => findings.length > 0 || overflow > 0);
