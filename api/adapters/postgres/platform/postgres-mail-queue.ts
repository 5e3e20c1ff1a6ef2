import type { Knex } from 'knex';
import type { Clock } from '../../../ports/shared/clock.ts';
import type { IdSource } from '../../../ports/shared/id-source.ts';
import type { EmailStore } from '../../../ports/platform/email-store.ts';
import type { Email } from '../../../ports/platform/mailer.ts';
import type { Mail, MailQueue } from '../../../ports/platform/mail-queue.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { Log } from '../../../ports/shared/log.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { JobMaker } from '../shared/job-maker.ts';
import { writeLater } from '../shared/write-later.ts';

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
  log: Log;
}

/** Emails that have no job yet, at most this many at a time: a job each, all added at once. */
const MAKE_JOBS = `
  with due as (
    update mail_letters set queued = true where id in
      (select id from mail_letters where not queued order by posted_at limit 1000 for update skip locked)
    returning id, posted_at
  )
  select count(*) from (
    select array_agg(
      row('deliver-mail', json_build_object('letter_id', id), null, null, null, 'mail:' || id, null, null)::graphile_worker.job_spec
      order by posted_at) as specs from due
  ) made, graphile_worker.add_jobs(specs) where specs is not null`;

/** Emails in `mail_letters`; each gets its own job once its transaction has committed. */
export class PostgresMailQueue implements MailQueue, EmailStore {
  private readonly deps: Deps;
  private readonly jobs: JobMaker;

  constructor(deps: Deps) {
    this.deps = deps;
    this.jobs = new JobMaker({ database: deps.database, log: deps.log, statement: MAKE_JOBS });
  }

  async post(mail: Mail, tx?: Transaction): Promise<void> {
    // The pseudonym of a deleted account cannot receive email (RFC 2606).
    if (mail.to.endsWith('.invalid')) return;
    const statement = queryOn(this.deps.database, tx).raw(
      `insert into mail_letters (id, kind, subject, recipient, body, posted_at, queued)
       values (:id, :kind, :subject, :to, :text, :at, false)`,
      { ...mail, id: this.deps.ids.next(), at: this.deps.clock.now() },
    );
    await writeLater(tx, { tables: ['mail_letters'], statement });
    this.jobs.after(tx);
  }

  queueWaiting(): Promise<void> {
    return this.jobs.make();
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
