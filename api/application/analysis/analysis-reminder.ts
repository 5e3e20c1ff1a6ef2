import type { User } from '../../domain/accounts/user.ts';
import type { AnalysisNotFound, NoPlan, OutsideWindow, ReminderTime } from '../../domain/analysis/errors.ts';
import { barsAfter, REMINDER_BARS, reminderProblem, type Reminder } from '../../domain/analysis/reminder.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import type { ReminderStore } from '../../ports/analysis/reminder-store.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { GetAnalysis } from './get-analysis.ts';
import { gradable } from './gradable.ts';

interface Deps {
  getAnalysis: GetAnalysis;
  reminders: ReminderStore;
  clock: Clock;
}

/** A time that fits the chart, by its measured time frame. */
interface Suggestion {
  bars: number;
  timeframe: string;
  dueAt: Date;
}

export interface ReminderState {
  reminder: Reminder | null;
  suggestion: Suggestion | null;
}

type Missing = AnalysisNotFound | OutsideWindow;

/** The reminder to add a later screenshot to one of the caller's analyses. */
export class AnalysisReminder {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async get(user: User, analysisId: string): Promise<Result<ReminderState, Missing>> {
    const record = await this.deps.getAnalysis.run(user, analysisId);
    if (!record.ok) return record;
    const reminder = await this.deps.reminders.find(analysisId);
    return ok({ reminder, suggestion: suggestionFor(record.value) });
  }

  /** At `chosen`, or where it is left out at the time that fits the chart. */
  async set(
    user: User,
    analysisId: string,
    chosen?: Date,
  ): Promise<Result<ReminderState, Missing | NoPlan | ReminderTime>> {
    const record = await this.deps.getAnalysis.run(user, analysisId);
    if (!record.ok) return record;
    if (gradable(record.value) === null) return err({ code: 'analysis.no_plan' });
    const suggestion = suggestionFor(record.value);
    const dueAt = chosen ?? suggestion?.dueAt;
    const message = dueAt
      ? reminderProblem(dueAt, this.deps.clock.now())
      : 'must be given: the time frame of the chart was not found';
    if (dueAt === undefined || message !== null)
      return err({
        code: 'analysis.reminder_time',
        errors: [{ field: 'due_at', message: message ?? 'must be given' }],
      });
    if (!(await this.deps.reminders.set(user.id, analysisId, dueAt)))
      return err({ code: 'analysis.not_found' });
    return ok({ reminder: { analysisId, dueAt, sentAt: null }, suggestion });
  }
}

function suggestionFor({ readout, createdAt }: AnalysisRecord): Suggestion | null {
  const timeframe = readout?.timeframe?.text;
  if (!timeframe) return null;
  const dueAt = barsAfter(createdAt, timeframe, REMINDER_BARS);
  return dueAt && { bars: REMINDER_BARS, timeframe, dueAt };
}
