import type { Question } from '../../../domain/tutor/quiz/question.ts';
import type { Bearer } from '../../../testing/chart-fixtures.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const LESSON = 'position-sizing';
const ask = (bearer: Bearer, zone?: string) =>
  api.request
    .get('/api/tutor/progress')
    .query(zone === undefined ? {} : { time_zone: zone })
    .set(bearer);
const progressOf = async (bearer: Bearer) => (await ask(bearer).expect(200)).body;
const read = (bearer: Bearer, lesson: string) =>
  api.request.put(`/api/tutor/lessons/${lesson}/read`).set(bearer);
const eventsOf = (userId: string) => api.database.knex('tutor_learning_events').where({ user_id: userId });

async function takeQuiz(bearer: Bearer, answersOf: (questions: Question[]) => (string | null)[]) {
  const wanted = { topic: 'Risk Management', questions: 5 };
  const begun = await api.request.post('/api/tutor/quizzes').set(bearer).send(wanted).expect(201);
  const { id } = begun.body.quiz;
  const { questions } = await api.database.knex('tutor_quizzes').where({ id }).first('questions');
  const answers = answersOf(questions).flatMap((answer, index) =>
    answer === null ? [] : [{ question_id: String(index + 1), answer }],
  );
  const path = `/api/tutor/quizzes/${id}/answers`;
  const send = () => api.request.post(path).set(bearer).send({ answers }).expect(200);
  await send();
  return { send };
}

const risk = ({ topics }: { topics: { topic: string }[] }) =>
  topics.find(({ topic }) => topic === 'Risk Management');

describe('progress', () => {
  it('begins with nothing, over all topics, and writes nothing', async () => {
    const { user, bearer } = await api.signIn();
    const progress = await progressOf(bearer);
    expect(progress.streak).toEqual({ days: 0, today_done: false });
    expect(progress.topics).toHaveLength(6);
    expect(risk(progress)).toMatchObject({ lessons_done: 0, asked: 0, right: 0, cards_due: 0 });
    expect(await eventsOf(user.id)).toEqual([]);
  });

  it('counts a lesson read, once, and the day', async () => {
    const { user, bearer } = await api.signIn();
    await read(bearer, LESSON).expect(204);
    await read(bearer, LESSON).expect(204);
    const progress = await progressOf(bearer);
    expect(risk(progress)).toMatchObject({ lessons_done: 1 });
    expect(progress.streak).toEqual({ days: 1, today_done: true });
    expect(await eventsOf(user.id)).toHaveLength(1);
  });

  it('counts the answers of a quiz, and the quiz once when its answers are sent again', async () => {
    const { user, bearer } = await api.signIn();
    const { send } = await takeQuiz(bearer, (questions) =>
      questions.map(({ right }, index) => (index < 3 ? right : null)),
    );
    await send();
    expect(risk(await progressOf(bearer))).toMatchObject({ asked: 5, right: 3, cards_due: 0 });
    expect(await eventsOf(user.id).where({ kind: 'quiz' })).toHaveLength(1);
    const cards = () => api.database.knex('tutor_review_cards').where({ user_id: user.id });
    await cards().update({ due_at: api.clock.now() });
    expect(risk(await progressOf(bearer))).toMatchObject({ cards_due: (await cards()).length });
  });

  it('counts a review for its day, but not one that is refused', async () => {
    const { user, bearer } = await api.signIn();
    await takeQuiz(bearer, (questions) => questions.map(() => null));
    await eventsOf(user.id).delete();
    const card = await api.database.knex('tutor_review_cards').where({ user_id: user.id }).first();
    const grade = () => api.request.post(`/api/tutor/reviews/${card.id}`).set(bearer).send({ grade: 'good' });
    await grade().expect(409);
    expect((await progressOf(bearer)).streak.days).toBe(0);
    await api.database.knex('tutor_review_cards').where({ id: card.id }).update({ due_at: api.clock.now() });
    await grade().expect(200);
    expect((await progressOf(bearer)).streak).toEqual({ days: 1, today_done: true });
  });

  it('counts days by the time zone that is named, and refuses one that does not exist', async () => {
    const { user, bearer } = await api.signIn();
    const ago = (hours: number) => new Date(api.clock.now().getTime() - hours * 3_600_000);
    const rows = [0, 24, 48, 96].map((hours) => ({ kind: 'quiz', lesson_id: '', at: ago(hours) }));
    await api.database
      .knex('tutor_learning_events')
      .insert(rows.map((row) => ({ ...row, user_id: user.id })));
    const { body } = await ask(bearer, 'Pacific/Kiritimati').expect(200);
    expect(body.streak).toEqual({ days: 3, today_done: true });
    const day = new Date(api.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
    expect(body.today).toBe(day);
    const refused = (await ask(bearer, 'Mars/Olympus').expect(400)).body;
    expect(refused).toMatchObject({ code: 'tutor.time_zone', errors: [{ field: 'time_zone' }] });
    expect((await ask(bearer, '+02:00').expect(400)).body.code).toBe('request.invalid');
  });

  it('is of the learner alone, and in the export', async () => {
    const { bearer } = await api.signIn();
    const { bearer: other } = await api.signIn();
    await read(bearer, LESSON).expect(204);
    expect((await progressOf(other)).streak.days).toBe(0);
    const { text } = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    expect(text).toMatch(/"what":\s*"read",\s*"lesson":\s*"position-sizing"/);
  });

  it('takes no lesson that is not there or that the plan does not open', async () => {
    const { user, bearer } = await api.signIn({ tier: 'starter' });
    expect((await read(bearer, 'tulips').expect(404)).body.code).toBe('tutor.lesson_not_found');
    expect((await read(bearer, 'backtesting').expect(403)).body.code).toBe('tutor.topic_closed');
    expect(await eventsOf(user.id)).toEqual([]);
  });
});
