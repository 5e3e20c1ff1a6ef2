/** Checks a screen: what axe finds, and what is wider than the window. */
import type { Page } from 'playwright-core';
import { axeFindings } from './axe.ts';
import { settled } from './settled.ts';

export interface Finding {
  screen: string;
  findings: string[];
  /** By how many pixels the page is wider than the window. */
  overflow: number;
}

/** @param part a selector: only this is looked at, e.g. a dialog over a page that was seen before */
export async function look(page: Page, screen: string, part?: string): Promise<Finding> {
  await settled(page);
  const findings = await axeFindings(page, { part });
  return { screen, findings, overflow: await overflowOf(page) };
}

/** By how many pixels the page is wider than the size asked for: a phone's own window grows with what does not fit into it. */
export async function overflowOf(page: Page): Promise<number> {
  const over = await page.evaluate<number>(
    `document.documentElement.scrollWidth - ${page.viewportSize()?.width}`,
  );
  return Math.max(0, over);
}

/** Those of the looks that found something. */
export const faults = (seen: readonly Finding[]): Finding[] =>
  seen.filter(({ findings, overflow }) => findings.length > 0 || overflow > 0);
