import type { Knex } from 'knex';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { IdSource } from '../../../ports/shared/id-source.ts';
import type { EmailStore } from '../../../ports/platform/email-store.ts';
import type { Email } from '../../../ports/platform/mailer.ts';
import type { Mail, MailQueue } from '../../../ports/platform/mail-queue.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface EmailRow {
  id: string;
  kind: string;
  subject: string;
  recipient: string;
  body: string;
  posted_at: Date;
}

interface Deps {
  database: Knex;
  ids: IdSource;
  clock: Clock;
}

/** Emails in `mail_letters`, each with its own job; both are written in one statement. */
export class PostgresMailQueue implements MailQueue, EmailStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async post(mail: Mail, tx?: Transaction): Promise<void> {
    // The pseudonym of a deleted account cannot receive email (RFC 2606).
    if (mail.to.endsWith('.invalid')) return;
    await queryOn(this.deps.database, tx).raw(
      `with email as (
         insert into mail_letters (id, kind, subject, recipient, body, posted_at)
         values (:id, :kind, :subject, :to, :text, :at) returning id
       )
       select graphile_worker.add_job('deliver-mail', json_build_object('letter_id', id), job_key := 'mail:' || id)
       from email`,
      { ...mail, id: this.deps.ids.next(), at: this.deps.clock.now() },
    );
  }

  async findWaiting(id: string): Promise<Email | null> {
    const row = await this.deps.database<EmailRow>('mail_letters').where({ id }).whereNotNull('body').first();
    if (!row) return null;
    const { kind, subject, recipient, body, posted_at } = row;
    return { id, kind, subject, to: recipient, text: body, postedAt: posted_at };
  }

  async markDelivered(id: string, at: Date): Promise<void> {
    await this.end(id, { delivered_at: at });
  }

  async markRefused(id: string, at: Date): Promise<void> {
    await this.end(id, { refused_at: at });
  }

  async purge(before: Date): Promise<number> {
    return await this.deps.database('mail_letters').where('posted_at', '<', before).delete();
  }

  private async end(id: string, how: object): Promise<void> {
    await this.deps
      .database('mail_letters')
      .where({ id })
      .whereNotNull('body')
      .update({ ...how, recipient: null, body: null });
  }
}
