import { existsSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../jest.config.js';
import { shareOf } from './share.ts';
import { leftOut, quickSteps, steps } from './steps.ts';
import { deal, secondsOf, testFilesOf } from './test-files.ts';

const root = join(import.meta.dirname, '../..');
const STORIES = 'e2e/stories/stories.test.ts';

it('finds the files of a project', () => {
  const files = testFilesOf('unit');
  expect(files).toContain('tools/test/test-files.test.ts');
  expect(files.every((file) => existsSync(join(root, file)))).toBe(true);
});

it('leaves out what a project ignores', () => {
  expect(testFilesOf('web').filter((file) => file.includes('.pact.'))).toEqual([]);
});

it('refuses a project that jest does not have', () => {
  expect(() => testFilesOf('nothing')).toThrow('nothing');
});

it('deals every file to exactly one shard', () => {
  const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  const shards = deal(files, 3, { a: 9, e: 4 });
  expect(shards).toHaveLength(3);
  expect(shards.flat().sort()).toEqual(files);
});

it('deals so that shards take about as long', () => {
  const seconds = { a: 10, b: 6, c: 5, d: 1 };
  expect(deal(['d', 'c', 'b', 'a'], 2, seconds).map((files) => secondsOf(files, seconds))).toEqual([11, 11]);
});

it('shares items out among shards, each to one', () => {
  const items = [1, 2, 3, 4, 5];
  const shares = ['1/3', '2/3', '3/3'].map((shard) => shareOf(items, shard));
  expect(shares.flat().sort()).toEqual(items);
  expect(shareOf(items)).toEqual(items);
});

describe('the steps of the whole run', () => {
  it('have every file of every project once', () => {
    const planned = steps.flatMap(({ tests = [] }) => tests).filter((file) => file !== STORIES);
    const found = config.projects
      .flatMap(({ displayName }) => testFilesOf(displayName))
      .filter((file) => file !== STORIES);
    expect(planned.sort()).toEqual(found.sort());
  });

  it('have every share of the stories once', () => {
    const shards = steps.filter(({ tests }) => tests?.includes(STORIES)).map(({ env }) => env?.STORIES_SHARD);
    expect(shards).toEqual(shards.map((_, index) => `${index + 1}/${shards.length}`));
  });

  it('have names of their own and wait for steps that there are', () => {
    const names = steps.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('wait only for what they read', () => {
    const waiting = Object.fromEntries(steps.map(({ name, after = [] }) => [name, after]));
    const provider = steps.find(({ tests }) => tests?.includes('api/adapters/http/pact-provider.test.ts'));
    expect(provider?.after).toEqual(['product build', 'pact']);
    for (const [name, after] of Object.entries(waiting))
      if (/^(api|web|unit|types|lint|pact)\b/.test(name) && name !== provider?.name && name !== 'web build')
        expect([name, after]).toEqual([name, name.startsWith('api') ? ['product build'] : []]);
  });
});

describe('the run before a commit', () => {
  const planned = quickSteps.flatMap(({ tests = [] }) => tests);

  it('has every file of its projects once, but for those that it says it leaves out', () => {
    const found = ['unit', 'web'].flatMap(testFilesOf);
    expect([...planned, ...leftOut].sort()).toEqual(found.sort());
    expect(leftOut.length).toBeLessThan(planned.length / 5);
  });

  it('leaves nothing to the whole run that the whole run does not have', () => {
    const whole = new Set(steps.flatMap(({ tests = [] }) => tests));
    expect(leftOut.filter((file) => !whole.has(file))).toEqual([]);
  });
});
