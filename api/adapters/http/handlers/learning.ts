import type { AnswerQuiz } from '../../../application/tutor/answer-quiz.ts';
import { effectiveTier } from '../../../application/tutor/effective-tier.ts';
import type { LessonDesk } from '../../../application/tutor/lesson-desk.ts';
import type { ReviewDesk } from '../../../application/tutor/review-desk.ts';
import type { StartQuiz } from '../../../application/tutor/start-quiz.ts';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import { signedIn, type Caller, type Handlers } from '../handler.ts';
import { presentHit, presentLesson, presentTopic } from '../presenters/learning.ts';
import { presentCard, presentDue, presentOutcome, presentQuiz } from '../presenters/quiz.ts';
import { calculatorHandlers } from './calculators.ts';

export interface LearningUseCases {
  lessons: LessonDesk;
  startQuiz: StartQuiz;
  answerQuiz: AnswerQuiz;
  reviews: ReviewDesk;
}

/** What is open depends on the plan, and quizzes are private: nobody keeps an old answer. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the operations on lessons, calculators, quizzes and reviews. */
export function learningHandlers(useCases: LearningUseCases) {
  return {
    ...lessonHandlers(useCases),
    ...calculatorHandlers(useCases.lessons),
    ...quizHandlers(useCases),
    ...reviewHandlers(useCases),
  };
}

/** Who is not signed in has no plan. */
function tierOf(caller: Caller | null): SubscriptionTier {
  return caller === null ? 'none' : effectiveTier(caller.user);
}

function lessonHandlers({ lessons }: LearningUseCases) {
  return {
    async listTopics({ caller }) {
      return {
        status: 200,
        body: { topics: lessons.topics(tierOf(caller)).map(presentTopic) },
        headers: FRESH,
      };
    },
    async searchLessons({ caller, query }) {
      const { q: words = '', topic, limit = 50 } = query;
      const found = lessons.search(tierOf(caller), { words, topic, limit });
      const body = { lessons: found.lessons.map(presentHit), total: found.total };
      return { status: 200, body, headers: FRESH };
    },
    async getLesson({ caller, path }) {
      const page = lessons.read(tierOf(caller), path.lesson_id);
      if (!page.ok) return { failure: page.error };
      return { status: 200, body: presentLesson(page.value), headers: FRESH };
    },
  } satisfies Partial<Handlers>;
}

function quizHandlers({ lessons, startQuiz, answerQuiz }: LearningUseCases) {
  return {
    async startQuiz(request) {
      const { topic, analysis_id: analysisId, questions: count = 5 } = request.body;
      const started = await startQuiz.run(signedIn(request).user, { topic, analysisId, count });
      if (!started.ok) return { failure: started.error };
      return { status: 201, body: { quiz: presentQuiz(started.value) } };
    },
    async answerQuiz(request) {
      const answers = request.body.answers.map(({ question_id, answer }) => ({
        questionId: question_id,
        answer,
      }));
      const outcome = await answerQuiz.run(signedIn(request).user, request.path.quiz_id, answers);
      if (!outcome.ok) return { failure: outcome.error };
      return { status: 200, body: presentOutcome(outcome.value, (id) => lessons.link(id)) };
    },
  } satisfies Partial<Handlers>;
}

function reviewHandlers({ lessons, reviews }: LearningUseCases) {
  return {
    async listDueReviews(request) {
      const due = await reviews.due(signedIn(request).user, request.query.limit ?? 20);
      return { status: 200, body: presentDue(due, (id) => lessons.link(id)), headers: FRESH };
    },
    async gradeReview(request) {
      const { user } = signedIn(request);
      const graded = await reviews.grade(user, request.path.card_id, request.body.grade);
      if (!graded.ok) return { failure: graded.error };
      return { status: 200, body: { card: presentCard(graded.value, (id) => lessons.link(id)) } };
    },
  } satisfies Partial<Handlers>;
}
