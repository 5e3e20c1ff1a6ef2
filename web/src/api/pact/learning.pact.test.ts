import {
  answerQuiz,
  calculatePositionSize,
  getLesson,
  getProgress,
  gradeReview,
  listDueReviews,
  listTopics,
  markLessonRead,
  searchLessons,
  startQuiz,
} from '../generated/client/tutor/tutor.ts';
import {
  TOKEN,
  bearer,
  boolean,
  eachLike,
  integer,
  like,
  moment,
  nullValue,
  provider,
  refuse,
  regex,
  string,
  useServer,
  uuid,
} from './consumer.ts';

const QUIZ_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d41';
const CARD_ID = '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d42';
const LESSON = 'position-sizing';

const lessonLink = {
  id: regex('^[a-z0-9-]+$', LESSON),
  topic: string('Risk Management'),
  title: string('Position sizing'),
};

const question = {
  id: string('q1'),
  kind: regex('^(choice|number)$', 'choice'),
  prompt: string('Which of these is a stop?'),
  options: like([]),
  unit: string(''),
};

describe('lessons, as the web uses them', () => {
  it('[V-089] reads the topics', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a question for the topics')
      .withRequest('GET', '/api/tutor/topics', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          topics: eachLike({
            topic: string('Risk Management'),
            description: string('How much to trade, and where to stop.'),
            lesson_count: integer(5),
            open: boolean(true),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listTopics()).topics[0]?.open).toBe(true);
      }));

  it('searches the lessons', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a search for lessons')
      .withRequest('GET', '/api/tutor/lessons', (request) =>
        request.headers(bearer).query({ q: 'stop', limit: '100' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          lessons: eachLike({
            ...lessonLink,
            position: integer(2),
            summary: string('You can size a position.'),
            minutes: integer(6),
            open: boolean(true),
            excerpt: like([]),
          }),
          total: integer(1),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await searchLessons({ q: 'stop', limit: 100 })).lessons).toHaveLength(1);
      }));

  it('reads one', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a question for one lesson')
      .withRequest('GET', `/api/tutor/lessons/${LESSON}`, (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({
          lesson: {
            ...lessonLink,
            id: LESSON,
            position: integer(2),
            summary: string('You can size a position.'),
            minutes: integer(6),
            blocks: eachLike({ kind: string('paragraph') }),
          },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getLesson(LESSON)).lesson.id).toBe(LESSON);
      }));
});

describe('calculators, as the web uses them', () => {
  const inputs = { account_balance: 10000, risk_percent: 1, entry_price: 102, stop_price: 100 };

  it('computes a position', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('the inputs of a position')
      .withRequest('POST', '/api/tutor/calculators/position-size', (request) =>
        request.headers(bearer).jsonBody(inputs),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          calculator: 'position-size',
          title: string('Position size'),
          results: eachLike({
            label: string('Amount at risk'),
            text: string('100'),
            formula: string('amount at risk = balance × risk ÷ 100'),
            steps: eachLike('10,000 × 1 ÷ 100 = 100'),
          }),
          lesson: lessonLink,
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await calculatePositionSize(inputs)).results).toHaveLength(1);
      }));

  it('receives an error for each invalid input', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a stop at the entry')
      .withRequest('POST', '/api/tutor/calculators/position-size', (request) =>
        request.headers(bearer).jsonBody({ ...inputs, stop_price: 102 }),
      )
      .willRespondWith(
        422,
        refuse(422, 'tutor.calculator_input', {
          errors: eachLike({
            field: regex('^stop_price$', 'stop_price'),
            message: string('It must differ.'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        const refused = calculatePositionSize({ ...inputs, stop_price: 102 });
        await expect(refused).rejects.toMatchObject({ status: 422, code: 'tutor.calculator_input' });
      }));
});

describe('practice, as the web uses it', () => {
  it('begins a quiz', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a new quiz about a topic')
      .withRequest('POST', '/api/tutor/quizzes', (request) =>
        request.headers(bearer).jsonBody({ topic: 'Risk Management' }),
      )
      .willRespondWith(201, (response) =>
        response.jsonBody({
          quiz: { id: uuid(QUIZ_ID), title: string('Risk Management'), questions: eachLike(question) },
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await startQuiz({ topic: 'Risk Management' })).quiz.questions).toHaveLength(1);
      }));

  it('answers a quiz', () =>
    provider()
      .addInteraction()
      .given('Ada has begun a quiz', { token: TOKEN, quiz_id: QUIZ_ID })
      .uponReceiving('no answer to any question')
      .withRequest('POST', `/api/tutor/quizzes/${QUIZ_ID}/answers`, (request) =>
        request.headers(bearer).jsonBody({ answers: [] }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          quiz_id: QUIZ_ID,
          right: integer(0),
          total: integer(5),
          results: eachLike({
            question_id: string('q1'),
            correct: boolean(false),
            given: nullValue(),
            right_text: string('50 units'),
            explanation: string('100 ÷ 2 = 50'),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await answerQuiz(QUIZ_ID, { answers: [] })).right).toBe(0);
      }));

  const card = {
    id: uuid(CARD_ID),
    question,
    right_text: string('50 units'),
    explanation: string('100 ÷ 2 = 50'),
    due_at: moment,
    interval_days: integer(1),
    repetitions: integer(0),
  };

  it('reads the due reviews', () =>
    provider()
      .addInteraction()
      .given('Ada has a card to review', { token: TOKEN, card_id: CARD_ID })
      .uponReceiving('a question for the due reviews')
      .withRequest('GET', '/api/tutor/reviews', (request) => request.headers(bearer))
      .willRespondWith(200, (response) =>
        response.jsonBody({ cards: eachLike(card), due: integer(1), total: integer(1) }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await listDueReviews()).due).toBe(1);
      }));

  it('says how well a card was known', () =>
    provider()
      .addInteraction()
      .given('Ada has a card to review', { token: TOKEN, card_id: CARD_ID })
      .uponReceiving('how well a card was known')
      .withRequest('POST', `/api/tutor/reviews/${CARD_ID}`, (request) =>
        request.headers(bearer).jsonBody({ grade: 'good' }),
      )
      .willRespondWith(200, (response) => response.jsonBody({ card: { ...card, id: CARD_ID } }))
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await gradeReview(CARD_ID, { grade: 'good' })).card.id).toBe(CARD_ID);
      }));

  it('reads the progress of a time zone', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('a question for the progress')
      .withRequest('GET', '/api/tutor/progress', (request) =>
        request.headers(bearer).query({ time_zone: 'Europe/Berlin' }),
      )
      .willRespondWith(200, (response) =>
        response.jsonBody({
          today: regex(String.raw`^\d{4}-\d{2}-\d{2}$`, '2026-11-23'),
          streak: { days: integer(0), today_done: boolean(false) },
          topics: eachLike({
            topic: string('Risk Management'),
            lessons: integer(6),
            lessons_done: integer(0),
            asked: integer(0),
            right: integer(0),
            cards_due: integer(0),
          }),
        }),
      )
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        expect((await getProgress({ time_zone: 'Europe/Berlin' })).topics).toHaveLength(1);
      }));

  it('says that a lesson was read', () =>
    provider()
      .addInteraction()
      .given('Ada is signed in', { token: TOKEN })
      .uponReceiving('that a lesson was read')
      .withRequest('PUT', `/api/tutor/lessons/${LESSON}/read`, (request) => request.headers(bearer))
      .willRespondWith(204)
      .executeTest(async ({ url }) => {
        useServer(url, TOKEN);
        await markLessonRead(LESSON);
      }));
});
