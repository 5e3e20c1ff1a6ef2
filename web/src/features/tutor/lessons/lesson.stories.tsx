import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { sampleLesson } from '../../../entities/lesson/testing/samples.ts';
import { CLOSED } from '../testing/builders.ts';
import { lessonNever, lessonRefused, quietTutor, withLesson } from '../testing/story-handlers.ts';
import { LessonScreen } from './lesson-screen.tsx';

const meta = {
  title: 'Tutor/Lesson',
  component: LessonScreen,
  parameters: {
    layout: 'fullscreen',
    route: `/ai-tutor/lessons/${sampleLesson.id}`,
    msw: [withLesson(), ...quietTutor],
  },
  render: () => (
    <Routes>
      <Route path="/ai-tutor/lessons/:id" element={<LessonScreen />} />
    </Routes>
  ),
} satisfies Meta<typeof LessonScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { parameters: { msw: [lessonNever, ...quietTutor] } };
export const Locked: Story = { parameters: { msw: [lessonRefused(403, CLOSED), ...quietTutor] } };
export const NotThere: Story = {
  parameters: { msw: [lessonRefused(404, 'There is no such lesson.'), ...quietTutor] },
};
export const LongTitle: Story = {
  parameters: {
    msw: [
      withLesson({ lesson: { ...sampleLesson, title: `${sampleLesson.title} `.repeat(6).trim() } }),
      ...quietTutor,
    ],
  },
};
