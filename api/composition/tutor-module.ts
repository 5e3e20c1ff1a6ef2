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
import type { TutorVoice } from '../ports/tutor/tutor-voice.ts';
import type { ModelParts } from './model-parts.ts';
import * as tutor from '../application/tutor/index.ts';
import { tokens } from './tokens.ts';
import { type Bind, call, fromSettings, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** The curriculum, quizzes and reviews, and conversations with the tutor. */
export const tutorModule = new ContainerModule(({ bind }) => {
  wireAll(bind, tutor);
  wire(bind, tokens.library, CurriculumLibrary);
  wire(bind, tokens.quizzes, PostgresQuizStore);
  wire(bind, tokens.cards, PostgresReviewCardStore);
  wire(bind, tokens.learningEvents, PostgresLearningEventStore);
  wire(bind, tokens.conversations, PostgresConversationStore);
  bindProvider(bind);
  for (const data of [tutor.LearningPersonalData, tutor.TutorPersonalData]) {
    bind(tokens.personalDataSource).toService(data);
    bind(tokens.personalDataEraser).toService(data);
  }
});

/** The operations of the tutor. */
export const tutorOperations = (from: Source) => ({
  ...call(from, learningHandlers),
  ...call(from, tutorHandlers),
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
  wire(bind, LocalTutor);
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
