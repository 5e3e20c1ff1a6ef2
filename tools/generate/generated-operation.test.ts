/** Runs the generator on a copy of the sources, and what it wrote: it has the house style, follows the rules of the contract and compiles, and its own test over http passes. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addOperation, format } from './operation.ts';

const root = join(import.meta.dirname, '../..');
const parts = [
  'api',
  'e2e/support',
  'chart-reader',
  'contract',
  'tools',
  'docs',
  '.oxfmtrc.json',
  'jest.config.js',
  'openapi.yaml',
  'package.json',
  'redocly.yaml',
  'tsconfig.base.json',
];

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'wickwise-generated-'));
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  // Folders of other tests, which jest looks for.
  for (const folder of ['web/src', 'e2e/stories']) mkdirSync(join(copy, folder), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

const run = (...[command, ...args]: [string, ...string[]]) =>
  execFileSync(join(root, 'node_modules/.bin', command), args, {
    cwd: copy,
    stdio: 'pipe',
    encoding: 'utf8',
    // As in `npm run types`: the check of types needs no more memory without collecting garbage below this.
    env: { ...process.env, GOGC: 'off', GOMEMLIMIT: '2GiB' },
  });

it('compiles and answers', () => {
  const context = 'analysis';
  const path = '/chart/analyses/{analysis_id}/endorse';
  const files = [
    ...addOperation(copy, {
      context,
      id: 'endorseAnalysis',
      method: 'post',
      path,
      access: ['user', 'admin'],
    }),
    ...addOperation(copy, {
      context,
      id: 'showAnalysis',
      method: 'get',
      path: '/chart/shown',
      access: ['public'],
    }),
    ...addOperation(copy, {
      context,
      id: 'listEndorsements',
      method: 'get',
      path: '/chart/endorsements',
      access: ['user'],
      reads: 'endorsedAnalyses',
    }),
  ];
  format(copy, files);
  run('oxfmt', '--check', ...files);
  run('redocly', 'bundle', 'contract/openapi.yaml', '-o', 'openapi.yaml');
  const bundle = parse(readFileSync(join(copy, 'openapi.yaml'), 'utf8')) as object;
  writeFileSync(join(copy, 'api/adapters/http/generated/openapi.json'), JSON.stringify(bundle));
  run('redocly', 'lint', 'openapi.yaml');
  const types = [
    '--redocly',
    'tools/contract/without-rules.yaml',
    '-o',
    'api/adapters/http/generated/contract.ts',
  ];
  run('openapi-typescript', 'openapi.yaml', ...types);
  const project = { extends: './tsconfig.base.json', include: ['api'] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(project));
  run('oxlint', '-A', 'all', '--type-aware', '--type-check', 'api');
  const tests = [
    '--selectProjects',
    'api',
    '--testPathPatterns',
    '((endorse|show)-analysis|list-endorsements).test',
  ];
  run('node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...tests);
});
