/** Every story of the built Storybook in Chromium: its play function, nothing cut off, then axe by day and by night. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { shareOf } from '../../tools/test/share.ts';
import { axeFindings } from '../support/axe.ts';
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
    if (await turnToNight(page)) expect(await axeFindings(page, { rules: 'colours' })).toEqual([]);
    sound = true;
  });
});
