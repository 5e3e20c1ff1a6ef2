/** What the server holds, for tests and stories of the tutor. */
import type {
  Calculation,
  Conversation,
  DueReviews,
  LearningProgress,
  LessonHit,
  Quiz,
  QuizOutcome,
  ReviewCard,
  TopicCard,
  TutorMessage,
} from '../../../api/generated/model';
import { LessonTopic } from '../../../api/generated/model';
import { sampleCandles } from '../../../entities/lesson/testing/samples.ts';

export const CLOSED = 'This topic is available for Pro and Expert plans. Please upgrade your package.';

export const buildChat = (change: Partial<Conversation> = {}): Conversation => ({
  id: 'c1',
  title: 'How large should my position be?',
  topic: 'Risk Management',
  created_at: '2026-11-20T09:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  ...change,
});

export const buildMessage = (change: Partial<TutorMessage> = {}): TutorMessage => ({
  id: 'm1',
  role: 'assistant',
  content: 'Risk a small, fixed part of the account.',
  timestamp: '2026-11-21T10:00:05Z',
  lessons: [],
  notice: null,
  stopped: false,
  client_message_id: null,
  ...change,
});

export const question = buildMessage({
  id: 'q1',
  role: 'user',
  content: 'How large should my position be?',
  timestamp: '2026-11-21T10:00:00Z',
  client_message_id: 'q1',
});

export const lessonLink = {
  id: 'position-sizing',
  topic: 'Risk Management',
  title: 'Position sizing',
} as const;

export const answer = buildMessage({
  content:
    'Size follows from the stop:\n\n1. Decide where the idea is wrong.\n2. Decide what it may cost.\n3. Divide.\n\nWith a balance of 10,000, a risk of 1% and a stop 2 away that is 50 units.',
  lessons: [lessonLink],
});

const DESCRIPTIONS: Record<LessonTopic, string> = {
  'Technical Analysis': 'Reading price itself: candles, trends, levels and indicators.',
  'Risk Management': 'How much to trade, and where to stop.',
  'Trading Psychology': 'Decisions under pressure.',
  'Portfolio Management': 'Many positions as one account.',
  'Market Fundamentals': 'What moves prices.',
  'Strategy Development': 'From an idea to a tested rule.',
};

export const buildTopics = (closed: readonly LessonTopic[] = []): TopicCard[] =>
  Object.values(LessonTopic).map((topic) => ({
    topic,
    description: DESCRIPTIONS[topic],
    lesson_count: 2,
    open: !closed.includes(topic),
    closed_message: closed.includes(topic) ? CLOSED : null,
  }));

export const buildLessons = (closed: readonly LessonTopic[] = []): LessonHit[] =>
  Object.values(LessonTopic).flatMap((topic, index) =>
    [1, 2].map((position) => ({
      id: `lesson-${index + 1}-${position}`,
      topic,
      position,
      title: `${topic} ${position}`,
      summary: `You can use part ${position} of ${topic.toLowerCase()}.`,
      minutes: 4 + position,
      open: !closed.includes(topic),
      excerpt: [],
    })),
  );

export const buildCalculation = (change: Partial<Calculation> = {}): Calculation => ({
  calculator: 'position-size',
  title: 'Position size',
  lesson: lessonLink,
  results: [
    {
      label: 'Position',
      value: 50,
      unit: 'units',
      text: '50 units',
      formula: 'position = amount at risk ÷ |entry − stop|',
      steps: ['100 ÷ 2 = 50 units'],
    },
    {
      label: 'Amount at risk',
      value: 100,
      unit: '',
      text: '100',
      formula: 'amount at risk = balance × risk ÷ 100',
      steps: ['10,000 × 1 ÷ 100 = 100'],
    },
  ],
  ...change,
});

export const quiz: Quiz = {
  id: 'z1',
  title: 'Risk Management',
  topic: 'Risk Management',
  analysis_id: null,
  created_at: '2026-11-21T10:00:00Z',
  questions: [
    {
      id: 'one',
      kind: 'choice',
      prompt: 'Which bar broke out of the range?',
      options: [
        { id: 'a', text: 'The fourth' },
        { id: 'b', text: 'The eleventh' },
        { id: 'c', text: 'None' },
      ],
      unit: '',
      figure: sampleCandles,
    },
    {
      id: 'two',
      kind: 'number',
      prompt: 'Balance 10,000, risk 1%, entry 102, stop 100. How many units?',
      options: [],
      unit: 'units',
      figure: null,
    },
  ],
};

export const outcome: QuizOutcome = {
  quiz_id: 'z1',
  right: 1,
  total: 2,
  results: [
    {
      question_id: 'one',
      correct: true,
      given: 'b',
      right_answer: 'b',
      right_text: 'The eleventh',
      explanation: 'Its close is the first above 102.',
      lesson: null,
    },
    {
      question_id: 'two',
      correct: false,
      given: '100',
      right_answer: '50',
      right_text: '50 units',
      explanation: '10,000 × 1% = 100; 100 ÷ (102 − 100) = 50.',
      lesson: lessonLink,
    },
  ],
};

export const buildCard = (change: Partial<ReviewCard> = {}): ReviewCard => ({
  id: 'k1',
  question: { ...quiz.questions[1]!, id: 'two' },
  right_text: '50 units',
  explanation: '10,000 × 1% = 100; 100 ÷ (102 − 100) = 50.',
  lesson: lessonLink,
  due_at: '2026-11-21T00:00:00Z',
  interval_days: 1,
  repetitions: 0,
  ...change,
});

export const buildDue = (cards: ReviewCard[] = []): DueReviews => ({
  cards,
  due: cards.length,
  total: cards.length + 3,
  next_due_at: '2026-11-24T00:00:00Z',
});

export const buildProgress = (change: Partial<LearningProgress> = {}): LearningProgress => ({
  today: '2026-11-23',
  streak: { days: 4, today_done: true },
  topics: Object.values(LessonTopic).map((topic, index) => ({
    topic,
    lessons: 6,
    lessons_done: index,
    asked: 2 * index,
    right: index,
    cards_due: index,
  })),
  ...change,
});
