import { ContainerModule } from 'inversify';
import type { TutorUseCases } from '../adapters/http/handlers/tutor.ts';
import { PostgresConversationStore } from '../adapters/postgres/postgres-conversation-store.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { GetAnalysis } from '../application/analysis/get-analysis.ts';
import { ListAnalyses } from '../application/analysis/list-analyses.ts';
import { AskTutor } from '../application/tutor/ask-tutor.ts';
import { ConversationDesk } from '../application/tutor/conversation-desk.ts';
import { OwnFacts } from '../application/tutor/own-facts.ts';
import { TutorPersonalData } from '../application/tutor/tutor-personal-data.ts';
import type { ConversationStore } from '../ports/conversation-store.ts';
import { analysisTokens } from './analysis-module.ts';
import { token, tokens } from './tokens.ts';

export const tutorUseCases = token<TutorUseCases>('tutorUseCases');

const own = {
  store: token<ConversationStore>('conversations'),
  personalData: token<TutorPersonalData>('tutorPersonalData'),
};

/** Conversations with the tutor. */
export const tutorModule = new ContainerModule(({ bind }) => {
  bind(own.store).toResolvedValue((database) => new PostgresConversationStore(database), [tokens.database]);
  bind(own.personalData).toResolvedValue((store) => new TutorPersonalData(store), [own.store]);
  bind(tokens.personalDataSource).toResolvedValue((data) => data, [own.personalData]);
  bind(tokens.personalDataEraser).toResolvedValue((data) => data, [own.personalData]);
  bind(tutorUseCases).toDynamicValue((context) => {
    const clock = context.get(tokens.clock);
    const ids = context.get(tokens.ids);
    const store = context.get(own.store);
    const tries = new TryCounter(context.get(tokens.throttles), context.get(tokens.keyedHash), clock);
    const analyses = context.get(analysisTokens.analyses);
    const facts = new OwnFacts(new ListAnalyses(analyses, clock), new GetAnalysis(analyses, clock));
    const voice = context.get(tokens.tutorVoice);
    return {
      conversations: new ConversationDesk(store, tries, ids, clock),
      askTutor: new AskTutor({ store, voice, facts, tries, ids, clock }),
    };
  });
});
