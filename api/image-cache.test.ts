import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi, type TestApi } from './testing/start-test-api.ts';

const root = join(import.meta.dirname, '..');
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
/** What stands below the last `FROM`. */
const image = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const command = JSON.parse(/^CMD (.*)$/mu.exec(image)?.[1] ?? '[]') as string[];
const settings = Object.fromEntries(
  [...image.matchAll(/^ENV (.*)$/gmu)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  ),
) as Record<string, string>;

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wickwise-image-'));
  for (const part of ['package.json', 'api', 'chart-reader'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|\/chart-reader\/(bench|training)$/u.test(path),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  api = await startTestApi();
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Starts what the image starts, as it is set there but for the place of its data, and ends it in order. How many files Node looked for, and how many of them it had kept. */
async function startOnce(): Promise<{ looked: number; kept: number }> {
  const [, script = ''] = command;
  const placed = Object.entries(settings).map(([name, value]) => [
    name,
    value.replace(/^\/data\b/u, join(folder, 'data')),
  ]);
  const env = {
    PATH: process.env.PATH,
    ...Object.fromEntries(placed),
    DATABASE_URL: api.environment.databaseUrl,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    NODE_DEBUG_NATIVE: 'COMPILE_CACHE',
  };
  const child = fork(script, { cwd: folder, env, execArgv: [], silent: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (said += text.toString()));
  const closed = once(child, 'close');
  await Promise.race([once(child, 'message'), closed]);
  child.kill('SIGTERM');
  expect(await closed).toEqual([0, null]);
  const looks = said.split('\n').filter((line) => line.includes('] reading cache from '));
  return { looked: looks.length, kept: looks.filter((line) => line.includes('... success')).length };
}

it('the image is started again by what Node kept of its first start', async () => {
  expect(command[0]).toBe('node');
  const first = await startOnce();
  expect(first.looked).toBeGreaterThan(1000);
  expect(first.kept).toBe(0);
  const second = await startOnce();
  expect(second.kept).toBeGreaterThan(0.99 * second.looked);
});
