import type { GetLesson } from '../../../application/tutor/get-lesson.ts';
import type { GetProgress } from '../../../application/tutor/get-progress.ts';
import type { GradeReview } from '../../../application/tutor/grade-review.ts';
import type { ListDueReviews } from '../../../application/tutor/list-due-reviews.ts';
import type { ListTopics } from '../../../application/tutor/list-topics.ts';
import type { MarkLessonRead } from '../../../application/tutor/mark-lesson-read.ts';
import type { SearchLessons } from '../../../application/tutor/search-lessons.ts';
import { lessonLink } from '../../../application/tutor/lesson-link.ts';
import type { LessonLibrary } from '../../../ports/tutor/lesson-library.ts';
import type { AnswerQuiz } from '../../../application/tutor/answer-quiz.ts';
import { effectiveTier } from '../../../application/tutor/effective-tier.ts';
import type { StartQuiz } from '../../../application/tutor/start-quiz.ts';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import { signedIn, type Caller, type Handlers } from '../handler.ts';
import { presentHit, presentLesson, presentProgress, presentTopic } from './learning-presenters.ts';
import { presentCard, presentDue, presentOutcome, presentQuiz } from './quiz-presenters.ts';
import { calculatorHandlers } from './calculators-handlers.ts';

export interface LearningUseCases {
  library: LessonLibrary;
  listTopics: ListTopics;
  searchLessons: SearchLessons;
  getLesson: GetLesson;
  startQuiz: StartQuiz;
  answerQuiz: AnswerQuiz;
  listDueReviews: ListDueReviews;
  gradeReview: GradeReview;
  getProgress: GetProgress;
  markLessonRead: MarkLessonRead;
}

/** Answers depend on the plan, and quizzes are private: they must not be cached. */
const FRESH = { 'Cache-Control': 'no-store' };

/** Answers of the operations on lessons, calculators, quizzes and reviews. */
export function learningHandlers(useCases: LearningUseCases) {
  return {
    ...lessonHandlers(useCases),
    ...calculatorHandlers(useCases.library),
    ...quizHandlers(useCases),
    ...reviewHandlers(useCases),
    ...progressHandlers(useCases),
  };
}

/** Who is not signed in has no plan. */
function tierOf(caller: Caller | null): SubscriptionTier {
  return caller === null ? 'none' : effectiveTier(caller.user);
}

function lessonHandlers({ listTopics, searchLessons, getLesson }: LearningUseCases) {
  return {
    async listTopics({ caller }) {
      return {
        status: 200,
        body: { topics: listTopics.run(tierOf(caller)).map(presentTopic) },
        headers: FRESH,
      };
    },
    async searchLessons({ caller, query }) {
      const { q: text = '', topic, limit = 50 } = query;
      const found = searchLessons.run(tierOf(caller), { text, topic, limit });
      const body = { lessons: found.lessons.map(presentHit), total: found.total };
      return { status: 200, body, headers: FRESH };
    },
    async getLesson({ caller, path }) {
      const page = getLesson.run(tierOf(caller), path.lesson_id);
      if (!page.ok) return { failure: page.error };
      return { status: 200, body: presentLesson(page.value), headers: FRESH };
    },
  } satisfies Partial<Handlers>;
}

function quizHandlers({ library, startQuiz, answerQuiz }: LearningUseCases) {
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
      return { status: 200, body: presentOutcome(outcome.value, (id) => lessonLink(library.find(id))) };
    },
  } satisfies Partial<Handlers>;
}

function reviewHandlers({ library, listDueReviews, gradeReview }: LearningUseCases) {
  return {
    async listDueReviews(request) {
      const due = await listDueReviews.run(signedIn(request).user.id, request.query.limit ?? 20);
      return { status: 200, body: presentDue(due, (id) => lessonLink(library.find(id))), headers: FRESH };
    },
    async gradeReview(request) {
      const { user } = signedIn(request);
      const graded = await gradeReview.run(user.id, request.path.card_id, request.body.grade);
      if (!graded.ok) return { failure: graded.error };
      return { status: 200, body: { card: presentCard(graded.value, (id) => lessonLink(library.find(id))) } };
    },
  } satisfies Partial<Handlers>;
}

function progressHandlers({ getProgress, markLessonRead }: LearningUseCases) {
  return {
    async getProgress(request) {
      const progress = await getProgress.run(signedIn(request).user.id, request.query.time_zone ?? 'UTC');
      if (progress.ok) return { status: 200, body: presentProgress(progress.value), headers: FRESH };
      const errors = [{ field: 'time_zone', message: 'is no IANA time zone' }];
      return { failure: { ...progress.error, errors } };
    },
    async markLessonRead(request) {
      const marked = await markLessonRead.run(signedIn(request).user, request.path.lesson_id);
      return marked.ok ? { status: 204 } : { failure: marked.error };
    },
  } satisfies Partial<Handlers>;
}
