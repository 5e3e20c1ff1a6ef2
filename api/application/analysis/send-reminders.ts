import { historyWindowOf, shownSince } from '../../domain/analysis/history-window.ts';
import type { UserStore } from '../../ports/accounts/user-store.ts';
import type { DueReminder, ReminderStore } from '../../ports/analysis/reminder-store.ts';
import type { MailQueue } from '../../ports/platform/mail-queue.ts';
import type { Site } from '../../ports/platform/site.ts';
import type { Clock } from '../../ports/shared/clock.ts';
import type { UnitOfWork } from '../../ports/shared/unit-of-work.ts';
import { reminderEmail } from './reminder-email.ts';

const BATCH = 200;

interface Deps {
  reminders: ReminderStore;
  users: UserStore;
  mail: MailQueue;
  site: Site;
  unitOfWork: UnitOfWork;
  clock: Clock;
}

/** Posts one email for each reminder that is due, however many replicas run this at once. */
export class SendReminders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** How many were posted. */
  async run(): Promise<number> {
    const now = this.deps.clock.now();
    let posted = 0;
    for (const reminder of await this.deps.reminders.toSend(now, BATCH))
      if (await this.send(reminder, now)) posted += 1;
    return posted;
  }

  /** The account is locked first, as when it is deleted, so that neither waits for the other. */
  private send(reminder: DueReminder, now: Date): Promise<boolean> {
    const { reminders, users, mail, site, unitOfWork } = this.deps;
    return unitOfWork.run(async (tx) => {
      const user = await users.hold(reminder.ownerId, tx);
      if (!user || !(await reminders.markSent(reminder.analysisId, now, tx))) return false;
      const since = shownSince(historyWindowOf(user), now);
      // Nobody is sent to what they cannot open.
      if (user.suspendedAt !== null || (since !== null && reminder.analysedAt < since)) return false;
      await mail.post(reminderEmail(user, reminder, await site.details(tx)), tx);
      return true;
    });
  }
}
