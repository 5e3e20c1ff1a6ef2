import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { PostgresProviderPauses } from '../postgres/platform/postgres-provider-pauses.ts';
import type { Ask, MessagesClient } from './messages-client.ts';
import { ProviderPaused } from './provider-failure.ts';
import { FakeAnthropic } from './testing/fake-anthropic.ts';

const ask: Ask = { system: 'Be short.', messages: [{ role: 'user', content: 'Hello?' }], temperature: 0 };
const anthropic = new FakeAnthropic();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await anthropic.open();
});
afterAll(async () => {
  await anthropic.api.stop();
  await database.drop();
});
beforeEach(async () => {
  anthropic.clear();
  await database.knex('platform_provider_pauses').delete();
});

/** A client of a replica of its own. */
function replica(): MessagesClient {
  anthropic.pauses = new PostgresProviderPauses({ database: database.knex });
  return anthropic.client();
}

async function refused(client: MessagesClient): Promise<unknown> {
  return client.complete(ask).catch((error: unknown) => error);
}

async function drained(client: MessagesClient): Promise<unknown> {
  try {
    for await (const _ of client.stream(ask));
    return null;
  } catch (error) {
    return error;
  }
}

const pausing = (retryAfter: string, status = 429) => ({
  status,
  body: '{}',
  headers: { 'retry-after': retryAfter },
});

it.each([429, 503, 529])(
  'a Retry-After of one replica, with %i, keeps the others from calling',
  async (status) => {
    const [one, other] = [replica(), replica()];
    anthropic.api.answer(pausing('30', status), { pieces: ['Hi.'] });
    await refused(one);
    anthropic.clock.pass({ seconds: 10 });
    const whole = await refused(other);
    const streamed = await drained(other);
    for (const failure of [whole, streamed]) {
      expect(failure).toBeInstanceOf(ProviderPaused);
      expect(failure).toMatchObject({
        retryAfterSeconds: 20,
        forLearner: expect.stringContaining('20 seconds'),
      });
    }
    expect(anthropic.api.requests).toHaveLength(1);

    anthropic.clock.pass({ seconds: 20 });
    expect(await other.complete(ask)).toBe('Hi.');
  },
);

it('takes a pause given as a date', async () => {
  anthropic.api.answer(pausing(new Date(anthropic.clock.now().getTime() + 45_000).toUTCString()));
  await refused(replica());
  expect(await refused(replica())).toMatchObject({ retryAfterSeconds: 45 });
});

it('takes the longer of two pauses, and none of more than an hour', async () => {
  const [one, other] = [replica(), replica()];
  anthropic.api.answer(pausing('999999'));
  await Promise.all([refused(one), refused(other)]);
  expect(await refused(one)).toMatchObject({ retryAfterSeconds: 3600 });
  const pauses = new PostgresProviderPauses({ database: database.knex });
  await pauses.extend('anthropic', new Date(anthropic.clock.now().getTime() + 5_000));
  expect(await refused(other)).toMatchObject({ retryAfterSeconds: 3600 });
});

it.each([
  ['without the header', { status: 529, body: '{}' }],
  ['with one that says nothing', pausing('soon')],
  ['with one in the past', pausing('Mon, 02 Mar 2020 09:00:00 GMT')],
  ['on an error that is no matter of load', pausing('30', 400)],
])('makes no pause %s', async (_, reply) => {
  anthropic.api.answer(reply, { pieces: ['Hi.'] });
  const client = replica();
  await refused(client);
  expect(await client.complete(ask)).toBe('Hi.');
});

it('leaves the failure that asked for the pause as the last one on record', async () => {
  const client = replica();
  anthropic.api.answer(pausing('30'));
  for (let call = 0; call < 2; call++) await anthropic.reports.tell('tutor', await refused(client));
  expect(anthropic.recorded).toMatchObject([{ message: 'anthropic error 429: {}' }]);
});
