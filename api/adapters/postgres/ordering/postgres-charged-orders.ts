import type { Knex } from 'knex';
import type { OrderCharged } from '../../../domain/ordering/charge-proof.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { ChargedOrders } from '../../../ports/ordering/charged-orders.ts';

/** A gateway's account may hold charges whose order is named in another way: no order of ours has such an id. */
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const CHARGED = `
  select o.id, o.status, o.total_minor::text as total_minor, o.currency, o.payment_reference, o.paid_at,
    (select coalesce(sum(amount_minor), 0)::text from ordering_refunds r
      where r.order_id = o.id and r.status = 'succeeded' and r.origin <> 'dispute') as given,
    (select coalesce(json_agg(json_build_object('reference', l.reference,
        'given', case when l.status = 'succeeded' then l.amount_minor else 0 end)), '[]')
      from ordering_late_charges l where l.order_id = o.id) as late,
    exists (select from ordering_refunds r where r.order_id = o.id and (r.status = 'pending' or r.settled_at >= :settled))
      or exists (select from ordering_late_charges l
        where l.order_id = o.id and (l.status = 'pending' or l.settled_at >= :settled)) as moving
  from ordering_orders o
  where o.id = any(:ids::uuid[]) or (o.payment_reference is not null and o.paid_at >= :since)
  union all
  select d.order_id, 'deleted', d.content #>> '{total,minor}', d.content #>> '{total,currency}', null, null, '0', '[]', false
  from ordering_deleted d where d.order_id = any(:ids::uuid[])`;

interface Row {
  id: string;
  status: OrderCharged['status'];
  total_minor: string;
  currency: string;
  payment_reference: string | null;
  paid_at: Date | null;
  given: string;
  late: OrderCharged['late'];
  moving: boolean;
}

interface Deps {
  database: Knex;
}

/** Orders with the charges that are booked to them, in one question. */
export class PostgresChargedOrders implements ChargedOrders {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async since(
    times: Parameters<ChargedOrders['since']>[0],
    orderIds: readonly string[],
  ): Promise<OrderCharged[]> {
    const ids = `{${orderIds.filter((id) => ID.test(id)).join(',')}}`;
    const { rows } = await this.deps.database.raw<{ rows: Row[] }>(CHARGED, { ...times, ids });
    return rows.map((row) => ({
      orderId: row.id,
      status: row.status,
      total: money(Number(row.total_minor), row.currency),
      paidBy: row.payment_reference,
      paidAt: row.paid_at,
      given: Number(row.given),
      late: row.late,
      moving: row.moving,
    }));
  }
}
