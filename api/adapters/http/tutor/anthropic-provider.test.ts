import { tokens } from '../../../composition/tokens.ts';
import type { Container } from 'inversify';
import sharp from 'sharp';
import type { ChartReading } from '../../../ports/analysis/chart-reading.ts';
import { analyze, charts, dataUrlOf, upload, type Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { visitorFrom } from '../../../testing/visitors.ts';
import { KEY } from '../../anthropic/testing/fake-anthropic.ts';
import { FakeMessagesApi, type FakeReply } from '../../anthropic/testing/fake-messages-api.ts';

const provider = new FakeMessagesApi();
let known: ReturnType<ChartReading['read']> | undefined;

/** Whether pictures are read as they come, because they differ. */
let readsAll = false;

/** One picture serves most of these tests: it is read once. */
function readOnce(container: Container): void {
  const reading = container.get(tokens.reading);
  container.rebind(tokens.reading).toConstantValue({
    read: (picture, onStage, ...rest) =>
      readsAll ? reading.read(picture, onStage, ...rest) : (known ??= reading.read(picture, onStage)),
    expectPicture: () => undefined,
  });
}

let api: TestApi;
let bearer: Bearer;
beforeAll(async () => {
  const settings = {
    AI_PROVIDER: 'anthropic',
    ANTHROPIC_API_KEY: KEY,
    ANTHROPIC_BASE_URL: await provider.start(),
    TRUST_PROXY: '1',
  };
  provider.key = KEY;
  api = await startTestApi({ settings, rebind: readOnce });
  bearer = (await api.signIn()).bearer;
});
afterAll(async () => {
  await api.close();
  await provider.stop();
});

const narrative = {
  strategy: 'The rule proposes no trade.',
  summary: 'The bars of the picture were measured.',
  observations: [{ topic: 'trend', text: 'The price closed above the lowest low.' }],
};

const analyzeNow = (body: object) => analyze(api, bearer, { ...body, rerun: true });

describe('an analysis with AI_PROVIDER=anthropic', () => {
  it('[D-014] [D-019] has the words of the model and the measured numbers', async () => {
    provider.answer({ pieces: [JSON.stringify(narrative)] });
    const { body } = await analyzeNow({ image_data_url: dataUrlOf(charts.hourly) });
    const json = body.analysis.analysis_json;
    expect(json).toMatchObject({
      trading_strategy: narrative.strategy,
      analysis_summary: narrative.summary,
      observations: expect.arrayContaining(narrative.observations),
    });
    expect(json.last_price.value).toBeGreaterThan(100);
    expect(body.analysis.notices.map(({ code }: { code: string }) => code)).not.toContain(
      'provider_fallback',
    );
    expect(body.analysis).not.toHaveProperty('provider_notice');
  });

  it('[V-214] [V-231] asks a sonnet-class model for 1400 tokens at temperature 0, version 2023-06-01', () => {
    const { body, headers } = provider.requests[0]!;
    expect(body).toMatchObject({ max_tokens: 1400, temperature: 0 });
    expect(body.model).toContain('sonnet');
    expect(headers['anthropic-version']).toBe('2023-06-01');
  });

  it('[D-022] shows the model the copy, and measures the original', async () => {
    provider.answer({ pieces: [JSON.stringify(narrative)] });
    const copy = dataUrlOf(await sharp(charts.hourly).resize(300).jpeg().toBuffer(), 'image/jpeg');
    const image_url = await upload(api, bearer, charts.hourly);
    const { body } = await analyzeNow({ image_url, image_data_url: copy });
    expect(body.analysis.analysis_json.reading.size).toEqual({ width: 1180, height: 660 });
    const content = provider.requests[0]?.body.messages[0]?.content;
    expect(content).toContainEqual({
      type: 'image',
      source: { type: 'base64', media_type: 'image/jpeg', data: copy.split(',')[1] },
    });
  });

  it('[D-015] keeps invented numbers out', async () => {
    const summary = `${narrative.summary} It will reach 987,654.32 next week.`;
    provider.answer({ pieces: [JSON.stringify({ ...narrative, summary })] });
    const { body } = await analyzeNow({ image_data_url: dataUrlOf(charts.hourly) });
    expect(body.analysis.analysis_json.analysis_summary).toBe(narrative.summary);
    expect(JSON.stringify(body)).not.toContain('987,654');
    expect(body.analysis.notices).toContainEqual({
      code: 'provider_left_out',
      message: expect.stringContaining('One sentence was left out'),
    });
  });

  it.each([
    [
      '529',
      { status: 529, body: '{"type":"overloaded_error"}' },
      'anthropic error 529: {"type":"overloaded_error"}',
    ],
    ['no JSON', { pieces: ['It looks fine.'] }, 'Failed to parse JSON response from model'],
  ])('[V-178] [V-227] falls back to the rules and says so (%s)', async (_, reply, notice) => {
    provider.answer(reply);
    const { body, status } = await analyzeNow({ image_data_url: dataUrlOf(charts.hourly) });
    expect(status).toBe(200);
    expect(body.analysis.status).toBe('completed');
    expect(body.analysis.provider_notice).toBe(notice);
    expect(body.analysis.notices.map(({ code }: { code: string }) => code)).toContain('provider_fallback');
    expect(body.analysis.analysis_json.analysis_summary).toContain('bars measured');
    expect(api.logLines.join()).toContain(JSON.stringify(notice).slice(1, -1));
    const [latest] = await api.container.get(tokens.providerErrors).latest();
    expect(latest).toMatchObject({ provider: 'anthropic', purpose: 'narrative', message: notice });
  });
});

describe('the tutor with AI_PROVIDER=anthropic', () => {
  async function ask(content: string) {
    const conversation = await api.request
      .post('/api/tutor/conversations')
      .set(bearer)
      .send({ title: 'Risk', topic: 'General' });
    const path = `/api/tutor/conversations/${conversation.body.conversation.id}/messages`;
    return (await api.request.post(path).set(bearer).send({ content })).body.assistant_message;
  }

  it('speaks with the words of the model, resting on lessons and own measurements', async () => {
    provider.answer({ pieces: ['A stop limits ', 'the loss. Volume was not measured.'] });
    const answer = await ask('How large should a position be?');
    expect(answer).toMatchObject({
      content: 'A stop limits the loss. Volume was not measured.',
      notice: null,
    });
    expect(answer.lessons.length).toBeGreaterThan(0);
    const asked = JSON.stringify(provider.requests[0]?.body.messages);
    expect(asked).toContain('Your latest analysis, of ');
    expect(provider.requests[0]?.body.stream).toBe(true);
  });

  it('falls back to the curriculum and says so', async () => {
    provider.answer({ status: 529, body: 'busy' });
    const answer = await ask('How large should a position be?');
    expect(answer.notice).toBe('The AI provider did not answer; this is from the built-in lessons.');
    expect(api.logLines.join()).toContain('anthropic error 529: busy');
    expect(answer.content.length).toBeGreaterThan(50);
    expect(answer.lessons.length).toBeGreaterThan(0);
  });
});

describe('advice of a model is left out, and that is said,', () => {
  const ADVICE = 'Buy now, guaranteed.';
  const LEFT_OUT = 'One sentence was left out';
  const advising = { ...narrative, summary: `${narrative.summary} ${ADVICE}` };
  const chart = { image_data_url: dataUrlOf(charts.hourly) };
  const streamed = (path: string, body: object) =>
    api.request.post(path).set(bearer).set('Accept', 'text/event-stream').send(body);
  const conversation = async () => {
    const begun = await api.request
      .post('/api/tutor/conversations')
      .set(bearer)
      .send({ title: 'Risk', topic: 'General' });
    return `/api/tutor/conversations/${begun.body.conversation.id}/messages`;
  };
  const calls: [string, string, () => PromiseLike<{ text: string; status: number }>][] = [
    ['an analysis', JSON.stringify(advising), () => analyzeNow(chart)],
    [
      'a streamed analysis',
      JSON.stringify(advising),
      () => streamed('/api/chart/analyze', { ...chart, rerun: true }),
    ],
    ['the demo', JSON.stringify(advising), () => visitorFrom(api).post('/api/demo/analyze', chart)],
    [
      'the tutor',
      `A stop limits the loss. ${ADVICE}`,
      async () =>
        api.request
          .post(await conversation())
          .set(bearer)
          .send({ content: 'What is a stop?' }),
    ],
    [
      'the streamed tutor',
      `A stop limits the loss. ${ADVICE}`,
      async () => streamed(await conversation(), { content: 'What is a stop?' }),
    ],
    [
      'the tutor of visitors',
      `A stop limits the loss. ${ADVICE}`,
      () => visitorFrom(api).post('/api/tutor/send', { message: 'What is a stop?' }),
    ],
  ];

  it.each(calls)('in %s', async (_, answer, call) => {
    provider.answer({ pieces: [answer] });
    const { status, text } = await call();
    expect(status).toBeLessThan(300);
    expect(text).toContain(LEFT_OUT);
    expect(text).not.toContain('guaranteed');
  });
});

describe('a picture that would be refused for its price scale', () => {
  /** The rows and prices of the labels that are left, which are too few for the reader. */
  const rows = [
    { y: 139.5, price: 144 },
    { y: 309.5, price: 138 },
    { y: 536.5, price: 130 },
  ];
  let bare: string;
  beforeAll(async () => {
    readsAll = true;
    const gone = [82, 196, 253, 366, 423, 480, 593].map((y) => ({
      input: { create: { width: 46, height: 19, channels: 3 as const, background: '#131722' } },
      left: 1129,
      top: y - 9,
    }));
    bare = dataUrlOf(await sharp(charts.hourly).composite(gone).png().toBuffer());
  });
  afterAll(() => {
    readsAll = false;
  });

  const form = (change: (price: number, i: number) => number) => ({
    form: {
      labels: rows.map(({ y, price }, i) => ({
        text: change(price, i).toFixed(2),
        price: change(price, i),
        x: 1150,
        y: y + 5,
      })),
      scale: 'linear',
      kind: null,
      symbol: 'DOGEUSDT',
      timeframe: '3m',
    },
  });
  const balance = async () =>
    (await api.request.get('/api/auth/me').set(bearer)).body.user.credits_balance as number;

  it('is read where the pixels confirm the labels that a model names, and says so in detail and export', async () => {
    provider.answer(
      form((price) => price),
      { pieces: [JSON.stringify(narrative)] },
    );
    const { body, status } = await analyzeNow({ image_data_url: bare });
    expect(status).toBe(200);
    const { id, analysis_json: json, hints } = body.analysis;
    expect(hints).toBeUndefined();
    expect(json.reading.hints).toMatchObject({ axis: null, symbol: false, from_model: ['axis'] });
    expect(json.reading.symbol?.text).not.toBe('DOGEUSDT');
    expect(json.reading.quality.notes).toContain(
      'The price scale was read by a model and confirmed by the pixels of its labels.',
    );
    const { a, b } = json.reading.axis;
    expect((a.price - b.price) / (b.y_px - a.y_px)).toBeCloseTo(14 / 397, 3);
    const series = await api.request.get(`/api/chart/analyses/${id}/series`).set(bearer);
    expect(series.body).toMatchObject({ scale_set_by_hand: false, hints: { from_model: ['axis'] } });
    const { body: asked } = provider.requests[0]!;
    expect(asked.tool_choice).toEqual({ type: 'tool', name: 'report_chart' });
    expect(asked.messages[0]?.content).toContainEqual(
      expect.objectContaining({
        type: 'image',
        source: expect.objectContaining({ media_type: 'image/webp' }),
      }),
    );
  });

  it.each([
    ['ten times the prices', form((price) => 10 * price)],
    ['prices shifted by a label', form((price) => price - 2)],
    ['prose', { pieces: ['The labels are 144, 138 and 130.'] }],
    ['another form', { form: { labels: 'many' } }],
    ['an error', { status: 529, body: '{"type":"overloaded_error"}' }],
  ] as [string, FakeReply][])('is refused as before, for nothing, where it answers %s', async (_, reply) => {
    provider.answer(reply);
    const before = await balance();
    const { body, status } = await analyzeNow({ image_data_url: bare });
    expect(provider.requests).toHaveLength(1);
    expect({ status, code: body.refusal?.code }).toEqual({ status: 422, code: 'axis_uncertain' });
    expect(await balance()).toBe(before);
  });

  it('is not sent to a model where the scale was given, or the picture is no chart', async () => {
    provider.answer(form((price) => price));
    const texture = dataUrlOf(charts.texture, 'image/jpeg');
    const points = rows.slice(0, 2).map(({ y, price }) => ({ y_px: y, price: 10 * price }));
    const hints = { axis: { scale: 'linear', points } };
    expect((await analyzeNow({ image_data_url: bare, hints })).status).toBe(422);
    expect((await analyzeNow({ image_data_url: dataUrlOf(charts.table) })).status).toBe(422);
    expect(provider.requests).toHaveLength(0);
    expect((await analyzeNow({ image_data_url: texture })).status).toBe(422);
  });

  it('tells the health panel what went wrong', async () => {
    const failures = await api.container.get(tokens.providerErrors).latest();
    expect(failures).toContainEqual(expect.objectContaining({ purpose: 'witness', provider: 'anthropic' }));
  });
});

it('asks no model in a pause that the provider asked for, and says how long it is', async () => {
  const pauses = api.container.get(tokens.providerPauses);
  await pauses.extend('anthropic', new Date(api.clock.now().getTime() + 25_000));
  provider.answer({ pieces: [JSON.stringify(narrative)] });
  const { body } = await analyzeNow({ image_data_url: dataUrlOf(charts.hourly) });
  expect(body.analysis.provider_notice).toBe(
    'anthropic error paused: the provider asked not to be called for another 25 seconds',
  );
  expect(provider.requests).toHaveLength(0);
});

it('writes the key into no log', () => {
  expect(api.logLines.join()).not.toContain(KEY);
});

it('[D-020] without key and proxy says that the key is missing, and goes on', async () => {
  const keyless = await startTestApi({ settings: { AI_PROVIDER: 'anthropic' }, rebind: readOnce });
  try {
    const { bearer: who } = await keyless.signIn();
    const { body } = await analyze(keyless, who, { image_data_url: dataUrlOf(charts.hourly) });
    expect(body.analysis.status).toBe('completed');
    expect(body.analysis.provider_notice).toContain('The AI provider key is missing');
  } finally {
    await keyless.close();
  }
});
