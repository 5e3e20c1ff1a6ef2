import { tokens } from '../../composition/tokens.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { sampleOf } from '../../testing/sample-of-schema.ts';
import { connect } from '../postgres/database.ts';
import { loadContract, type JsonObject } from './contract/load-contract.ts';

const { operations, document } = loadContract();
/** Nothing listens there. */
const nowhere = 'postgres://wickwise@127.0.0.1:1/wickwise';
const someId = '00000000-0000-4000-8000-000000000000';

let api: TestApi;
afterEach(() => api.close());

it('answers 503 with the time to wait while the database is away, and never 500', async () => {
  api = await startTestApi({
    rebind: (container) => container.rebind(tokens.database).toConstantValue(connect({ url: nowhere })),
  });
  const wrong: string[] = [];
  let unavailable = 0;
  for (const { id, method, path, requestTypes, parameters } of operations) {
    const schema = requestTypes['application/json'];
    const value = (schema: JsonObject) => String(sampleOf(document, schema));
    const query = parameters.filter(({ in: where, required }) => where === 'query' && required);
    const search = new URLSearchParams(
      Object.fromEntries(query.map(({ name, schema }) => [name, value(schema)])),
    );
    const answer = await fetch(`${api.origin}/api${path.replaceAll(/\{\w+\}/g, someId)}?${search}`, {
      method: method.toUpperCase(),
      headers: { authorization: `Bearer ${'a'.repeat(43)}`, 'content-type': 'application/json' },
      ...(schema ? { body: JSON.stringify(sampleOf(document, { $ref: schema })) } : {}),
    });
    await answer.body?.cancel();
    const waits = answer.headers.get('retry-after') !== null;
    if (answer.status === 503 && waits) unavailable++;
    else if (answer.status >= 500) wrong.push(`${id} ${answer.status}`);
  }
  expect(wrong).toEqual([]);
  expect(unavailable).toBeGreaterThan(120);
});

it('works again by itself when the database has thrown every connection out', async () => {
  api = await startTestApi();
  await api.request.get('/api/currencies/public').expect(200);
  const own = "datname = current_database() and pid <> pg_backend_pid() and application_name = 'wickwise'";
  await api.database.knex.raw(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where ${own}`);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => api.request.get('/api/currencies/public')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
