import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { deliverMailTask, purgeMailTask } from '../adapters/jobs/mail-tasks.ts';
import { OutboxMailer } from '../adapters/mail/outbox-mailer.ts';
import { SmtpMailer } from '../adapters/mail/smtp-mailer.ts';
import { PostgresMailQueue } from '../adapters/postgres/postgres-mail-queue.ts';
import { DeliverMail } from '../application/platform/deliver-mail.ts';
import type { LetterStore } from '../ports/letter-store.ts';
import type { Mailer } from '../ports/mailer.ts';
import { token, tokens } from './tokens.ts';

const own = {
  letters: token<PostgresMailQueue>('letters'),
  mailer: token<Mailer>('mailer'),
};

/** Posting letters, and delivering them: through SMTP_URL, or into DATA_DIR/outbox. */
export const mailModule = new ContainerModule(({ bind }) => {
  bind(own.letters).toResolvedValue(
    (database, ids, clock) => new PostgresMailQueue(database, ids, clock),
    [tokens.database, tokens.ids, tokens.clock],
  );
  bind(tokens.mailQueue).toResolvedValue((letters) => letters, [own.letters]);
  bind(own.mailer).toResolvedValue(
    ({ smtpUrl, mailFrom, dataDir }, log) =>
      smtpUrl === undefined
        ? new OutboxMailer(join(dataDir, 'outbox'), mailFrom, log)
        : new SmtpMailer(smtpUrl, mailFrom, log),
    [tokens.environment, tokens.logger],
  );
  bind(tokens.jobTask).toResolvedValue(
    (letters, mailer, clock, log) => deliverMailTask(new DeliverMail(letters, mailer, clock, log)),
    [own.letters, own.mailer, tokens.clock, tokens.logger],
  );
  bind(tokens.jobTask).toResolvedValue(
    (letters: LetterStore, clock) => purgeMailTask(letters, clock),
    [own.letters, tokens.clock],
  );
});
