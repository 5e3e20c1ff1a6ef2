import { join } from 'node:path';
import { buildCoverageMap } from './coverage-map.ts';
import { idsIn, testsOf } from './test-titles.ts';

const voidOf = (source: string) => testsOf('x.test.ts', source).map((test) => test.void);

it('counts a test that asserts and no other', () => {
  expect(voidOf(`it('[V-001] a', () => { expect(1).toBe(1); });`)).toEqual([null]);
  expect(voidOf(`it('[V-001] a', () => { work(); });`)).toEqual(['empty']);
  expect(voidOf(`it.skip('[V-001] a', () => { expect(1).toBe(1); });`)).toEqual(['skipped']);
  expect(voidOf(`describe.skip('b', () => { it('[V-001] a', () => { expect(1).toBe(1); }); });`)).toEqual([
    'skipped',
  ]);
  expect(voidOf(`xit('[V-001] a', () => { expect(1).toBe(1); });`)).toEqual(['skipped']);
  expect(voidOf(`it.todo('[V-001] a');`)).toEqual(['todo']);
});

it('counts assertions made through a helper of the file', () => {
  const helper = `const shows = (text) => { expect(text).toBe('a'); };`;
  expect(voidOf(`${helper} it('[V-001] a', () => { shows('a'); });`)).toEqual([null]);
  expect(voidOf(`${helper} it('[V-001] a', () => { hides('a'); });`)).toEqual(['empty']);
});

it('reads titles of tables, templates and describe blocks', () => {
  const source = `describe('[D-001] outer', () => { it.each([1, 2])(\`[V-00\${n}] \${x} b\`, (n) => { fc.assert(n); }); });`;
  const [test] = testsOf('x.test.ts', source);
  expect(test?.title).toContain('[D-001] outer › ');
  expect(test?.void).toBeNull();
});

it('finds several ids in one title and none outside brackets', () => {
  expect(idsIn('[V-001, V-002], [D-003] and [W-004] but not O-005')).toEqual([
    'V-001',
    'V-002',
    'D-003',
    'W-004',
  ]);
});

/** Made once: it reads every test. */
const map = buildCoverageMap(join(import.meta.dirname, '../..'));

it('knows the 529 statements of the specification and those added to it, and every id in a title is one of them', () => {
  const ids = map.statements.map(({ id }) => id);
  expect(ids.filter((id) => !id.startsWith('W-'))).toHaveLength(529);
  expect(new Set(ids).size).toBe(ids.length);
  expect(map.unknownIds).toEqual([]);
});

it('every statement has a test, or a reason why none can prove it', () => {
  const open = map.statements.filter(
    ({ proofs, whyUnproven }) => (proofs.length === 0) !== (whyUnproven !== undefined),
  );
  expect(open.map(({ id }) => id)).toEqual([]);
});

it('no test that names a statement is skipped, unwritten or empty', () => {
  expect(map.voidTests).toEqual([]);
});
