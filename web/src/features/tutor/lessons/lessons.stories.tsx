import type { Meta, StoryObj } from '@storybook/react-vite';
import { CLOSED, buildLessons, buildTopics } from '../testing/builders.ts';
import {
  lessonsBroken,
  lessonsNever,
  quietTutor,
  withLessons,
  withTopics,
} from '../testing/story-handlers.ts';
import { LessonsScreen } from './lessons-screen.tsx';

const meta = {
  title: 'Tutor/Lessons',
  component: LessonsScreen,
  parameters: { layout: 'fullscreen', route: '/ai-tutor/lessons', msw: quietTutor },
} satisfies Meta<typeof LessonsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Course: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: { msw: [lessonsNever, ...quietTutor] } };
export const Broken: Story = { parameters: { msw: [lessonsBroken, ...quietTutor] } };

const closed = ['Market Fundamentals', 'Strategy Development'] as const;
export const ClosedTopics: Story = {
  parameters: { msw: [withTopics(buildTopics(closed)), withLessons(buildLessons(closed)), ...quietTutor] },
};

const found = buildLessons()
  .slice(0, 3)
  .map((lesson) => ({
    ...lesson,
    excerpt: [
      { text: 'The wider the ', match: false },
      { text: 'stop', match: true },
      { text: `, the smaller the position. ${CLOSED}`, match: false },
    ],
  }));
export const Found: Story = {
  parameters: { route: '/ai-tutor/lessons?q=stop', msw: [withLessons(found), ...quietTutor] },
};
export const NothingFound: Story = {
  parameters: { route: '/ai-tutor/lessons?q=tulips', msw: [withLessons([]), ...quietTutor] },
};

const long = 'Why a level that held three times may not hold a fourth, and what follows from that '
  .repeat(3)
  .trim();
export const LongTexts: Story = {
  parameters: {
    msw: [
      withLessons(buildLessons().map((lesson) => ({ ...lesson, title: long, summary: long }))),
      ...quietTutor,
    ],
  },
};
