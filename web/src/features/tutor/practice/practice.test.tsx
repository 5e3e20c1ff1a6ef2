import { screen, waitFor, within } from '@testing-library/react';
import {
  CLOSED,
  buildCard,
  buildDue,
  buildProgress,
  buildTopics,
  outcome,
  quiz,
} from '../testing/builders.ts';
import { startFakeTutor } from '../testing/fake-tutor.ts';
import { renderTutor } from '../testing/render-tutor.tsx';
import { PracticeScreen } from './practice-screen.tsx';

const START = 'POST /tutor/quizzes';
const ANSWER = 'POST /tutor/quizzes/z1/answers';
const REVIEWS = 'GET /tutor/reviews';
const GRADE = 'POST /tutor/reviews/k1';
const CHARTS = 'GET /chart/analyses';
const ANALYSIS = '11111111-1111-4111-8111-111111111111';

const open = (search = '') =>
  renderTutor(<PracticeScreen />, { at: `/ai-tutor/practice${search}`, path: '/ai-tutor/practice' });

const withQuiz = {
  [START]: { status: 201, body: { quiz } },
  [ANSWER]: { body: outcome },
  [CHARTS]: { body: { analyses: [], meta: { total: 0, limit: 20, offset: 0 } } },
};

describe('a quiz', () => {
  it('[D-099] of the lessons goes question by question, by keyboard, to its result with explanations', async () => {
    const server = startFakeTutor(withQuiz);
    const { mouse } = open('?topic=Risk%20Management');
    await mouse.click(await screen.findByRole('button', { name: 'Start quiz' }));
    expect(await screen.findByRole('heading', { name: 'Risk Management: question 1 of 2' })).toHaveFocus();
    expect(server.of(START)[0]?.body).toEqual({ topic: 'Risk Management' });
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(screen.getByRole('img')).toBeInTheDocument();
    await mouse.keyboard('2');
    expect(screen.getByRole('radio', { name: 'The eleventh' })).toBeChecked();
    await mouse.click(screen.getByRole('button', { name: 'Next' }));
    await mouse.type(await screen.findByRole('textbox', { name: 'Your answer (units)' }), '100{Enter}');
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toHaveFocus();
    expect(server.of(ANSWER)[0]?.body).toEqual({
      answers: [
        { question_id: 'one', answer: 'b' },
        { question_id: 'two', answer: '100' },
      ],
    });
    const wrong = within(screen.getAllByRole('listitem').at(-1)!);
    expect(wrong.getByText('Wrong')).toBeVisible();
    expect(wrong.getByText('100 units')).toBeVisible();
    expect(wrong.getByText('50 units')).toBeVisible();
    expect(wrong.getByText('10,000 × 1% = 100; 100 ÷ (102 − 100) = 50.')).toBeVisible();
    expect(wrong.getByRole('link', { name: 'Position sizing' })).toHaveAttribute(
      'href',
      '/ai-tutor/lessons/position-sizing',
    );
  });

  it('[D-099] of an own chart is asked for by its analysis', async () => {
    const record = { id: ANALYSIS, symbol: 'DOT', created_at: '2026-11-20T10:00:00Z', analysis_json: null };
    const server = startFakeTutor({
      ...withQuiz,
      [CHARTS]: { body: { analyses: [record], meta: { total: 1, limit: 20, offset: 0 } } },
    });
    const { mouse } = open(`?analysis=${ANALYSIS}`);
    expect(await screen.findByRole('combobox', { name: 'Analysis' })).toHaveValue(ANALYSIS);
    await mouse.click(screen.getByRole('button', { name: 'Start quiz' }));
    await waitFor(() => expect(server.of(START)[0]?.body).toEqual({ analysis_id: ANALYSIS }));
  });

  it('needs a completed analysis for a chart, and says so', async () => {
    startFakeTutor(withQuiz);
    const { mouse } = open();
    await mouse.click(await screen.findByText('My own chart'));
    expect(await screen.findByText(/needs a completed analysis/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start quiz' })).toBeDisabled();
  });

  it('of a closed topic says which plans open it', async () => {
    startFakeTutor({
      ...withQuiz,
      'GET /tutor/topics': { body: { topics: buildTopics(['Strategy Development']) } },
    });
    open('?topic=Strategy%20Development');
    expect(await screen.findByText(new RegExp(`^${CLOSED}`))).toBeVisible();
  });

  it('keeps the answers when they cannot be sent', async () => {
    const server = startFakeTutor({ ...withQuiz, [ANSWER]: { status: 500, body: { error: 'Not now.' } } });
    const { mouse } = open();
    await mouse.click(await screen.findByRole('button', { name: 'Start quiz' }));
    await mouse.click(await screen.findByRole('radio', { name: 'None' }));
    await mouse.click(screen.getByRole('button', { name: 'Next' }));
    await mouse.type(await screen.findByRole('textbox'), '50{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    server.answers[ANSWER] = { body: outcome };
    await mouse.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('heading', { name: '1 of 2 right' })).toBeVisible();
  });
});

describe('reviews', () => {
  it('are counted, shown one by one, and graded by a key', async () => {
    const server = startFakeTutor({
      [CHARTS]: withQuiz[CHARTS],
      [REVIEWS]: { body: buildDue([buildCard()]) },
      [GRADE]: { body: { card: buildCard({ repetitions: 1 }) } },
    });
    const { mouse } = open();
    expect(await screen.findByText('1 due')).toBeVisible();
    await mouse.click(await screen.findByRole('button', { name: 'Review now' }));
    expect(await screen.findByRole('heading', { name: /How many units/ })).toBeVisible();
    expect(screen.queryByText('50 units')).not.toBeInTheDocument();
    await mouse.keyboard(' ');
    expect(await screen.findByText('50 units')).toBeVisible();
    await mouse.keyboard('3');
    expect(await screen.findByRole('heading', { name: 'All due cards are reviewed' })).toBeVisible();
    expect(server.of(GRADE)[0]?.body).toEqual({ grade: 'good' });
  });

  it('say when nothing is due and when the next card comes', async () => {
    startFakeTutor({ [CHARTS]: withQuiz[CHARTS] });
    open();
    expect(await screen.findByText('The next card comes back on 24 Nov 2026.')).toBeVisible();
  });
});

describe('progress', () => {
  const PROGRESS = 'GET /tutor/progress';
  const panel = async () => within(await screen.findByRole('region', { name: 'Your progress' }));

  it('says the days in a row, and of each topic the lessons, the answers and the due cards', async () => {
    const server = startFakeTutor(withQuiz);
    open();
    const shown = await panel();
    expect(await shown.findByText('4 days in a row, today included.')).toBeVisible();
    const bar = shown.getByRole('meter', { name: 'Trading Psychology' });
    expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 lessons');
    expect(bar).toHaveAttribute('aria-valuenow', '2');
    expect(shown.getByText('2 of 4 answers right, 2 cards due')).toBeVisible();
    expect(shown.getByText('No questions answered, no card due')).toBeVisible();
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(server.of(PROGRESS)[0]?.params).toEqual({ time_zone: timeZone });
  });

  it.each([
    [{ days: 0, today_done: false }, /^No days in a row yet\./],
    [{ days: 1, today_done: true }, '1 day, today included.'],
    [{ days: 3, today_done: false }, '3 days in a row up to yesterday. Today is still open.'],
  ])('says of the streak %j: %s', async (streak, text) => {
    startFakeTutor({ ...withQuiz, [PROGRESS]: { body: buildProgress({ streak }) } });
    open();
    expect(await (await panel()).findByText(text)).toBeVisible();
  });

  it('that cannot be loaded says so and tries again', async () => {
    const server = startFakeTutor({
      ...withQuiz,
      [PROGRESS]: { status: 503, body: { error: 'No progress.' } },
    });
    const { mouse } = open();
    const shown = await panel();
    expect(await shown.findByText('No progress.')).toBeVisible();
    server.answers[PROGRESS] = { body: buildProgress() };
    await mouse.click(shown.getByRole('button', { name: 'Retry' }));
    expect(await shown.findByText('4 days in a row, today included.')).toBeVisible();
  });
});
