import sharp from 'sharp';
import type { ToldField } from '../../ports/analysis/chart-witness.ts';
import { PiscinaPool } from '../worker-pool/piscina-pool.ts';
import type { AnthropicSettings } from './messages-client.ts';
import { AnthropicWitness } from './anthropic-witness.ts';
import { FakeAnthropic } from './testing/fake-anthropic.ts';

const anthropic = new FakeAnthropic();
const pool = new PiscinaPool({ threads: 1, queue: 2, heapMb: 128, onWorkerLost: () => undefined });
let picture: Buffer;
beforeAll(async () => {
  await anthropic.open();
  picture = await sharp({ create: { width: 3136, height: 1000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  await anthropic.api.stop();
  await pool.close();
});
beforeEach(() => anthropic.clear());

const form = {
  labels: [
    { text: '144.00', price: 144, x: 1500, y: 100 },
    { text: '138.00', price: 138, x: 1501, y: 200.5 },
  ],
  scale: 'linear',
  kind: 'candles',
  symbol: 'BTCUSDT',
  timeframe: null,
};

const ALL = ['axis', 'kind', 'symbol', 'timeframe'] as const;
const ask = (
  lacking: readonly ToldField[] = ALL,
  changes: Partial<AnthropicSettings> = {},
  answerLimitMs = 5000,
) =>
  new AnthropicWitness({
    client: anthropic.client(changes),
    reports: anthropic.reports,
    pool,
    answerLimitMs,
  }).ask(picture, lacking);

it('gives what the model filled in, in pixels of the whole picture', async () => {
  anthropic.api.answer({ form });
  expect(await ask()).toEqual({
    axis: {
      scale: 'linear',
      points: [
        { x_px: 3000, y_px: 200, price: 144 },
        { x_px: 3002, y_px: 401, price: 138 },
      ],
    },
    kind: 'candles',
    symbol: 'BTCUSDT',
  });
  const content = anthropic.api.requests[0]?.body.messages[0]?.content;
  expect(JSON.stringify(content)).toContain('1568 pixels wide and 500 pixels high');
});

it('gives nothing beyond what is lacking', async () => {
  anthropic.api.answer({ form });
  expect(await ask(['kind'])).toEqual({ kind: 'candles' });
});

it.each([
  ['prose', { pieces: ['I see candles.'] }, {}, 'did not fill in the form'],
  ['another form', { form: { ...form, labels: [{ text: 'a' }] } }, {}, 'does not follow the form'],
  [
    'more labels than are asked for',
    { form: { ...form, labels: new Array(13).fill(form.labels[0]) } },
    {},
    'follow the form',
  ],
  ['an error', { status: 500, body: '{"type":"api_error"}' }, {}, 'anthropic error 500'],
  ['silence of the connection', 'silence' as const, { timeoutMs: 50 }, 'anthropic error timeout'],
  ['no key', { form }, { apiKey: null, baseUrl: null }, 'key is missing'],
])('gives nothing for %s, and reports it', async (_, reply, changes, message) => {
  anthropic.api.answer(reply);
  expect(await ask(ALL, changes)).toBeNull();
  expect(anthropic.recorded).toMatchObject([
    { provider: 'anthropic', purpose: 'witness', message: expect.stringContaining(message) },
  ]);
});

it('waits no longer than for its own time, however long other answers may take', async () => {
  anthropic.api.answer('silence');
  expect(await ask(ALL, { timeoutMs: 600_000 }, 50)).toBeNull();
  expect(anthropic.recorded[0]?.message).toBe('anthropic error timeout: no answer within 0.05 s');
});

it('gives nothing for what cannot be opened, and asks nobody', async () => {
  anthropic.api.answer({ form });
  const witness = new AnthropicWitness({ client: anthropic.client(), reports: anthropic.reports, pool });
  expect(await witness.ask(Buffer.from('no picture'), ALL)).toBeNull();
  expect(anthropic.api.requests).toHaveLength(0);
});
