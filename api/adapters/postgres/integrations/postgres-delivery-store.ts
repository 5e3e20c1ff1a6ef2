import type { Knex } from 'knex';
import { raw } from 'objection';
import type { User } from '../../../domain/accounts/user.ts';
import type { Delivery, WebhookTry } from '../../../domain/integrations/delivery.ts';
import type { Webhook } from '../../../domain/integrations/webhook.ts';
import type { DeliveryPage, DeliveryStore } from '../../../ports/integrations/delivery-store.ts';
import type { ListPart } from '../../../ports/shared/list-part.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import type { Log } from '../../../ports/shared/log.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { countUpTo } from '../shared/count-up-to.ts';
import { exactMoment } from '../shared/exact-moment.ts';
import { removeInBatches } from '../shared/remove-in-batches.ts';
import { JobMaker } from '../shared/job-maker.ts';
import { DeliveryModel, type StoredTry } from './webhook-models.ts';

/**
 * Jobs of the deliveries `d`, one each at most, at the time given. The webhooks of one account share a queue, so that slow
 * receivers hold up one worker at a time; emails go first. The queue itself shall not repeat them: the waits are ours.
 */
const addJobs = (runAt: string): string =>
  `select graphile_worker.add_job('deliver-webhook', json_build_object('delivery_id', d.id),
     queue_name := 'webhooks:' || w.user_id, job_key := 'webhook:' || d.id, run_at := ${runAt}, priority := 10)`;

/** Deliveries that have no job yet, at most this many at a time. */
const MAKE_JOBS = `
  with due as (
    update integrations_deliveries set queued = true where id in
      (select id from integrations_deliveries where not queued order by created_at limit 1000 for update skip locked)
    returning id, webhook_id, created_at
  )
  ${addJobs('now()')} from (select * from due order by created_at) d join integrations_webhooks w on w.id = d.webhook_id`;

/** What comes behind a delivery in a list: older ones, and those of the same moment with greater ids. */
const CREATED = exactMoment('integrations_deliveries', 'created_at');
const BEHIND = `created_at <= ${CREATED} and (created_at < ${CREATED} or id > :id)`;

interface Deps {
  database: Knex;
  log: Log;
}

/** Deliveries in `integrations_deliveries`, each pending one with a job of its own. */
export class PostgresDeliveryStore implements DeliveryStore {
  private readonly deps: Deps;
  private readonly jobs: JobMaker;

  constructor(deps: Deps) {
    this.deps = deps;
    this.jobs = new JobMaker({ database: deps.database, log: deps.log, statement: MAKE_JOBS });
  }

  async queue(
    message: { ids: string[]; webhookIds: string[]; event: string; body: string; at: Date },
    tx?: Transaction,
  ): Promise<void> {
    await queryOn(this.deps.database, tx).raw(
      `insert into integrations_deliveries (id, webhook_id, event, body, created_at, status, next_try_at, queued)
       select id, webhook_id, :event, :body, :at, 'pending', :at, false
       from unnest(:ids::uuid[], :webhookIds::uuid[]) as given (id, webhook_id)`,
      message,
    );
    this.jobs.after(tx);
  }

  queueWaiting(): Promise<void> {
    return this.jobs.make();
  }

  async findPending(
    id: string,
  ): Promise<{ delivery: Delivery; webhook: Webhook; owner: User; triesInRow: number } | null> {
    const row = await DeliveryModel.query(this.deps.database)
      .findOne({ 'integrations_deliveries.id': id, 'integrations_deliveries.status': 'pending' })
      .withGraphJoined('webhook.user');
    if (!row?.webhook?.user) return null;
    const { webhook, tries_in_row: triesInRow } = row;
    const owner = row.webhook.user.toUser();
    return { delivery: row.toDelivery(), webhook: webhook.toWebhook(), owner, triesInRow };
  }

  async addTry(
    id: string,
    made: WebhookTry,
    { status, nextTryAt }: Pick<Delivery, 'status' | 'nextTryAt'>,
    tx: Transaction,
  ): Promise<void> {
    const { latencyMs: latency_ms, answer, error } = made;
    const stored: StoredTry = { at: made.at.toISOString(), status: made.status, latency_ms, answer, error };
    const connection = queryOn(this.deps.database, tx);
    await DeliveryModel.query(connection)
      .patch({
        tries: raw('tries || ?::jsonb', [JSON.stringify([stored])]),
        tries_in_row: raw('tries_in_row + 1'),
        status,
        next_try_at: nextTryAt,
      })
      .where({ id });
    if (nextTryAt === null) return;
    await connection.raw(
      `${addJobs(':nextTryAt')} from integrations_deliveries d
       join integrations_webhooks w on w.id = d.webhook_id where d.id = :id`,
      { id, nextTryAt },
    );
  }

  async giveUp(id: string): Promise<void> {
    await DeliveryModel.query(this.deps.database)
      .patch({ status: 'failed', next_try_at: null })
      .where({ id });
  }

  async queueAgain(id: string, at: Date): Promise<boolean> {
    const { rows } = await this.deps.database.raw<{ rows: object[] }>(
      `with queued as (
         update integrations_deliveries set status = 'pending', next_try_at = :at, tries_in_row = 0
         where id = :id and status <> 'pending' returning id, webhook_id
       )
       ${addJobs('now()')} from queued d join integrations_webhooks w on w.id = d.webhook_id`,
      { id, at },
    );
    return rows.length === 1;
  }

  async find(webhookId: string, id: string): Promise<Delivery | null> {
    const row = await DeliveryModel.query(this.deps.database).findOne({ id, webhook_id: webhookId });
    return row?.toDelivery() ?? null;
  }

  async list(
    webhookId: string,
    { status, ...part }: { status?: Delivery['status'] | undefined } & ListPart,
  ): Promise<DeliveryPage> {
    const { database } = this.deps;
    const matching = database('integrations_deliveries').where({ webhook_id: webhookId });
    if (status) matching.where({ status });
    const { after, offset, limit } = part;
    if (after) matching.whereRaw(BEHIND, { ...after });
    const latestFirst = [{ column: 'created_at', order: 'desc' as const }, { column: 'id' }];
    // The page is cut from the index before whole deliveries are read.
    const ids = matching.clone().select('id').orderBy(latestFirst).limit(limit).offset(offset);
    const [rows, total] = await Promise.all([
      DeliveryModel.query(database).whereIn('id', ids).orderBy(latestFirst),
      countUpTo(database, matching, part),
    ]);
    return { deliveries: rows.map((row) => row.toDelivery()), ...total };
  }

  purge(before: Date): Promise<number> {
    const { database } = this.deps;
    return removeInBatches(database, 'integrations_deliveries', (rows) =>
      rows.where('created_at', '<', before),
    );
  }
}
