/** Which files of tests each project of jest has, and how they are dealt among its shards. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import config from '../../jest.config.js';

const root = join(import.meta.dirname, '../..');

/** Seconds that the long files took at their last measurement, by path; `run-all.ts --remember` writes them. */
const measured = JSON.parse(readFileSync(join(import.meta.dirname, 'seconds.json'), 'utf8')) as Record<
  string,
  number
>;
/** What a file is taken for that has not been measured or is quick. */
const QUICK_SECONDS = 0.2;

/** Longer than one wants to wait before a commit. */
const LONG_SECONDS = 3;

/** The files of a project, as jest itself finds them: paths from the root of the repository, sorted. */
export function testFilesOf(project: string): string[] {
  const found = config.projects.find(({ displayName }) => displayName === project);
  if (!found) throw new Error(`jest.config.js has no project "${project}".`);
  const patterns = found.testMatch.map((pattern) => pattern.replace('<rootDir>/', ''));
  const ignored = found.testPathIgnorePatterns.map((pattern) => new RegExp(pattern));
  return globSync(patterns, { cwd: root })
    .filter((file) => !ignored.some((pattern) => pattern.test(`/${file}`)))
    .sort();
}

/** About how long these files take together. */
export function secondsOf(files: readonly string[], seconds: Record<string, number> = measured): number {
  return files.reduce((sum, file) => sum + (seconds[file] ?? QUICK_SECONDS), 0);
}

export const isLong = (file: string): boolean => secondsOf([file]) >= LONG_SECONDS;

/** Deals files so that every shard takes about as long: the longest first, each to the shard that has least to do. */
export function deal(
  files: readonly string[],
  count: number,
  seconds: Record<string, number> = measured,
): string[][] {
  const shards = Array.from({ length: count }, (): string[] => []);
  const longestFirst = [...files].sort((a, b) => secondsOf([b], seconds) - secondsOf([a], seconds));
  for (const file of longestFirst) {
    const [least] = [...shards].sort((a, b) => secondsOf(a, seconds) - secondsOf(b, seconds));
    least?.push(file);
  }
  return shards;
}
