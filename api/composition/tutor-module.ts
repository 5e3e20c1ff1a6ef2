import { ContainerModule } from 'inversify';
import { AnthropicTutor } from '../adapters/anthropic/anthropic-tutor.ts';
import { MessagesClient } from '../adapters/anthropic/messages-client.ts';
import { ProviderReports } from '../adapters/anthropic/provider-reports.ts';
import { SharedPause } from '../adapters/anthropic/shared-pause.ts';
import { CurriculumLibrary } from '../adapters/curriculum/curriculum-library.ts';
import { LocalTutor } from '../adapters/curriculum/local-tutor.ts';
import { learningHandlers } from '../adapters/http/tutor/learning-handlers.ts';
import { tutorHandlers } from '../adapters/http/tutor/tutor-handlers.ts';
import { PostgresConversationStore } from '../adapters/postgres/tutor/postgres-conversation-store.ts';
import { PostgresLearningEventStore } from '../adapters/postgres/tutor/postgres-learning-event-store.ts';
import { PostgresQuizStore } from '../adapters/postgres/tutor/postgres-quiz-store.ts';
import { PostgresReviewCardStore } from '../adapters/postgres/tutor/postgres-review-card-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { GetAnalysis } from '../application/analysis/get-analysis.ts';
import { ListAnalyses } from '../application/analysis/list-analyses.ts';
import { AnswerQuiz } from '../application/tutor/answer-quiz.ts';
import { AskTutor } from '../application/tutor/ask-tutor.ts';
import { GetLesson } from '../application/tutor/get-lesson.ts';
import { GetProgress } from '../application/tutor/get-progress.ts';
import { GradeReview } from '../application/tutor/grade-review.ts';
import { LearningPersonalData } from '../application/tutor/learning-personal-data.ts';
import { ListDueReviews } from '../application/tutor/list-due-reviews.ts';
import { ListTopics } from '../application/tutor/list-topics.ts';
import { MarkLessonRead } from '../application/tutor/mark-lesson-read.ts';
import { OwnFacts } from '../application/tutor/own-facts.ts';
import { RenameConversation } from '../application/tutor/rename-conversation.ts';
import { SearchLessons } from '../application/tutor/search-lessons.ts';
import { StartConversation } from '../application/tutor/start-conversation.ts';
import { StartQuiz } from '../application/tutor/start-quiz.ts';
import { TutorPersonalData } from '../application/tutor/tutor-personal-data.ts';
import type { TutorVoice } from '../ports/tutor/tutor-voice.ts';
import type { ModelParts } from './model-parts.ts';
import { tokens } from './tokens.ts';
import { type Bind, call, fromSettings, provide, setting, type Source, wire } from './wire.ts';

/** The curriculum, quizzes and reviews, and conversations with the tutor. */
export const tutorModule = new ContainerModule(({ bind }) => {
  wire(bind, tokens.library, CurriculumLibrary, {});
  wire(bind, tokens.quizzes, PostgresQuizStore);
  wire(bind, tokens.cards, PostgresReviewCardStore);
  wire(bind, tokens.learningEvents, PostgresLearningEventStore);
  wire(bind, tokens.conversations, PostgresConversationStore);
  bindProvider(bind);
  wire(bind, LearningPersonalData);
  wire(bind, OwnFacts, { ListAnalyses, GetAnalysis });
  wire(bind, TutorPersonalData);
  wire(bind, AnswerQuiz);
  wire(bind, AskTutor, { facts: OwnFacts, tries: TryCounter });
  wire(bind, GetLesson);
  wire(bind, GetProgress);
  wire(bind, GradeReview);
  wire(bind, ListDueReviews);
  wire(bind, ListTopics);
  wire(bind, MarkLessonRead, { GetLesson });
  wire(bind, RenameConversation);
  wire(bind, SearchLessons);
  wire(bind, StartConversation, { tries: TryCounter });
  wire(bind, StartQuiz);
  for (const data of [LearningPersonalData, TutorPersonalData]) {
    bind(tokens.personalDataSource).toService(data);
    bind(tokens.personalDataEraser).toService(data);
  }
});

/** The operations of the tutor. */
export const tutorOperations = (from: Source) => ({
  ...call(from, learningHandlers, {
    ListTopics,
    SearchLessons,
    GetLesson,
    StartQuiz,
    AnswerQuiz,
    ListDueReviews,
    GradeReview,
    GetProgress,
    MarkLessonRead,
  }),
  ...call(from, tutorHandlers, { StartConversation, RenameConversation, AskTutor }),
});

/** Who answers learners, by AI_PROVIDER: the curriculum, or a model above it. */
function bindProvider(bind: Bind): void {
  wire(bind, SharedPause, { pauses: tokens.providerPauses });
  wire(bind, MessagesClient, {
    pause: SharedPause,
    apiKey: fromSettings(({ anthropicApiKey }) => anthropicApiKey ?? null),
    baseUrl: fromSettings(({ anthropicBaseUrl }) => anthropicBaseUrl ?? null),
    model: setting('anthropicModel'),
    maxTokens: setting('anthropicMaxTokens'),
    timeoutMs: setting('anthropicTimeoutMs'),
  });
  wire(bind, ProviderReports, { errors: tokens.providerErrors });
  wire(bind, LocalTutor, {});
  provide(bind, tokens.voice, chooseVoice, {
    provider: setting('aiProvider'),
    client: MessagesClient,
    reports: ProviderReports,
    curriculum: LocalTutor,
  });
}

function chooseVoice({ provider, ...model }: ModelParts & { curriculum: TutorVoice }): TutorVoice {
  return provider === 'local' ? model.curriculum : new AnthropicTutor(model);
}
