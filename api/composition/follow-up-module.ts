import { ContainerModule } from 'inversify';
import type { FollowUpUseCases } from '../adapters/http/handlers/follow-ups.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import { GetAnalysis } from '../application/analysis/get-analysis.ts';
import { GradeAnalysis } from '../application/analysis/grade-analysis.ts';
import { ListFollowUps } from '../application/analysis/list-follow-ups.ts';
import { analysisTokens } from './analysis-module.ts';
import { token, tokens } from './tokens.ts';

export const followUpUseCases = token<FollowUpUseCases>('followUpUseCases');

/** Grading analyses by later pictures. */
export const followUpModule = new ContainerModule(({ bind }) => {
  bind(followUpUseCases).toDynamicValue((context) => {
    const clock = context.get(tokens.clock);
    const followUps = context.get(analysisTokens.followUps);
    const getAnalysis = new GetAnalysis(context.get(analysisTokens.analyses), clock);
    return {
      gradeAnalysis: new GradeAnalysis(
        context.get(analysisTokens.subjects),
        context.get(analysisTokens.reading),
        getAnalysis,
        followUps,
        context.get(analysisTokens.shelf),
        new TryCounter(context.get(tokens.throttles), context.get(tokens.keyedHash), clock),
        context.get(tokens.ids),
        clock,
      ),
      listFollowUps: new ListFollowUps(getAnalysis, followUps),
      addresses: context.get(analysisTokens.addresses),
    };
  });
});
