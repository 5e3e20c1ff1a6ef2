import type { LessonPage } from '../../../application/tutor/get-lesson.ts';
import type { Progress } from '../../../application/tutor/get-progress.ts';
import type { OpenTopic } from '../../../application/tutor/list-topics.ts';
import type { OpenLesson } from '../../../application/tutor/search-lessons.ts';
import type { Calculation } from '../../../domain/tutor/calculators/calculation.ts';
import type { Figure, LessonBlock, LessonLink } from '../../../domain/tutor/lesson.ts';
import { topicClosedMessage } from '../../../domain/tutor/topic-gate.ts';
import type { components } from '../generated/contract.ts';

type Schemas = components['schemas'];

export function presentTopic({ topic, description, lessons, open }: OpenTopic): Schemas['TopicCard'] {
  const closed_message = open ? null : topicClosedMessage;
  return { topic, description, lesson_count: lessons, open, closed_message };
}

export function presentHit({ lesson, open, excerpt }: OpenLesson): Schemas['LessonHit'] {
  const { id, topic, position, title, summary, minutes } = lesson;
  return { id, topic, position, title, summary, minutes, open, excerpt };
}

export function presentLesson({ lesson, previous, next }: LessonPage): Schemas['LessonEnvelope'] {
  const { id, topic, position, title, summary, minutes, blocks } = lesson;
  return {
    lesson: { id, topic, position, title, summary, minutes, blocks: blocks.map(presentBlock) },
    previous,
    next,
  };
}

export function presentProgress({ today, streak, topics }: Progress): Schemas['LearningProgress'] {
  return {
    today,
    streak: { days: streak.days, today_done: streak.todayDone },
    topics: topics.map(({ topic, lessons, lessonsDone, asked, right, cardsDue }) => ({
      topic,
      lessons,
      lessons_done: lessonsDone,
      asked,
      right,
      cards_due: cardsDue,
    })),
  };
}

export function presentCalculation(
  { calculator, title, results }: Calculation,
  lesson: LessonLink,
): Schemas['Calculation'] {
  return { calculator, title, results, lesson };
}

export function presentFigure(figure: Figure): Schemas['Figure'] {
  if (figure.kind === 'curve') {
    const { kind, caption, xLabel, yLabel, series } = figure;
    return { kind, caption, x_label: xLabel, y_label: yLabel, series };
  }
  const { kind, caption, bars, levels = [], lines = [], notes = [] } = figure;
  return { kind, caption, bars, levels, lines, notes };
}

function presentBlock(block: LessonBlock): Schemas['LessonBlock'] {
  if (block.kind !== 'figure') return block;
  return { kind: 'figure', figure: presentFigure(block.figure) };
}
