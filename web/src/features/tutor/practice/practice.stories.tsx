import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { userEvent, within } from 'storybook/test';
import { buildCard, buildDue, buildProgress } from '../testing/builders.ts';
import { quietTutor, withProgress, withQuiz, withReviews } from '../testing/story-handlers.ts';
import { PracticeScreen } from './practice-screen.tsx';

const meta = {
  title: 'Tutor/Practice',
  component: PracticeScreen,
  parameters: { layout: 'fullscreen', route: '/ai-tutor/practice', msw: [...withQuiz, ...quietTutor] },
} satisfies Meta<typeof PracticeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {};
export const Due: Story = { parameters: { msw: [withReviews(buildDue([buildCard()])), ...quietTutor] } };

const reviews = '/api/tutor/reviews';
export const Loading: Story = {
  parameters: { msw: [http.get(reviews, () => delay('infinite')), ...quietTutor] },
};
export const Failed: Story = {
  parameters: {
    msw: [
      http.get(reviews, () => HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 })),
      ...quietTutor,
    ],
  },
};

const progress = '/api/tutor/progress';
const none = { lessons: 6, lessons_done: 0, asked: 0, right: 0, cards_due: 0 };
export const NoProgressYet: Story = {
  parameters: {
    msw: [
      withProgress({
        ...buildProgress(),
        streak: { days: 0, today_done: false },
        topics: buildProgress().topics.map(({ topic }) => ({ topic, ...none })),
      }),
      ...quietTutor,
    ],
  },
};
export const TodayOpen: Story = {
  parameters: {
    msw: [withProgress(buildProgress({ streak: { days: 12, today_done: false } })), ...quietTutor],
  },
};
export const ProgressLoading: Story = {
  parameters: { msw: [http.get(progress, () => delay('infinite')), ...quietTutor] },
};
export const ProgressFailed: Story = {
  parameters: {
    msw: [
      http.get(progress, () => HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 })),
      ...quietTutor,
    ],
  },
};

async function start(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Start quiz' }));
  await userEvent.click(await canvas.findByRole('radio', { name: 'The eleventh' }));
  return canvas;
}

export const Question: Story = {
  play: async ({ canvasElement }) => void (await start(canvasElement)),
};

export const Result: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await start(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.type(await canvas.findByRole('textbox'), '100{Enter}');
    await canvas.findByRole('heading', { name: '1 of 2 right' });
  },
};

export const Night: Story = { ...Result, globals: { theme: 'dark' } };

export const Review: Story = {
  parameters: { msw: [withReviews(buildDue([buildCard()])), ...quietTutor] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Review now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the answer' }));
    await canvas.findByText('50 units');
  },
};

const long = 'A question that goes on and on, with numbers such as 1234567.89012345 in it, '.repeat(6).trim();
export const LongTexts: Story = {
  parameters: {
    msw: [withReviews(buildDue([buildCard({ explanation: long, right_text: long })])), ...quietTutor],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Review now' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the answer' }));
    await canvas.findAllByText(long);
  },
};
