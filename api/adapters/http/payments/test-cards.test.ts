import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { checkout, resolvePending } from '../../../testing/checkout-requests.ts';
import { readOutbox } from '../../../testing/read-outbox.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

interface TestCard {
  number: string;
  meaning: string;
}

let api: TestApi;
let cards: TestCard[];
/** Every answer that was seen, to be searched in the end. */
const answers: string[] = [];

beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000', LOG_LEVEL: 'trace' } });
  cards = (await api.request.get('/api/checkout/settings')).body.test_cards;
});
afterAll(() => api.close());

const cvcOf = (number: string): string => (number.length === 15 ? '9876' : '987');

function seen(answer: Response): Response {
  answers.push(answer.text, JSON.stringify(answer.headers));
  return answer;
}

async function pay(number: string): Promise<Response> {
  return seen(await checkout(api, { payment: { card_number: number, cvc: cvcOf(number) } }));
}

function numberOf(meaning: RegExp): string {
  const card = cards.find((candidate) => meaning.test(candidate.meaning));
  if (!card) throw new Error(`No test card: ${meaning}`);
  return card.number;
}

const statusOf = async (orderId: string): Promise<string> =>
  (await api.database.knex('ordering_orders').where({ id: orderId }).first()).status;

describe('[D-072] a checkout on each documented test number', () => {
  it('succeeds on every brand', async () => {
    const good = cards.filter(({ meaning }) => meaning.startsWith('Succeeds'));
    expect(good.length).toBeGreaterThan(3);
    for (const { number } of good) {
      const { status, body } = await pay(number);
      expect([status, body.order?.payment_status, body.order?.card?.last4]).toEqual([
        201,
        'paid',
        number.slice(-4),
      ]);
    }
  });

  it('is declined with its reason, and leaves the order cancelled', async () => {
    const bad = cards.filter(({ meaning }) => meaning.startsWith('Declined'));
    expect(bad.length).toBeGreaterThan(4);
    const texts = new Set<string>();
    for (const { number } of bad) {
      const { status, body } = await pay(number);
      expect([status, body.code]).toEqual([402, 'ordering.declined']);
      texts.add(body.error);
    }
    expect(texts.size).toBe(bad.length);
  });

  it.each([
    ['approve', 200, 'paid'],
    ['reject', 402, 'cancelled'],
  ])('asks the bank, where the customer may %s', async (outcome, status, state) => {
    const { body } = await pay(numberOf(/3-D Secure/));
    expect(body.order.payment_status).toBe('pending');
    const reference = (body.challenge.url as string).split('/').pop();
    const address = `/api/payments/sandbox/challenges/${reference}`;
    seen(await api.request.post(address).send({ outcome }).expect(200));
    const path = `/api/orders/${body.order.order_id}/confirm`;
    seen(await api.request.post(path).query({ order_token: body.order_token }).send({}).expect(status));
    expect(await statusOf(body.order.order_id)).toBe(state);
  });

  it.each([
    [/Timeout.*succeeded/, 'paid'],
    [/Timeout.*declined/, 'cancelled'],
    [/Timeout.*never/, 'cancelled'],
  ])('waits when the gateway does not answer, until it is known: %s', async (meaning, state) => {
    const { body } = await pay(numberOf(meaning));
    expect(body.order.payment_status).toBe('pending');
    api.clock.pass({ minutes: 31 });
    await resolvePending(api);
    expect(await statusOf(body.order.order_id)).toBe(state);
  });
});

describe('[D-074] a card number', () => {
  /** Everything in the database as text, table by table. */
  async function everyRow(): Promise<string> {
    const { rows } = await api.database.knex.raw<{ rows: { name: string }[] }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(
      rows.map(({ name }) =>
        api.database.knex.raw<{ rows: { text: string }[] }>(`select t::text as text from ${name} t`),
      ),
    );
    return texts.flatMap((table) => table.rows.map(({ text }) => text)).join('\n');
  }

  function everyFile(directory: string): string {
    return readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
  }

  it('stands in no table, log line, file or answer after all of that, whole or with blanks', async () => {
    for (const number of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242'])
      await pay(number);
    await pay('4242424242424241');
    await readOutbox(api);
    const copies = {
      database: await everyRow(),
      log: api.logLines.join('\n'),
      files: everyFile(api.environment.dataDir),
      answers: answers.join('\n'),
    };
    expect(copies.database).toContain('4242');
    expect(copies.files).toContain('4242');
    for (const [copy, text] of Object.entries(copies)) {
      const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
      const found = [...cards.map(({ number }) => number), '4242424242424241'].filter((number) =>
        digits.includes(number),
      );
      expect([copy, found]).toEqual([copy, []]);
      expect([copy, /\bcvc\b\W{1,5}987/i.test(text)]).toEqual([copy, false]);
    }
  });
});
