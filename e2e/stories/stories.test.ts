/** Every story of the built Storybook in Chromium: its play function, nothing cut off, then axe by day and by night. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { shareOf } from '../../tools/test/share.ts';
import { axeFindings, axeFindingsInOtherColours } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { overflowOf } from '../support/look.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { forget, openProfile, openStorybook, playStory, turnToNight } from './story-page.ts';

const build = join(import.meta.dirname, '../../storybook-static');
const index = join(build, 'index.json');
if (!existsSync(index)) throw new Error('storybook-static is missing: run `npm run build:storybook` first.');

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
}

const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const byTitle = Map.groupBy(
  Object.values(entries).filter(({ type }) => type === 'story'),
  ({ title }) => title,
);

let server: { url: string; close(): void };
let browser: Browser;
let profile: BrowserContext;
let page: Page | undefined;
// A story that failed may have left anything behind.
let sound = false;

beforeAll(async () => {
  [server, browser] = await Promise.all([serveFolder(build), openBrowser('stay')]);
  profile = await openProfile(browser);
});
afterAll(async () => {
  await browser?.close();
  server?.close();
});

describe.each(shareOf([...byTitle], process.env['STORIES_SHARD']))('%s', (_, stories) => {
  let begun = false;
  beforeEach(async () => {
    if (!sound) await page?.close();
    if (!page || !sound) page = await openStorybook(profile, server.url);
    if (!begun) await forget(page);
    begun = true;
    sound = false;
  });

  it.each(stories.map(({ name, id }) => [name, id]))('%s', async (_name, id) => {
    if (!page) throw new Error('Storybook did not open.');
    expect(await playStory(page, id)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    // At a story of the night axe has looked by night.
    if (await turnToNight(page)) expect(await axeFindingsInOtherColours(page)).toEqual([]);
    sound = true;
  });
});

it('a look names each rule that is broken, and the elements that break it', async () => {
  const bare = await profile.newPage();
  await bare.setContent(
    '<html lang="en"><title>Two</title><main><h1>Two</h1><img src="a"><img src="b"></main></html>',
  );
  expect(await axeFindings(bare)).toEqual([
    'image-alt (Images must have alternative text): img[src="a"] <img src="a">, img[src="b"] <img src="b">',
  ]);
  await bare.close();
});

/** Dark on light; `.dark` makes of it what a test says. */
const inTwoThemes = (body: string, byNight: string): string =>
  `<html lang="en"><title>Two themes</title><style>
    body { background: white; color: black } .moon { display: none } a { color: black } ${byNight}
  </style><body><main><h1>Two themes</h1>${body}</main></body></html>`;

describe('a look in other colours', () => {
  it.each([
    [
      'finds nothing where none is too faint',
      '<p>Seen</p>',
      '.dark body { background: black; color: white }',
      [],
    ],
    ['finds a text that is too faint', '<p>Faint</p>', '.dark p { color: #aaa }', ['color-contrast']],
    [
      'finds a text too faint before what lies behind it',
      '<div><p>On it</p></div>',
      '.dark div { background: #333 }',
      ['color-contrast'],
    ],
    [
      'finds a text that was not seen before',
      '<p class="moon">At night</p>',
      '.dark .moon { display: block; color: #aaa }',
      ['color-contrast'],
    ],
    [
      'finds a link that only its colour tells from the text around it',
      '<p>Words before <a href="#there">a link</a> and after it.</p>',
      '.dark a { color: #222; text-decoration: none }',
      ['link-in-text-block'],
    ],
  ])('%s', async (_, body, byNight, broken) => {
    const bare = await profile.newPage();
    await bare.setContent(inTwoThemes(body, byNight));
    expect(await axeFindings(bare)).toEqual([]);
    expect(await turnToNight(bare)).toBe(true);
    const findings = await axeFindingsInOtherColours(bare);
    expect(findings.map((finding) => finding.replace(/ .*/s, ''))).toEqual(broken);
    await bare.close();
  });

  it('looks anew where a text that was checked had gone before the rest was noted', async () => {
    const bare = await profile.newPage();
    await bare.setContent(inTwoThemes('<p>Faint</p>', '.dark p { color: #aaa }'));
    expect(await axeFindings(bare)).toEqual([]);
    await bare.evaluate(`checked.texts.unshift(document.createElement('p'))`);
    expect(await turnToNight(bare)).toBe(true);
    expect(await axeFindingsInOtherColours(bare)).toEqual([expect.stringMatching(/^color-contrast /)]);
    await bare.close();
  });
});
