import { ContainerModule } from 'inversify';
import { forgetVisitorsTask } from '../adapters/jobs/forget-visitors-task.ts';
import { PostgresVisitorMessages } from '../adapters/postgres/postgres-visitor-messages.ts';
import { PostgresVisitorUses } from '../adapters/postgres/postgres-visitor-uses.ts';
import type { VisitorsUseCases } from '../adapters/http/handlers/visitors.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { AnalyzeDemo } from '../application/visitors/analyze-demo.ts';
import { ForgetVisitors } from '../application/visitors/forget-visitors.ts';
import { IdentifyVisitor } from '../application/visitors/identify-visitor.ts';
import { SendVisitorMessage } from '../application/visitors/send-visitor-message.ts';
import { VisitorQuota } from '../application/visitors/visitor-quota.ts';
import type { VisitorMessages } from '../ports/visitor-messages.ts';
import type { VisitorSettings } from '../ports/visitor-settings.ts';
import type { VisitorUses } from '../ports/visitor-uses.ts';
import { analysisTokens } from './analysis-module.ts';
import { token, tokens } from './tokens.ts';

export const visitorsTokens = {
  useCases: token<VisitorsUseCases>('visitorsUseCases'),
  /** How much visitors may try. */
  settings: token<VisitorSettings>('visitorSettings'),
};

const own = {
  uses: token<VisitorUses>('visitorUses'),
  messages: token<VisitorMessages>('visitorMessages'),
  forget: token<ForgetVisitors>('forgetVisitors'),
};

/** What visitors may try without an account. */
export const visitorsModule = new ContainerModule(({ bind }) => {
  bind(visitorsTokens.settings).toResolvedValue(
    (settings) => ({
      limits: async () => {
        const { demoLimit: demo, tutorLimit: tutor } = await settings.current();
        return { demo, tutor };
      },
    }),
    [tokens.platformSettings],
  );
  bind(own.uses).toResolvedValue((database) => new PostgresVisitorUses(database), [tokens.database]);
  bind(own.messages).toResolvedValue((database) => new PostgresVisitorMessages(database), [tokens.database]);
  bind(own.forget).toResolvedValue(
    (uses, messages, clock) => new ForgetVisitors(uses, messages, clock),
    [own.uses, own.messages, tokens.clock],
  );
  bind(tokens.jobTask).toResolvedValue((forget) => forgetVisitorsTask(forget), [own.forget]);
  bind(visitorsTokens.useCases).toDynamicValue((context) => {
    const ids = context.get(tokens.ids);
    const clock = context.get(tokens.clock);
    const keys = context.get(tokens.keyedHash);
    const messages = context.get(own.messages);
    const tries = new TryCounter(context.get(tokens.throttles), keys, clock);
    const quota = new VisitorQuota({
      uses: context.get(own.uses),
      settings: context.get(visitorsTokens.settings),
      unitOfWork: context.get(tokens.unitOfWork),
      ids,
      clock,
    });
    const inspector = context.get(analysisTokens.inspector);
    const measure = context.get(analysisTokens.measure);
    const voice = context.get(tokens.tutorVoice);
    return {
      identifyVisitor: new IdentifyVisitor(keys, ids),
      quota,
      analyzeDemo: new AnalyzeDemo({ quota, tries, inspector, measure, ids, clock }),
      sendVisitorMessage: new SendVisitorMessage({ quota, tries, voice, messages, clock }),
      messages,
      addresses: context.get(analysisTokens.addresses),
    };
  });
});
