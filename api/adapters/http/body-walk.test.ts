import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import { loadContract, type JsonObject, type Operation } from './contract/load-contract.ts';

const { operations, document } = loadContract();
const withBody = operations.filter(({ requestTypes }) => Object.keys(requestTypes).length > 0);
const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const addressOf = ({ path }: Operation): string =>
  `${api.origin}/api${path.replace('{code}', 'EUR').replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;

/** What the operation asks for beside its body; every call signs in anew, as some of them end sessions. */
async function headersOf({ access, parameters }: Operation): Promise<Record<string, string>> {
  const needed = parameters.filter((each) => each.in === 'header' && each.required);
  const values = needed.map(({ name, schema }) => [name, String(sampleOf(document, schema))]);
  const role = access[0] ?? 'public';
  const bearer = role === 'public' ? {} : (await api.signIn({ role, tier: 'expert' })).bearer;
  return { ...bearer, ...(Object.fromEntries(values) as Record<string, string>) };
}

async function send(operation: Operation, type: string, body: string | Buffer) {
  const { method } = operation;
  const headers = { ...(await headersOf(operation)), 'Content-Type': type };
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

/** Who calls does not matter: an API key is not looked at, and not counted. */
const forAnybody = operations.filter(({ access }) => access.every((who) => who === 'public'));
const says429 = ({ responseTypes }: Operation): boolean => responseTypes['429'] !== undefined;
const countsLater = ['checkoutAsGuest'];

describe('the contract names 429', () => {
  it.each(named(operations.filter((operation) => !forAnybody.includes(operation))))(
    'of %s, as requests with a key are counted',
    (_id, { responseTypes }) => expect(Object.keys(responseTypes)).toContain('429'),
  );

  it('of every operation that counts tries', async () => {
    const silent: string[] = [];
    for (const operation of forAnybody)
      if ((await countsTries(operation)) && !says429(operation)) silent.push(operation.id);
    expect(silent).toEqual([]);
  });

  it('of none that counts no tries, but for those that count after checks which the smallest request does not pass', async () => {
    const needless: string[] = [];
    for (const operation of forAnybody.filter(says429))
      if (!(await countsTries(operation))) needless.push(operation.id);
    expect(needless).toEqual(countsLater);
  });
});

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
  const schema = operation.requestTypes['application/json'];
  const body = schema ? JSON.stringify(sampleOf(document, { $ref: schema } as JsonObject)) : undefined;
  const headers = {
    ...(await headersOf(operation)),
    ...(body ? { 'Content-Type': 'application/json' } : {}),
  };
  const answer = await fetch(addressOf(operation), {
    method: operation.method.toUpperCase(),
    headers,
    ...(body ? { body } : {}),
  });
  await answer.arrayBuffer();
}
