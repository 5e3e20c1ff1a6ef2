/** What must never be committed, and what must always be true of the repository itself. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const sources = files.filter(
  (file) => /\.(ts|tsx|js|cjs|mjs|py|sh)$/.test(file) && !file.includes('/generated/'),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const self = 'tools/house-rules/repository.test.ts';

const linesWith = (pattern: RegExp, among: string[]) =>
  among
    .filter((file) => file !== self)
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    );

const named = (name: string) => files.filter((file) => basename(file) === name);

it.each(named('package.json'))('pins every package exactly in %s', (file) => {
  const manifest = JSON.parse(read(file)) as Record<string, Record<string, string>>;
  const ranges = ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(manifest[kind] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  );
  expect(ranges).toEqual([]);
});

it('[D-003] keeps every decision under a number of its own, with what was decided and what follows', () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(file));
  expect(decisions.length).toBeGreaterThan(50);
  const numbers = decisions.map((file) => file.slice('docs/decisions/'.length).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  const halves = decisions.filter(
    (file) => !/^(\*\*|## )Decision[\s\S]*^(\*\*|## )Consequence/m.test(read(file)),
  );
  expect(halves).toEqual([]);
});

it.each(named('package-lock.json'))('the lockfile names no download host: %s', (file) => {
  expect(read(file)).not.toContain('"resolved": "http');
});

it('leaves nothing to do in the code and suppresses no check', () => {
  expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b|@ts-ignore|@ts-nocheck/, sources)).toEqual([]);
});

it('skips and focuses no test', () => {
  const tests = sources.filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tools/coverage-map/'),
  );
  expect(linesWith(/\b(it|test|describe)\.(only|skip|todo)\(|\b[xf](it|describe)\(/, tests)).toEqual([]);
});

it('names two statements of the checklist in a test title at most', () => {
  const tests = sources.filter(
    (file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tools/coverage-map/'),
  );
  expect(linesWith(/['"`](?:\[[A-Z]-\d{3}\] ?){3,}/, tests)).toEqual([]);
});

it('hard-codes no development address', () => {
  const product = sources.filter(
    (file) => /^(web\/src|api)\//.test(file) && !/\.(test|stories)\./.test(file),
  );
  expect(linesWith(/:3001\b/, product)).toEqual([]);
});

it('holds no secret and no path of a machine', () => {
  const texts = files.filter(
    (file) =>
      /\.(ts|tsx|js|cjs|json|ya?ml|md|sh|py|html|css)$/.test(file) && basename(file) !== 'package-lock.json',
  );
  expect(
    linesWith(
      /sk-ant-[a-z0-9]|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|(^|[\s'"`(=:])\/(work|root|home)\//,
      texts,
    ),
  ).toEqual([]);
});

it('carries no file larger than a megabyte that a program did not write', () => {
  const generated = new Set(['package-lock.json', 'api/adapters/http/generated/openapi.json']);
  expect(files.filter((file) => !generated.has(file) && statSync(join(root, file)).size > 1 << 20)).toEqual(
    [],
  );
});
