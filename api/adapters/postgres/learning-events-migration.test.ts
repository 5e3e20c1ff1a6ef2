import { randomUUID } from 'node:crypto';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { up } from './migrations/1290-learning-events.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('takes the answered quizzes that are stored over as events of their quarter of an hour', async () => {
  const { knex } = api.database;
  const { user } = await api.signIn();
  const begun = new Date('2026-11-20T09:00:00Z');
  const quiz = (answered: string | null) => ({
    id: randomUUID(),
    user_id: user.id,
    title: 'All topics',
    created_at: begun,
    questions: '[{}]',
    given: answered === null ? null : '[null]',
    answered_at: answered,
  });
  const answered = ['2026-11-20T09:16:00Z', '2026-11-20T09:29:59Z', '2026-11-21T09:30:00Z', null];
  await knex('tutor_quizzes').insert(answered.map(quiz));
  await knex.raw('drop table tutor_learning_events');
  await up(knex);
  const row = { user_id: user.id, kind: 'quiz', lesson_id: '' };
  expect(await knex('tutor_learning_events').orderBy('at')).toEqual([
    { ...row, at: new Date('2026-11-20T09:15:00Z') },
    { ...row, at: new Date('2026-11-21T09:30:00Z') },
  ]);
});
