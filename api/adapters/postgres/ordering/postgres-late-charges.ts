import type { Knex } from 'knex';
import type { LateCharge } from '../../../domain/ordering/order.ts';
import type { LateCharges } from '../../../ports/ordering/late-charges.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { lateChargesQuery } from './order-records.ts';
import { lateChargeOf } from './order-rows.ts';
import { NOT_WAITING } from './postgres-booking-failures.ts';

interface Deps {
  database: Knex;
}

/** Late charges in `ordering_late_charges`. */
export class PostgresLateCharges implements LateCharges {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(late: LateCharge, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_late_charges').insert({
      id: late.id,
      order_id: late.orderId,
      reference: late.reference,
      amount_minor: late.amount.minor,
      status: late.status,
      reason: late.reason,
      created_at: late.at,
      settled_at: late.settledAt,
    });
  }

  async settle(
    id: string,
    { status, reference, at }: Parameters<LateCharges['settle']>[1],
    tx: Transaction,
  ): Promise<boolean> {
    const changed = await queryOn(
      this.deps.database,
      tx,
    )('ordering_late_charges')
      .where({ id })
      .whereIn('status', status === 'refused' ? ['pending', 'succeeded'] : ['pending'])
      .update({ status, gateway_reference: reference, settled_at: at });
    return changed === 1;
  }

  async pending({ before, now }: { before: Date; now: Date }, limit: number): Promise<LateCharge[]> {
    const rows = await lateChargesQuery(this.deps.database)
      .where('l.status', 'pending')
      .where('l.created_at', '<', before)
      .whereRaw(NOT_WAITING, ['l', now])
      .orderBy('l.created_at')
      .limit(limit);
    return rows.map(lateChargeOf);
  }
}
