/** What axe finds on a page, by the rules of WCAG up to 2.2 AA and the order of headings; no rule is switched off. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * A page compiles it anew each time it is loaded, and the shortened one in two thirds of the time. What it needs to name elements it
 * collects from the whole page before it looks: here it does so once it names one, as mostly nothing is found.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
  /axe\._selectorData=(\w+\([\w.]+\))/g,
  'axe._selectorData=()=>$1',
);

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
};

/** What another theme can change: colours alone. Names, roles and order are the same by night. */
const ofColours: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** Of what axe can fetch before it looks: style sheets are for a rule that is none of these. */
const preload = { assets: ['media'] };

/** What fades in is looked at as it will stand: half-way its contrast is not that of its colours. What moves for ever goes on. */
const endAnimations = `for (const animation of document.getAnimations())
  if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()`;

/** Nothing is written out of what is in order. */
const brokenRules = `(rules) => rules
  .filter(({ violations }) => violations?.length > 0)
  .map(({ id, help, violations }) => {
    const broken = violations.map(({ node }) => node.selector.join(' ') + ' ' + node.element.outerHTML.slice(0, 120));
    return id + ' (' + help + '): ' + broken.join(', ');
  })`;

/** Notes which texts axe checks for contrast, and whether it finds links that colours alone may tell from the text around them. */
const noteChecks = `{
  let names;
  Object.defineProperty(axe, '_selectorData', {
    get: () => (names = names instanceof Function ? names() : names),
    set: (given) => (names = given),
  });
  axe.configure({ noHtml: true });
  const before = (id, note) => {
    const check = axe._audit.checks[id];
    const { evaluate } = check;
    check.evaluate = function (node, ...rest) {
      note(node);
      return evaluate.call(this, node, ...rest);
    };
  };
  globalThis.checked = { texts: [], links: 0, scene: [] };
  before('color-contrast', (node) => checked.texts.push(node));
  before('link-in-text-block', () => checked.links++);
  globalThis.sceneOfPage = () => [
    document.body.textContent,
    ...[...document.body.querySelectorAll('*')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ),
  ];
}`;

/** Whether the same is seen as when axe looked, and each text that it checked has the contrast it needs; by axe's own check. */
const contrastHolds = `(() => {
  const { texts, links, scene } = checked;
  const now = sceneOfPage();
  if (links > 0 || scene.length !== now.length || scene.some((each, index) => each !== now[index])) return false;
  const check = axe._audit.checks['color-contrast'];
  axe.setup(document.body);
  try {
    return [...texts].every((text) => {
      // A text that was gone before the scene was noted is no part of it.
      const node = axe.utils.getNodeFromTree(text);
      return node !== undefined && check.runSync(node, {}, {}).result !== false;
    });
  } finally {
    axe.teardown();
  }
})()`;

/**
 * One line for every broken rule, with the elements that break it.
 * @param part a selector: only this is looked at
 */
export async function axeFindings(page: Page, { part = 'body' }: { part?: string } = {}): Promise<string[]> {
  // Brought in by the debugger, not by the page: no content-security policy is touched.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${source};${noteChecks}`);
  return run(page, part, everything);
}

/**
 * What axe finds once the colours have changed on a page at which it has just looked. It spends most of its time on which texts to check
 * and what lies behind them: where the same is seen as before, only its check of contrast is made again, for each of them. Where that
 * finds anything, or anything else is seen, it looks anew by the rules that colours can break.
 */
export async function axeFindingsInOtherColours(page: Page): Promise<string[]> {
  await page.evaluate(endAnimations);
  return (await page.evaluate<boolean>(contrastHolds)) ? [] : run(page, 'body', ofColours);
}

async function run(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  await page.evaluate(endAnimations);
  const options = JSON.stringify({ ...rules, preload });
  return page.evaluate(`(async () => {
    checked = { texts: [], links: 0 };
    const broken = await axe.run(${JSON.stringify(part)}, { ...${options}, reporter: ${brokenRules} });
    checked.scene = sceneOfPage();
    return broken;
  })()`);
}
