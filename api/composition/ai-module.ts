import { ContainerModule } from 'inversify';
import { AnthropicNarrator } from '../adapters/anthropic/anthropic-narrator.ts';
import { AnthropicTutor } from '../adapters/anthropic/anthropic-tutor.ts';
import { MessagesClient } from '../adapters/anthropic/messages-client.ts';
import { ProviderReports } from '../adapters/anthropic/provider-reports.ts';
import { LocalTutor } from '../adapters/curriculum/local-tutor.ts';
import { LocalNarrator } from '../adapters/narration/local-narrator.ts';
import { PostgresProviderErrors } from '../adapters/postgres/postgres-provider-errors.ts';
import type { Narrator } from '../ports/narrator.ts';
import type { ProviderErrors } from '../ports/provider-errors.ts';
import type { TutorVoice } from '../ports/tutor-voice.ts';
import { analysisTokens } from './analysis-module.ts';
import type { Environment } from './environment.ts';
import { token, tokens } from './tokens.ts';

export const aiTokens = {
  providerErrors: token<ProviderErrors>('providerErrors'),
};

const own = {
  client: token<MessagesClient>('messagesClient'),
  reports: token<ProviderReports>('providerReports'),
  curriculum: token<TutorVoice>('curriculum'),
};

/** Who writes narratives and answers learners, by AI_PROVIDER: rules and the curriculum, or a model above them. */
export const aiModule = new ContainerModule(({ bind }) => {
  bind(own.client)
    .toResolvedValue((environment) => openClient(environment), [tokens.environment])
    .inSingletonScope();
  bind(aiTokens.providerErrors).toResolvedValue(
    (database) => new PostgresProviderErrors(database),
    [tokens.database],
  );
  bind(own.reports).toResolvedValue(
    (errors, clock, log) => new ProviderReports(errors, clock, log),
    [aiTokens.providerErrors, tokens.clock, tokens.logger],
  );
  bind(own.curriculum)
    .toResolvedValue(() => new LocalTutor())
    .inSingletonScope();
  bind(analysisTokens.narrator).toDynamicValue((context): Narrator => {
    if (context.get(tokens.environment).aiProvider === 'local') return new LocalNarrator();
    return new AnthropicNarrator(context.get(own.client), context.get(own.reports));
  });
  bind(tokens.tutorVoice).toDynamicValue((context): TutorVoice => {
    const curriculum = context.get(own.curriculum);
    if (context.get(tokens.environment).aiProvider === 'local') return curriculum;
    return new AnthropicTutor(context.get(own.client), curriculum, context.get(own.reports));
  });
});

function openClient(environment: Environment): MessagesClient {
  return new MessagesClient({
    apiKey: environment.anthropicApiKey ?? null,
    baseUrl: environment.anthropicBaseUrl ?? null,
    model: environment.anthropicModel,
    maxTokens: environment.anthropicMaxTokens,
    timeoutMs: environment.anthropicTimeoutMs,
  });
}
