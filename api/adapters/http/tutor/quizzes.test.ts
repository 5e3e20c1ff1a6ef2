import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import type { Question } from '../../../domain/tutor/quiz/question.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { storeAnalysis } from '../../../testing/store-analysis.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const plan = { price: 0, sigma: 0.1, projected: false };
const longPlan = {
  direction: 'long',
  entry: { ...plan, price: 104 },
  stop: { ...plan, price: 100 },
  take_profit_1: { ...plan, price: 114 },
  take_profit_2: null,
  risk_reward: { value: 2.5, sigma: 0.1 },
  risk_reward_2: null,
  reasons: [],
} as const;

async function start(bearer: Bearer, wanted: object = {}) {
  return api.request.post('/api/tutor/quizzes').set(bearer).send(wanted);
}

function answer(bearer: Bearer, id: string, answers: object[]) {
  return api.request.post(`/api/tutor/quizzes/${id}/answers`).set(bearer).send({ answers });
}

const due = async (bearer: Bearer) =>
  (await api.request.get('/api/tutor/reviews').set(bearer).expect(200)).body;
/** Brings the cards a day nearer; sessions would not outlive a day of the clock. */
async function aDayPasses(userId: string): Promise<void> {
  const dayLess = api.database.knex.raw(`due_at - interval '1 day'`);
  await api.database.knex('tutor_review_cards').where({ user_id: userId }).update({ due_at: dayLess });
}
const grade = (bearer: Bearer, id: string, how: string) =>
  api.request.post(`/api/tutor/reviews/${id}`).set(bearer).send({ grade: how });

/** The right answers of a quiz, from the database: the api keeps them to itself. */
async function rightAnswers(id: string) {
  const row = await api.database.knex('tutor_quizzes').where({ id }).first('questions');
  return (row.questions as Question[]).map(({ right }, index) => ({
    question_id: String(index + 1),
    answer: right,
  }));
}

describe('[D-099] a quiz about the curriculum', () => {
  it('asks without giving away, and grades with computed answers', async () => {
    const { bearer } = await api.signIn();
    const started = await start(bearer, { topic: 'Risk Management', questions: 6 });
    expect(started.status).toBe(201);
    const { quiz } = started.body;
    expect(quiz).toMatchObject({ title: 'Risk Management', topic: 'Risk Management', analysis_id: null });
    expect(quiz.questions).toHaveLength(6);
    expect(JSON.stringify(quiz)).not.toMatch(/"right"|explanation/);

    const right = await rightAnswers(quiz.id);
    const { body } = await answer(bearer, quiz.id, right).expect(200);
    expect(body).toMatchObject({ quiz_id: quiz.id, right: 6, total: 6 });
    for (const result of body.results) {
      expect(result.correct).toBe(true);
      expect(result.explanation).not.toBe('');
      expect(result.lesson.topic).toBe('Risk Management');
    }
  });

  it('is answered once; the same answers again get the same outcome, others 409', async () => {
    const { bearer } = await api.signIn();
    const { quiz } = (await start(bearer)).body;
    const right = await rightAnswers(quiz.id);
    const first = await answer(bearer, quiz.id, right).expect(200);
    const again = await answer(bearer, quiz.id, right).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await answer(bearer, quiz.id, []).expect(409)).body.code).toBe('tutor.quiz_answered');
  });

  it('holds to the plan: closed topics are refused, and “all topics” means the open ones', async () => {
    const { bearer } = await api.signIn({ tier: 'starter' });
    const refused = await start(bearer, { topic: 'Strategy Development' });
    expect([refused.status, refused.body.code]).toEqual([403, 'tutor.topic_closed']);
    for (let round = 0; round < 5; round += 1) {
      const { quiz } = (await start(bearer, { questions: 10 })).body;
      const { body } = await answer(bearer, quiz.id, []).expect(200);
      const topics = body.results.map(({ lesson }: { lesson: { topic: string } }) => lesson.topic);
      expect(topics).not.toContain('Strategy Development');
      expect(topics).not.toContain('Market Fundamentals');
    }
    const { bearer: pro } = await api.signIn({ tier: 'pro' });
    expect((await start(pro, { topic: 'Strategy Development' })).status).toBe(201);
  });

  it('is not found for other users', async () => {
    const { bearer } = await api.signIn();
    const { bearer: other } = await api.signIn();
    const { quiz } = (await start(bearer)).body;
    expect((await answer(other, quiz.id, []).expect(404)).body.code).toBe('tutor.quiz_not_found');
  });
});

describe('[D-099] a quiz about an own analysis', () => {
  it('asks about the measured values and computes its answers from them', async () => {
    const { user, bearer } = await api.signIn();
    const id = await storeAnalysis(api, user.id, {
      symbol: 'BTCUSDT',
      analysis: { plan: { ...longPlan, reasons: [] } },
    });
    const started = await start(bearer, { analysis_id: id, questions: 10 });
    expect(started.status).toBe(201);
    const { quiz } = started.body;
    expect(quiz).toMatchObject({ title: 'Your chart of BTCUSDT', topic: null, analysis_id: id });
    const { body } = await answer(bearer, quiz.id, []).expect(200);
    const rightText = (pattern: RegExp) => {
      const asked = quiz.questions.find(({ prompt }: { prompt: string }) => pattern.test(prompt));
      return body.results.find(({ question_id }: { question_id: string }) => question_id === asked.id)
        .right_text;
    };
    expect(rightText(/risk\/reward ratio/)).toBe('2.50');
    expect(rightText(/how many touches does the support at 115/)).toBe('2');
    expect(rightText(/Which trend/)).toBe('sideways');
  });

  it('needs an own analysis, and one subject', async () => {
    const { user } = await api.signIn();
    const { bearer: other } = await api.signIn();
    const id = await storeAnalysis(api, user.id);
    expect((await start(other, { analysis_id: id })).status).toBe(404);
    expect((await start(other, { analysis_id: id, topic: 'Risk Management' })).body.code).toBe(
      'tutor.quiz_subject',
    );
  });
});

describe('[D-099] what was missed comes back', () => {
  it('the next day, then later and later; each card is graded once a day', async () => {
    const { user, bearer } = await api.signIn();
    const { quiz } = (await start(bearer, { questions: 3 })).body;
    await answer(bearer, quiz.id, []).expect(200);
    expect(await due(bearer)).toMatchObject({ cards: [], due: 0, total: 3 });

    await aDayPasses(user.id);
    const { cards, due: count, next_due_at } = await due(bearer);
    expect([cards.length, count, next_due_at]).toEqual([3, 3, null]);
    const [card] = cards;
    expect(card.question.prompt).not.toBe('');
    expect(card.right_text).not.toBe('');

    const first = (await grade(bearer, card.id, 'good').expect(200)).body.card;
    expect([first.interval_days, first.repetitions]).toEqual([1, 1]);
    expect((await grade(bearer, card.id, 'good').expect(409)).body.code).toBe('tutor.card_not_due');
    await aDayPasses(user.id);
    expect((await grade(bearer, card.id, 'good').expect(200)).body.card.interval_days).toBe(4);
    expect((await due(bearer)).cards.map(({ id }: { id: string }) => id)).not.toContain(card.id);
  });

  it('two replies at once move a card once', async () => {
    const { user, bearer } = await api.signIn();
    const { quiz } = (await start(bearer, { questions: 1 })).body;
    await answer(bearer, quiz.id, []).expect(200);
    await aDayPasses(user.id);
    const [card] = (await due(bearer)).cards;
    const both = await Promise.all([grade(bearer, card.id, 'easy'), grade(bearer, card.id, 'easy')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('for its owner alone, and goes with the account; the export holds it', async () => {
    const passwordHash = await api.container.get(tokens.passwords).hash('difference engine');
    const { user, bearer } = await api.signIn({ passwordHash });
    const { bearer: other } = await api.signIn();
    const { quiz } = (await start(bearer, { questions: 2 })).body;
    await answer(bearer, quiz.id, []).expect(200);
    await aDayPasses(user.id);
    const [card] = (await due(bearer)).cards;
    expect((await grade(other, card.id, 'good').expect(404)).body.code).toBe('tutor.card_not_found');
    await grade(bearer, randomUUID(), 'good').expect(404);

    const section = (await api.request.get('/api/auth/me/export').set(bearer).expect(200)).body;
    expect(JSON.stringify(section)).toContain(JSON.stringify(card.question.prompt).slice(1, 40));
    const consent = { password: 'difference engine' };
    await api.request.delete('/api/auth/me').set(bearer).send(consent).expect(204);
    expect(await api.database.knex('tutor_review_cards').where({ user_id: user.id })).toEqual([]);
    expect(await api.database.knex('tutor_quizzes').where({ user_id: user.id })).toEqual([]);
    expect(await api.database.knex('tutor_learning_events').where({ user_id: user.id })).toEqual([]);
  });

  it('keeps the latest fifty quizzes', async () => {
    const { user, bearer } = await api.signIn();
    const old = Array.from({ length: 50 }, (_, age) => ({
      id: randomUUID(),
      user_id: user.id,
      title: 'All topics',
      created_at: new Date(api.clock.now().getTime() - (age + 1) * 1000),
      questions: '[{}]',
    }));
    await api.database.knex('tutor_quizzes').insert(old);
    const { quiz } = (await start(bearer)).body;
    const stored = await api.database.knex('tutor_quizzes').where({ user_id: user.id }).pluck('id');
    expect(new Set(stored)).toEqual(new Set([quiz.id, ...old.slice(0, 49).map(({ id }) => id)]));
  });
});
