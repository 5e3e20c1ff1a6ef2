import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const handler = join(import.meta.dirname, 'name-running-file.js');

/** A process that ends as one of jest does, in the middle of a test. */
const endBy = (code: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      handler,
      '--eval',
      `globalThis.expect = { getState: () => ({ testPath: '/a.test.ts', currentTestName: 'adds' }) }; ${code}`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );

it.each([
  ['uncaughtException', `setTimeout(() => { throw new Error('late'); });`],
  ['unhandledRejection', `Promise.reject(new Error('late'));`],
])('names file and test when an %s ends the process', (origin, code) => {
  const { status, stderr } = endBy(code);
  expect(status).toBe(1);
  expect(stderr).toContain(`${origin} while /a.test.ts was running: adds`);
  expect(stderr).toContain('Error: late');
});

it('says nothing when the process ends by itself', () => {
  expect(endBy('')).toMatchObject({ status: 0, stderr: '' });
});
