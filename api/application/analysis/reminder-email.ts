import type { User } from '../../domain/accounts/user.ts';
import { dayText } from '../../domain/shared/day-text.ts';
import type { DueReminder } from '../../ports/analysis/reminder-store.ts';
import type { Mail } from '../../ports/platform/mail-queue.ts';
import type { SiteDetails } from '../../ports/platform/site.ts';

/** To the owner of an analysis: it is time for a later screenshot. To an address that was never proven it names no symbol. */
export function reminderEmail(
  { email, mailboxProvenAt }: Pick<User, 'email' | 'mailboxProvenAt'>,
  { analysisId, symbol, analysedAt }: DueReminder,
  site: SiteDetails,
): Mail {
  const named = mailboxProvenAt === null || symbol === null ? '' : ` of ${symbol}`;
  const text = [
    `You asked to be reminded of your analysis${named} from ${dayText(analysedAt)} (UTC).`,
    'Add a later screenshot of the same chart to see whether the target or the stop came first. It costs no credit.',
    '',
    `Add it here: ${site.publicUrl}/history/${analysisId}`,
    '',
    'This reminder is sent once.',
    `Questions? ${site.supportEmail}`,
  ].join('\n');
  return { to: email, subject: `Time for a later screenshot${named}`, text, kind: 'later-screenshot' };
}
