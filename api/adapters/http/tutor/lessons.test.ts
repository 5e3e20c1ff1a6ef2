import { TOPICS } from '../../../domain/tutor/lesson.ts';
import { topicClosedMessage } from '../../../domain/tutor/topic-gate.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const closedTopics = ['Market Fundamentals', 'Strategy Development'];

async function bearerOf(tier: 'none' | 'starter' | 'pro' | 'expert') {
  return (await api.signIn({ tier })).bearer;
}

describe('topics and lessons', () => {
  it('[D-093] lists the six topics with their lessons to everybody', async () => {
    const { body } = await api.request.get('/api/tutor/topics').expect(200);
    expect(body.topics.map(({ topic }: { topic: string }) => topic)).toEqual([...TOPICS]);
    for (const { lesson_count, description } of body.topics) {
      expect(lesson_count).toBeGreaterThanOrEqual(5);
      expect(description).not.toBe('');
    }
  });

  it.each(['none', 'starter'] as const)('closes two topics to the tier %s, with the reason', async (tier) => {
    const { body } = await api.request
      .get('/api/tutor/topics')
      .set(await bearerOf(tier))
      .expect(200);
    const closed = body.topics.filter(({ open }: { open: boolean }) => !open);
    expect(closed.map(({ topic }: { topic: string }) => topic)).toEqual(closedTopics);
    for (const topic of closed) expect(topic.closed_message).toBe(topicClosedMessage);
  });

  it.each(['pro', 'expert'] as const)('opens every topic to the tier %s', async (tier) => {
    const { body } = await api.request
      .get('/api/tutor/topics')
      .set(await bearerOf(tier))
      .expect(200);
    expect(body.topics.every(({ open }: { open: boolean }) => open)).toBe(true);
  });

  it('gives every lesson whose topic is open, with its neighbours, and no other', async () => {
    const all = (await api.request.get('/api/tutor/lessons?limit=100').expect(200)).body;
    expect(all.total).toBe(all.lessons.length);
    expect(all.lessons.length).toBeGreaterThanOrEqual(30);
    const pro = await bearerOf('pro');
    for (const { id, topic, open } of all.lessons) {
      expect(open).toBe(!closedTopics.includes(topic));
      const path = `/api/tutor/lessons/${id}`;
      const visitor = await api.request.get(path);
      expect([id, visitor.status]).toEqual([id, open ? 200 : 403]);
      if (!open)
        expect(visitor.body).toMatchObject({ code: 'tutor.topic_closed', error: topicClosedMessage });
      const { body } = await api.request.get(path).set(pro).expect(200);
      expect(body.lesson.blocks.length).toBeGreaterThan(5);
      if (body.next) {
        const after = await api.request.get(`/api/tutor/lessons/${body.next.id}`).set(pro).expect(200);
        expect(after.body.previous.id).toBe(id);
        expect(after.body.lesson.topic).toBe(topic);
      }
    }
  });

  it('answers 404 for a lesson that is not there', async () => {
    const { body } = await api.request.get('/api/tutor/lessons/no-such-lesson').expect(404);
    expect(body.code).toBe('tutor.lesson_not_found');
  });
});

describe('[D-094] search', () => {
  it('finds RSI with the passage marked, and nothing about the World Cup of 1966', async () => {
    const { body } = await api.request.get('/api/tutor/lessons').query({ q: 'what is RSI' }).expect(200);
    expect(body.lessons[0].id).toBe('rsi');
    const marked = body.lessons[0].excerpt.filter(({ match }: { match: boolean }) => match);
    expect(marked[0].text).toBe('RSI');
    const none = await api.request.get('/api/tutor/lessons').query({ q: 'who won the 1966 World Cup' });
    expect(none.body).toEqual({ lessons: [], total: 0 });
  });

  it('stays within a topic, and shows no text of a closed one', async () => {
    const within = { q: 'stop', topic: 'Risk Management' };
    const { body } = await api.request.get('/api/tutor/lessons').query(within).expect(200);
    expect(new Set(body.lessons.map(({ topic }: { topic: string }) => topic))).toEqual(
      new Set(['Risk Management']),
    );
    const closed = { q: 'overfitting' };
    const hidden = (await api.request.get('/api/tutor/lessons').query(closed)).body.lessons[0];
    expect(hidden).toMatchObject({ id: 'overfitting-and-out-of-sample', open: false, excerpt: [] });
    const pro = await bearerOf('pro');
    const shown = (await api.request.get('/api/tutor/lessons').query(closed).set(pro)).body.lessons[0];
    expect(shown.open).toBe(true);
    expect(shown.excerpt.length).toBeGreaterThan(1);
  });
});

describe('[D-095] calculators', () => {
  const compute = (name: string, inputs: object) =>
    api.request.post(`/api/tutor/calculators/${name}`).send(inputs);

  it.each([
    [
      'position-size',
      { account_balance: 10000, risk_percent: 1, entry_price: 52, stop_price: 49.5 },
      'Position size',
      40,
      'units',
    ],
    [
      'position-size',
      { account_balance: 10000, risk_percent: 1, stop_pips: 50 },
      'Position size',
      0.2,
      'lots',
    ],
    ['risk-reward', { entry_price: 50, stop_price: 48, target_price: 55 }, 'Reward for 1 of risk', 2.5, 'R'],
    ['pip-value', { pair: 'EUR/USD', units: 100000, account_currency: 'usd' }, 'Value in USD', 10, 'USD'],
    ['compounding', { start_balance: 1000, rate_percent: 2, periods: 12 }, 'Balance at the end', 1268.24, ''],
    ['drawdown', { peak_balance: 120, trough_balance: 90 }, 'Gain needed to recover', 33.33, '%'],
    ['drawdown', { start_balance: 100, loss_percent: 2, losses: 10 }, 'Drawdown', 18.29, '%'],
  ])('%s of %j: %s is %d %s', async (name, inputs, label, value, unit) => {
    const { body } = await compute(name, inputs).expect(200);
    const result = body.results.find((line: { label: string }) => line.label === label);
    expect(result).toMatchObject({ value, unit });
    expect(result.steps.length).toBeGreaterThan(0);
    expect(result.formula).not.toBe('');
    await api.request.get(`/api/tutor/lessons/${body.lesson.id}`).expect(200);
  });

  it('names the input that does not fit', async () => {
    const { body } = await compute('risk-reward', {
      entry_price: 50,
      stop_price: 48,
      target_price: 49,
    }).expect(422);
    expect(body).toMatchObject({
      code: 'tutor.calculator_input',
      errors: [{ field: 'target_price', message: 'must lie on the other side of the entry than the stop' }],
    });
  });

  it('refuses what is no number, out of its range, or two kinds of stop at once', async () => {
    const sound = { account_balance: 10000, risk_percent: 1, entry_price: 52, stop_price: 49.5 };
    await compute('position-size', { ...sound, risk_percent: 101 }).expect(400);
    await compute('position-size', { ...sound, entry_price: '52' }).expect(400);
    await compute('position-size', { ...sound, stop_pips: 50 }).expect(400);
    await compute('compounding', { start_balance: 1, rate_percent: 1, periods: 601 }).expect(400);
  });
});
