import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { buildWhenStale, builtFrom } from './web-freshness.ts';

const root = join(import.meta.dirname, '..');
let scratch: string;
let builds: number;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(scratch, path)), { recursive: true });
  writeFileSync(join(scratch, path), text);
};
const build = (): boolean =>
  buildWhenStale(scratch, () => {
    builds += 1;
    mkdirSync(join(scratch, 'web/dist'), { recursive: true });
  });

beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'wickwise-web-'));
  builds = 0;
  write('web/src/main.tsx', "import '../../api/domain/shared-with-web/money.ts';");
  write('api/domain/shared-with-web/money.ts', 'export const half = 2;');
  write('api/domain/ordering/order.ts', 'export const it = 1;');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

it('builds the web once and keeps it while nothing changes', () => {
  expect([build(), build()]).toEqual([true, false]);
});

it('builds the web anew when a rule shared with it changes, appears or goes', () => {
  build();
  write('api/domain/shared-with-web/money.ts', 'export const half = 0.5;');
  expect(build()).toBe(true);
  write('api/domain/shared-with-web/rates.ts', 'export const it = 1;');
  expect(build()).toBe(true);
  rmSync(join(scratch, 'api/domain/shared-with-web/rates.ts'));
  expect(build()).toBe(true);
  expect(builds).toBe(4);
});

it('builds the web anew when a stage of the reader or the numbers of its network change', () => {
  build();
  write('chart-reader/stages/axis-fit.ts', 'export const fit = 1;');
  expect(build()).toBe(true);
  write('chart-reader/text/ctc-model.bin', 'numbers');
  expect(build()).toBe(true);
  write('chart-reader/bench/run.ts', 'export const it = 1;');
  expect(build()).toBe(false);
});

it('keeps the built web when only a rule of the server or a test changes', () => {
  build();
  write('api/domain/ordering/order.ts', 'export const it = 2;');
  write('api/domain/shared-with-web/money.test.ts', 'it();');
  expect(build()).toBe(false);
});

it('knows every file outside of it that the web imports', () => {
  const known = new Set(builtFrom(root));
  const imported = globSync('web/{src,scripts}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$|\/testing\/|\.pact\./.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.\.?\/[^']+\.\w+)'/g)].map(
        ([, path = '']) => normalize(join(dirname(file), path)),
      ),
    )
    .filter((path) => !path.startsWith('web/') && existsSync(join(root, path)));
  expect(imported).toContain('api/domain/shared-with-web/money.ts');
  expect(imported.filter((path) => !known.has(path))).toEqual([]);
});
