import type { Page } from 'playwright-core';
import { checkA11y, injectAxe } from 'axe-playwright';
import { getStoryContext } from '@storybook/test-runner';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';

/** The rules of WCAG up to 2.2 AA, and headings in their order. Nothing is forgiven. */
const everything = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
};

/** What another theme can change: colours alone. Names, roles and order are the same by night. */
const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

async function look(page: Page, axeOptions: typeof everything | typeof colours): Promise<void> {
  await checkA11y(page, 'body', {
    axeOptions: { ...axeOptions, resultTypes: ['violations'] },
    detailedReport: true,
    detailedReportOptions: { html: true },
    verbose: false,
  });
}

/** Moves between themes; with reduced motion nothing fades, so the next frame shows it all. */
async function setTheme(page: Page, dark: boolean): Promise<void> {
  await page.evaluate(async (on) => {
    document.documentElement.classList.toggle('dark', on);
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(() => resolve(null)));
  }, dark);
}

const desk = { width: 1280, height: 800 };

/** What a story says about the size of its window; the types of the test runner do not name it. */
interface Sized {
  storyGlobals?: { viewport?: { value?: string } };
  parameters: { viewport: { options: Record<string, { styles: Record<'width' | 'height', string> }> } };
}

/** Gives the page the size that a story asks for; the toolbar of Storybook does so only to its own frame. */
async function setSize(page: Page, context: TestContext): Promise<void> {
  const story = (await getStoryContext(page, context)) as unknown as Sized;
  const name = story.storyGlobals?.viewport?.value;
  const styles = name === undefined ? undefined : story.parameters.viewport.options[name]?.styles;
  const size = styles ? { width: parseInt(styles.width), height: parseInt(styles.height) } : desk;
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}

/** Nothing may be cut off at the side. */
async function checkWidth(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (over > 0) throw new Error(`The page is ${over} px wider than the window.`);
}

/** After a story's own play function axe looks at what is there, by day and by night. */
const config: TestRunnerConfig = {
  async preVisit(page, context) {
    // One page shows all stories of a file: axe needs to come in once.
    if (!(await page.evaluate(() => 'axe' in window))) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await injectAxe(page);
    }
    await setSize(page, context);
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    await checkWidth(page);
    await setTheme(page, false);
    await look(page, everything);
    await setTheme(page, true);
    await look(page, colours);
  },
};

export default config;
