import type { Knex } from 'knex';
import type { Dispute, SeenWarning } from '../../../domain/ordering/dispute.ts';
import type { DisputeStore } from '../../../ports/ordering/dispute-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { disputeRowOf } from './dispute-rows.ts';

interface Deps {
  database: Knex;
}

/** Disputes in `ordering_disputes`, warnings in `ordering_fraud_warnings`. */
export class PostgresDisputeStore implements DisputeStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async put(dispute: Dispute, at: Date, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_disputes')
      .insert({ ...disputeRowOf(dispute), checked_at: at })
      .onConflict('reference')
      .merge();
  }

  async putWarning(orderId: string, warning: SeenWarning, tx: Transaction): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('ordering_fraud_warnings')
      .insert({ ...warning, order_id: orderId })
      .onConflict('reference')
      .merge(['actionable']);
  }

  async takeOpen({ before, now }: { before: Date; now: Date }, limit: number): Promise<string[]> {
    const due = this.deps
      .database('ordering_disputes')
      .whereNull('closed_at')
      .where('checked_at', '<', before)
      .orderBy('checked_at')
      .limit(limit)
      .forUpdate()
      .skipLocked()
      .select('reference');
    const rows: { order_id: string }[] = await this.deps
      .database('ordering_disputes')
      .whereIn('reference', due)
      .update({ checked_at: now })
      .returning('order_id');
    return [...new Set(rows.map(({ order_id: id }) => id))];
  }
}
