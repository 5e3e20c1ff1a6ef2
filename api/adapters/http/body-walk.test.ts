import { tokens } from '../../composition/tokens.ts';
import type { Role } from '../../domain/shared/role.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import { loadContract, type Access, type JsonObject, type Operation } from './contract/load-contract.ts';

const { operations, document } = loadContract();
const withBody = operations.filter(({ requestTypes }) => Object.keys(requestTypes).length > 0);
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

let api: TestApi;
const bearers = new Map<Access, Record<string, string>>();
beforeAll(async () => {
  api = await startTestApi();
  bearers.set('public', {});
  for (const role of ['user', 'brand', 'admin'] as Role[])
    bearers.set(role, (await api.signIn({ role, tier: 'expert' })).bearer);
});
afterAll(() => api.close());

const addressOf = ({ path }: Operation): string =>
  `${api.origin}/api${path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;

/** What the operation asks for beside its body. */
function headersOf({ access, parameters }: Operation): Record<string, string> {
  const needed = parameters.filter((each) => each.in === 'header' && each.required);
  const values = needed.map(({ name, schema }) => [name, String(sampleOf(document, schema))]);
  return { ...bearers.get(access[0] ?? 'public'), ...(Object.fromEntries(values) as Record<string, string>) };
}

async function send(operation: Operation, type: string, body: string | Buffer) {
  const { method } = operation;
  const headers = { ...headersOf(operation), 'Content-Type': type };
  const answer = await fetch(addressOf(operation), { method: method.toUpperCase(), headers, body });
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, type: answer.headers.get('content-type') };
}

describe('every operation that takes a body', () => {
  it('is looked at', () => expect(withBody.length).toBeGreaterThan(50));

  it.each(named(withBody))('%s answers 415 to a body of another type', async (_id, operation) => {
    expect(await send(operation, 'text/plain', '{}')).toEqual({
      status: 415,
      code: 'request.unsupported_type',
      type: expect.stringContaining('application/problem+json'),
    });
  });

  it.each(named(withBody.filter(({ requestTypes }) => requestTypes['application/json'])))(
    '%s answers 413 to a body past its limit',
    async (_id, operation) => {
      const body = Buffer.alloc(operation.bodyLimit + 1, ' ');
      expect(await send(operation, 'application/json', body)).toMatchObject({
        status: 413,
        code: 'request.too_large',
      });
    },
  );

  it.each(named(withBody))('%s names both in the contract', (_id, { responseTypes }) => {
    expect(Object.keys(responseTypes)).toEqual(expect.arrayContaining(['413', '415']));
  });
});

describe('the contract names 429', () => {
  it.each(named(operations.filter(({ keyScopes }) => keyScopes.length > 0)))(
    'of %s, as requests with a key are counted',
    (_id, { responseTypes }) => expect(Object.keys(responseTypes)).toContain('429'),
  );

  it('of every operation that counts tries, and of none that neither counts nor rations', async () => {
    const silent: string[] = [];
    const needless: string[] = [];
    for (const operation of operations.filter(({ keyScopes }) => keyScopes.length === 0)) {
      const says429 = operation.responseTypes['429'] !== undefined;
      const counts = await countsTries(operation);
      if (counts && !says429) silent.push(operation.id);
      if (says429 && !counts && !countsLater.has(operation.id)) needless.push(operation.id);
    }
    expect({ silent, needless }).toEqual({ silent: [], needless: [] });
  });
});

/** Operations that count tries, or ration uses, only after checks that the smallest request does not pass. */
const countsLater = new Set<string>([]);

async function countsTries(operation: Operation): Promise<boolean> {
  const throttles = api.container.get(tokens.throttles);
  const count = throttles.count.bind(throttles);
  let counted = 0;
  throttles.count = (...given) => {
    counted++;
    return count(...given);
  };
  await sample(operation);
  throttles.count = count;
  return counted > 0;
}

/** The smallest request that the contract allows. */
async function sample(operation: Operation): Promise<void> {
  const place = operation.requestTypes['application/json'];
  const body = place ? JSON.stringify(sampleOf(document, { $ref: place } as JsonObject)) : undefined;
  const headers = { ...headersOf(operation), ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const answer = await fetch(addressOf(operation), {
    method: operation.method.toUpperCase(),
    headers,
    ...(body ? { body } : {}),
  });
  await answer.arrayBuffer();
}
