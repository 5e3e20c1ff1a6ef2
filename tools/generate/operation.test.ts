import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kebab, type NewOperation } from './operation-names.ts';
import { addOperation, problemsOf } from './operation.ts';

const share: NewOperation = {
  context: 'analysis',
  id: 'endorseAnalysis',
  method: 'post',
  path: '/chart/analyses/{analysis_id}/endorse',
  access: ['user', 'admin'],
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'wickwise-operation-'));
  for (const part of ['contract', 'api/composition', 'api/application'])
    cpSync(join(import.meta.dirname, '../..', part), join(root, part), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('writes the contract part, the use case, its handler and a test, and wires them', () => {
  expect(addOperation(root, share).toSorted()).toEqual([
    'api/adapters/http/analysis/endorse-analysis-handlers.ts',
    'api/adapters/http/analysis/endorse-analysis.test.ts',
    'api/application/analysis/endorse-analysis.ts',
    'api/application/analysis/index.ts',
    'api/composition/analysis-module.ts',
    'contract/openapi.yaml',
    'contract/paths/analysis/endorseAnalysis.yaml',
  ]);
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  expect(read('contract/openapi.yaml')).toContain('post: { $ref: paths/analysis/endorseAnalysis.yaml }');
  expect(read('contract/paths/analysis/endorseAnalysis.yaml')).toContain('x-access');
  const wiring = read('api/composition/analysis-module.ts');
  expect(wiring).toContain('...call(from, endorseAnalysisHandlers),');
  expect(read('api/application/analysis/index.ts')).toContain(
    "export { EndorseAnalysis } from './endorse-analysis.ts';",
  );
});

it('gives a read without a decision a port and its store instead of a use case', () => {
  const read = {
    ...share,
    id: 'listEndorsements',
    method: 'get',
    path: '/chart/endorsements',
    reads: 'endorsedAnalyses',
  };
  expect(addOperation(root, read).toSorted()).toEqual([
    'api/adapters/http/analysis/list-endorsements-handlers.ts',
    'api/adapters/http/analysis/list-endorsements.test.ts',
    'api/adapters/postgres/analysis/postgres-endorsed-analyses.ts',
    'api/composition/analysis-module.ts',
    'api/composition/tokens.ts',
    'api/ports/analysis/endorsed-analyses.ts',
    'contract/openapi.yaml',
    'contract/paths/analysis/listEndorsements.yaml',
  ]);
  const wiring = readFileSync(join(root, 'api/composition/analysis-module.ts'), 'utf8');
  expect(wiring).toContain('wire(bind, tokens.endorsedAnalyses, PostgresEndorsedAnalyses);');
  expect(wiring).toContain('...call(from, listEndorsementsHandlers),');
});

it('refuses to read by a port that is there, and to write by a read', () => {
  const read = {
    ...share,
    id: 'listEndorsements',
    method: 'get',
    path: '/chart/endorsements',
    reads: 'analyses',
  };
  expect(() => addOperation(root, read)).toThrow('READS: analyses is a port already');
  expect(problemsOf({ ...share, reads: 'endorsedAnalyses' })).toEqual([
    'READS: only for a GET; what changes something has a use case',
  ]);
  expect(problemsOf({ ...read, reads: 'Shared' })).toEqual([
    'READS: the port in camelCase, e.g. sharedAnalyses',
  ]);
});

it('refers to a parameter that other operations have, and asks the test for a value that fits', () => {
  const read = {
    ...share,
    context: 'currencies',
    id: 'getRate',
    path: '/admin/currencies/{code}/rate/{rate_id}',
  };
  addOperation(root, read);
  const part = readFileSync(join(root, 'contract/paths/currencies/getRate.yaml'), 'utf8');
  expect(part).toContain('$ref: ../../parameters/CurrencyCode.yaml');
  expect(part).toContain('name: rate_id');
  const test = readFileSync(join(root, 'api/adapters/http/currencies/get-rate.test.ts'), 'utf8');
  expect(test).toMatch(/currencies\/EUR\/rate\/[0-9a-f-]{36}/);
});

it('refuses a context that is not there', () => {
  expect(() => addOperation(root, { ...share, context: 'weather' })).toThrow('no context weather');
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
