import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addOperation, kebab, problemsOf } from './operation.ts';
import type { NewOperation } from './operation.ts';

const share: NewOperation = {
  context: 'analysis',
  id: 'shareAnalysis',
  method: 'post',
  path: '/chart/analyses/{analysis_id}/share',
  access: ['user', 'admin'],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wickwise-operation-'));
  cpSync(join(import.meta.dirname, '../../contract'), join(root, 'contract'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('writes the contract part, the entry and a use case with its test', () => {
  const written = addOperation(root, share);
  expect(written).toContain('contract/paths/analysis/shareAnalysis.yaml');
  expect(written.every((path) => existsSync(join(root, path)))).toBe(true);
  expect(readFileSync(join(root, 'contract/openapi.yaml'), 'utf8')).toContain(
    'post: { $ref: paths/analysis/shareAnalysis.yaml }',
  );
  expect(readFileSync(join(root, 'contract/paths/analysis/shareAnalysis.yaml'), 'utf8')).toContain(
    'x-access',
  );
});

it('refuses what exists already and writes nothing', () => {
  const before = readFileSync(join(root, 'contract/openapi.yaml'), 'utf8');
  expect(() => addOperation(root, { ...share, id: 'logIn', context: 'accounts' })).toThrow('exists already');
  expect(() => addOperation(root, { ...share, path: '/auth/login' })).toThrow('in the contract already');
  expect(readFileSync(join(root, 'contract/openapi.yaml'), 'utf8')).toBe(before);
});

it('names every wrong field', () => {
  const wrong = { context: 'Analysis', id: 'share', method: 'fetch', path: 'chart', access: ['guest'] };
  expect(problemsOf(wrong).map((line) => line.split(':')[0])).toEqual([
    'CONTEXT',
    'ID',
    'ROUTE',
    'ROUTE',
    'ACCESS',
  ]);
  expect(problemsOf(share)).toEqual([]);
});

it('turns an operationId into a file name', () => {
  expect(kebab('getAnalysisSeries')).toBe('get-analysis-series');
});
