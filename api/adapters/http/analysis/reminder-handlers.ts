import type { AnalysisReminder, ReminderState } from '../../../application/analysis/analysis-reminder.ts';
import { historyWindowOf, shownSince } from '../../../domain/analysis/history-window.ts';
import type { FollowedPlan, FollowUpStore } from '../../../ports/analysis/follow-up-store.ts';
import type { ReminderStore } from '../../../ports/analysis/reminder-store.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handlers } from '../handler.ts';
import { analysisFailure } from './analysis-failure.ts';

export interface ReminderUseCases {
  analysisReminder: AnalysisReminder;
  reminders: ReminderStore;
  followUps: FollowUpStore;
  clock: Clock;
}

type Schemas = components['schemas'];
type ReminderOperation =
  | 'getReminder'
  | 'setReminder'
  | 'removeReminder'
  | 'listDueReminders'
  | 'listOutcomes';

const MOST_DUE = 50;

/** Answers about following plans up: reminders, and what became of all plans. */
export function reminderHandlers({ analysisReminder, reminders, followUps, clock }: ReminderUseCases) {
  return {
    async getReminder(request) {
      const result = await analysisReminder.get(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      return { status: 200, body: presentState(result.value, clock.now()) };
    },

    async setReminder(request) {
      const { due_at: dueAt } = request.body;
      const chosen = dueAt === undefined ? undefined : new Date(dueAt);
      const result = await analysisReminder.set(signedIn(request).user, request.path.analysis_id, chosen);
      if (!result.ok) return analysisFailure(result.error);
      return { status: 200, body: presentState(result.value, clock.now()) };
    },

    async removeReminder(request) {
      const { user } = signedIn(request);
      const result = await analysisReminder.get(user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      await reminders.remove(user.id, request.path.analysis_id);
      return { status: 204 };
    },

    async listDueReminders(request) {
      const { user } = signedIn(request);
      const now = clock.now();
      const due = await reminders.due(user.id, now, shownSince(historyWindowOf(user), now), MOST_DUE);
      const body = {
        reminders: due.map(({ analysisId, symbol, dueAt }) => ({
          analysis_id: analysisId,
          symbol,
          due_at: dueAt.toISOString(),
        })),
      };
      return { status: 200, body };
    },

    async listOutcomes(request) {
      const { user } = signedIn(request);
      const { limit = 50, offset = 0 } = request.query;
      const since = shownSince(historyWindowOf(user), clock.now());
      const { plans, total, hidden } = await followUps.followed(user.id, { since, limit, offset });
      return { status: 200, body: { plans: plans.map(presentPlan), meta: { total, limit, offset, hidden } } };
    },
  } satisfies Pick<Handlers, ReminderOperation>;
}

function presentState({ reminder, suggestion }: ReminderState, now: Date): Schemas['ReminderState'] {
  return {
    reminder: reminder && {
      due_at: reminder.dueAt.toISOString(),
      is_due: reminder.dueAt <= now,
      sent_at: reminder.sentAt?.toISOString() ?? null,
    },
    suggestion: suggestion && {
      bars: suggestion.bars,
      time_frame: suggestion.timeframe,
      due_at: suggestion.dueAt.toISOString(),
      passed: suggestion.dueAt <= now,
    },
  };
}

function presentPlan(plan: FollowedPlan): Schemas['FollowedPlan'] {
  return {
    analysis_id: plan.analysisId,
    created_at: plan.createdAt.toISOString(),
    symbol: plan.symbol,
    time_frame: plan.timeframe,
    direction: plan.direction,
    risk_reward: plan.riskReward,
    outcome: plan.outcome,
    bars_watched: plan.barsWatched,
    chance: plan.chance,
    result_r: plan.resultR,
    looked_at: plan.lookedAt?.toISOString() ?? null,
    due_at: plan.dueAt?.toISOString() ?? null,
  };
}
