/** The contract as a document: valid OpenAPI 3.1, and complete in what every operation must say. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { loadContract } from '../../api/adapters/http/contract/load-contract.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access'?: string[];
  security?: unknown[];
  responses: Record<string, unknown>;
}

const document = parse(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('is a valid OpenAPI document', async () => {
  expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
});

it('every operation says who may call it, and the open ones need no sign-in', () => {
  const roles = ['public', 'user', 'brand', 'admin', 'support', 'finance'];
  const wrong = operations.filter((operation) => {
    const access = operation['x-access'] ?? [];
    const open = access.includes('public');
    return (
      access.length === 0 ||
      access.some((role) => !roles.includes(role)) ||
      open !== (operation.security?.length === 0)
    );
  });
  expect(wrong.map((operation) => operation.operationId)).toEqual([]);
});

it('every operation that needs a sign-in says 401, and names the problem of an unexpected failure', () => {
  const silent = operations.filter(
    (operation) =>
      !operation.responses['500'] || (operation.security === undefined && !operation.responses['401']),
  );
  expect(silent.map((operation) => operation.operationId)).toEqual([]);
});

it('operation names are unique', () => {
  const names = operations.map((operation) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

it('every answer 429 and 503 declares the header that says how long to wait', () => {
  const waits = loadContract().operations.flatMap(({ id, responseHeaders }) =>
    Object.entries(responseHeaders)
      .filter(([status]) => status === '429' || status === '503')
      .map(([status, headers]) => [`${id} ${status}`, headers['retry-after'] ?? 'nothing'] as const),
  );
  expect(waits.length).toBeGreaterThan(250);
  const wanted = (what: string) => (what.endsWith(' 503') ? 'must' : 'may');
  expect(waits.filter(([what, declared]) => declared !== wanted(what))).toEqual([]);
});
