/** Answers of the server for stories of the tutor. */
import { HttpResponse, delay, http } from 'msw';
import type {
  Conversation,
  LessonEnvelope,
  LessonHit,
  TopicCard,
  TutorMessage,
} from '../../../api/generated/model';
import { sampleLesson } from '../../../entities/lesson/testing/samples.ts';
import {
  buildCalculation,
  buildDue,
  buildLessons,
  buildProgress,
  buildTopics,
  lessonLink,
  outcome,
  quiz,
} from './builders.ts';

const broken = { error: 'The database does not answer. Try again in a minute.' };

export const withTopics = (topics: TopicCard[] = buildTopics()) =>
  http.get('/api/tutor/topics', () => HttpResponse.json({ topics }));
export const withLessons = (lessons: LessonHit[] = buildLessons()) =>
  http.get('/api/tutor/lessons', () => HttpResponse.json({ lessons, total: lessons.length }));
export const lessonsNever = http.get('/api/tutor/lessons', () => delay('infinite'));
export const lessonsBroken = http.get('/api/tutor/lessons', () => HttpResponse.json(broken, { status: 503 }));
export const withLesson = (change: Partial<LessonEnvelope> = {}) =>
  http.get('/api/tutor/lessons/:id', () =>
    HttpResponse.json({ lesson: sampleLesson, previous: lessonLink, next: lessonLink, ...change }),
  );
export const lessonRefused = (status: number, error: string) =>
  http.get('/api/tutor/lessons/:id', () => HttpResponse.json({ status, error }, { status }));
export const lessonNever = http.get('/api/tutor/lessons/:id', () => delay('infinite'));

export const withChats = (conversations: Conversation[]) =>
  http.get('/api/tutor/conversations', () =>
    HttpResponse.json({ conversations, total: conversations.length }),
  );
export const chatsNever = http.get('/api/tutor/conversations', () => delay('infinite'));
export const chatsBroken = http.get('/api/tutor/conversations', () =>
  HttpResponse.json(broken, { status: 503 }),
);
export const withMessages = (messages: TutorMessage[]) =>
  http.get('/api/tutor/conversations/:id/messages', () => HttpResponse.json({ messages }));
export const messagesBroken = http.get('/api/tutor/conversations/:id/messages', () =>
  HttpResponse.json(broken, { status: 503 }),
);
export const neverAnswered = http.post('/api/tutor/conversations/:id/messages', () => delay('infinite'));
export const answerRefused = http.post('/api/tutor/conversations/:id/messages', () =>
  HttpResponse.json({ error: 'You have asked many questions. Try again in 10 minutes.' }, { status: 429 }),
);

export const withReviews = (due = buildDue()) => http.get('/api/tutor/reviews', () => HttpResponse.json(due));
export const withProgress = (progress = buildProgress()) =>
  http.get('/api/tutor/progress', () => HttpResponse.json(progress));
export const withQuiz = [
  http.post('/api/tutor/quizzes', () => HttpResponse.json({ quiz }, { status: 201 })),
  http.post('/api/tutor/quizzes/:id/answers', () => HttpResponse.json(outcome)),
];
export const withCalculation = http.post('/api/tutor/calculators/:name', () =>
  HttpResponse.json(buildCalculation()),
);
export const calculationRefused = http.post('/api/tutor/calculators/:name', () =>
  HttpResponse.json(
    {
      status: 422,
      error: 'An input makes no sense.',
      errors: [{ field: 'stop_price', message: 'must differ from the entry price' }],
    },
    { status: 422 },
  ),
);

/** A server with the whole curriculum and nothing said yet. */
export const quietTutor = [withTopics(), withLessons(), withChats([]), withReviews(), withProgress()];
