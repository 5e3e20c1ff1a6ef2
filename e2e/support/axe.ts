/** What axe finds on a page, by the rules of WCAG up to 2.2 AA and the order of headings; no rule is switched off. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** A page compiles it anew each time it is loaded, and the shortened one in two thirds of the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
};

/** What another theme can change: colours alone. Names, roles and order are the same by night. */
const colours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Of what axe can fetch before it looks: style sheets are for a rule that is none of these. */
const preload = { assets: ['media'] };

/** What fades in is looked at as it will stand: half-way its contrast is not that of its colours. What moves for ever goes on. */
const endAnimations = `for (const animation of document.getAnimations())
  if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()`;

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; html: string }[];
}

/**
 * One line for every broken rule, with the elements that break it.
 * @param part a selector: only this is looked at
 */
export async function axeFindings(
  page: Page,
  { part = 'body', rules = 'everything' }: { part?: string; rules?: 'everything' | 'colours' } = {},
): Promise<string[]> {
  // Brought in by the debugger, not by the page: no content-security policy is touched.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(source);
  await page.evaluate(endAnimations);
  const options = { ...(rules === 'colours' ? colours : everything), preload, resultTypes: ['violations'] };
  const call = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  const violations = (await page.evaluate(call)) as Violation[];
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}): ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(', ')}`,
  );
}
