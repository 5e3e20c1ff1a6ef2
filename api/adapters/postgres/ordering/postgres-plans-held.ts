import type { Knex } from 'knex';
import type { SubscriptionTier } from '../../../domain/shared/subscription-tier.ts';
import type { EndingPlan, HeldPlan, OwnPlan, PlansHeld } from '../../../ports/ordering/plans-held.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

/** Of an order `o`: money came in and not all of it went back. */
const IN_FORCE = `o.paid_at is not null and o.status <> 'refunded'`;

interface Deps {
  database: Knex;
}

/** Plans in `ordering_plans`. */
export class PostgresPlansHeld implements PlansHeld {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add({ orderId, userId, tier, grantedAt, endsAt }: HeldPlan, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_plans')
      .insert({ order_id: orderId, user_id: userId, tier, granted_at: grantedAt, ends_at: endsAt })
      .onConflict('order_id')
      .ignore();
  }

  tiersOf(userId: string, at: Date, tx: Transaction): Promise<SubscriptionTier[]> {
    return queryOn(
      this.deps.database,
      tx,
    )('ordering_plans as p')
      .join('ordering_orders as o', 'o.id', 'p.order_id')
      .where('p.user_id', userId)
      .whereRaw(`${IN_FORCE} and (p.ends_at is null or p.ends_at > ?)`, [at])
      .pluck('p.tier');
  }

  async ofOwner(userId: string, at: Date): Promise<OwnPlan[]> {
    const { rows } = await this.deps.database.raw<{ rows: OwnPlan[] }>(
      `select p.order_id as "orderId", p.tier, p.ends_at as "endsAt", l.item_id as id, l.name
       from ordering_plans p join ordering_orders o on o.id = p.order_id
       join lateral (select item_id, name from ordering_lines where order_id = o.id and tier is not null order by place limit 1) l on true
       where p.user_id = :userId and ${IN_FORCE} and (p.ends_at is null or p.ends_at > :at)
       order by p.ends_at desc nulls first, p.order_id`,
      { userId, at },
    );
    return rows;
  }

  endingSoon(
    { now, until, lead }: { now: Date; until: Date; lead: number },
    limit: number,
  ): Promise<EndingPlan[]> {
    return this.ending(
      `${IN_FORCE} and p.warned_at is null and p.ends_at > :now and p.ends_at <= :until
        and p.ends_at > p.granted_at + :seconds * interval '1 second'`,
      { now, until, seconds: lead / 1000, limit },
    );
  }

  ended(now: Date, limit: number): Promise<EndingPlan[]> {
    return this.ending('p.ends_at <= :now', { now, limit });
  }

  private async ending(condition: string, values: Knex.ValueDict): Promise<EndingPlan[]> {
    const { rows } = await this.deps.database.raw<{ rows: EndingPlan[] }>(
      `select p.order_id as "orderId", p.user_id as "userId", p.ends_at as "endsAt", ${IN_FORCE} as "inForce",
         (select name from ordering_lines where order_id = o.id and tier is not null order by place limit 1) as name
       from ordering_plans p join ordering_orders o on o.id = p.order_id
       where p.ended_at is null and ${condition} order by p.ends_at, p.order_id limit :limit`,
      values,
    );
    return rows;
  }

  markWarned(orderId: string, at: Date, tx: Transaction): Promise<boolean> {
    return this.mark('warned_at', orderId, at, tx);
  }

  markEnded(orderId: string, at: Date, tx: Transaction): Promise<boolean> {
    return this.mark('ended_at', orderId, at, tx);
  }

  private async mark(column: string, orderId: string, at: Date, tx: Transaction): Promise<boolean> {
    const changed = await queryOn(
      this.deps.database,
      tx,
    )('ordering_plans')
      .where({ order_id: orderId })
      .whereNull(column)
      .update({ [column]: at });
    return changed === 1;
  }
}
