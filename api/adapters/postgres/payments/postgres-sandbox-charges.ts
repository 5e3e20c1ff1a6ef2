import type { Knex } from 'knex';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { ChargeTaken } from '../../../domain/ordering/charge-proof.ts';
import type { DeclineCode } from '../../../ports/payments/payment-gateway.ts';
import {
  AT_PROVIDER,
  type StoredRefund,
  type SandboxCharge,
  type SandboxCharges,
  type SandboxDispute,
  type SandboxRefund,
  type SandboxWarning,
} from '../../../ports/payments/sandbox-charges.ts';
import { prepared } from '../shared/prepared.ts';
import { SandboxChargeModel } from './sandbox-charge-model.ts';

const refunds = 'payments_sandbox_refunds';
const charges = 'payments_sandbox_charges';

interface Deps {
  database: Knex;
}

/**
 * The sandbox's books in `payments_sandbox_*`. Give it a pool of its own: the application may hold a transaction while it
 * asks the gateway, and must not wait for itself to get a connection.
 */
export class PostgresSandboxCharges implements SandboxCharges {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async keep(charge: SandboxCharge): Promise<SandboxCharge> {
    const row = toRow(charge);
    // One that is there already stays as it is, and is what comes back.
    const keeping = this.deps.database(charges).insert(row).onConflict('key').merge(['key']);
    const rows: object[] = await prepared(keeping.returning(Object.keys(row)), 'keep-charge');
    return SandboxChargeModel.fromDatabaseJson(rows[0] ?? {}).toCharge();
  }

  async findByKey(key: string): Promise<SandboxCharge | null> {
    const row = await SandboxChargeModel.query(this.deps.database).findById(key);
    return row?.toCharge() ?? null;
  }

  async findByReference(reference: string): Promise<SandboxCharge | null> {
    const row = await SandboxChargeModel.query(this.deps.database).findOne({ reference });
    return row?.toCharge() ?? null;
  }

  async taken(since: Date): Promise<ChargeTaken[]> {
    const rows = await SandboxChargeModel.query(this.deps.database)
      .where('state', 'succeeded')
      .where('created_at', '>=', since);
    return rows.map((row) => {
      const { reference, orderId, amount, createdAt: at } = row.toCharge();
      return { reference, orderId, amount, refunded: money(Number(row.refunded_minor), amount.currency), at };
    });
  }

  async end(
    reference: string,
    from: 'challenge' | 'processing',
    declineCode: DeclineCode | null,
  ): Promise<SandboxCharge | null> {
    await SandboxChargeModel.query(this.deps.database)
      .patch({ state: declineCode === null ? 'succeeded' : 'declined', decline_code: declineCode })
      .where({ reference, state: from });
    return this.findByReference(reference);
  }

  /** The row of the charge is locked first, so refunds of one charge follow each other. */
  keepRefund(refund: SandboxRefund): Promise<StoredRefund> {
    return this.deps.database.transaction(async (trx): Promise<StoredRefund> => {
      const charge = await SandboxChargeModel.query(trx).findOne({ reference: refund.charge }).forUpdate();
      if (!charge || charge.state !== 'succeeded' || charge.currency !== refund.amount.currency)
        return { state: 'no_such_charge' };

      const before = await trx<RefundRow>(refunds).where({ key: refund.key }).first();
      if (before) {
        const same = before.charge === refund.charge && Number(before.amount_minor) === refund.amount.minor;
        return same ? { state: 'stored', refund: refundOf(before, charge.currency) } : { state: 'key_used' };
      }
      if (Number(charge.refunded_minor) + refund.amount.minor > Number(charge.amount_minor))
        return { state: 'above_charged' };

      await trx(charges).where({ reference: refund.charge }).increment('refunded_minor', refund.amount.minor);
      await trx(refunds).insert({
        key: refund.key,
        reference: refund.reference,
        charge: refund.charge,
        amount_minor: refund.amount.minor,
        state: refund.state,
        created_at: refund.at,
      });
      return { state: 'stored', refund };
    });
  }

  endRefund(key: string, state: 'succeeded' | 'failed'): Promise<SandboxRefund> {
    return this.deps.database.transaction(async (trx) => {
      const row = await this.refundRows(trx).where('r.key', key).forUpdate('r').first();
      if (!row) throw new Error(`The sandbox has no refund ${key}.`);
      const ends = row.state === 'pending' || (row.state === 'succeeded' && state === 'failed');
      if (!ends) return refundOf(row, row.currency);
      await trx(refunds).where({ key }).update({ state });
      // What failed is with the charge again.
      if (state === 'failed')
        await trx(charges)
          .where({ reference: row.charge })
          .decrement('refunded_minor', Number(row.amount_minor));
      return refundOf({ ...row, state }, row.currency);
    });
  }

  async refundAtProvider(charge: string, id: string, at: Date): Promise<void> {
    const row = await SandboxChargeModel.query(this.deps.database).findOne({ reference: charge });
    const left = row ? Number(row.amount_minor) - Number(row.refunded_minor) : 0;
    if (!row || left === 0) return;
    const amount = money(left, row.currency);
    const [key, reference] = [`${AT_PROVIDER}${id}`, `sbx_re_${id}`];
    await this.keepRefund({ key, reference, charge, amount, state: 'succeeded', at });
  }

  async refundsOf(charge: string): Promise<SandboxRefund[]> {
    const rows = await this.refundRows(this.deps.database).where('r.charge', charge).orderBy('r.created_at');
    return rows.map((row) => refundOf(row, row.currency));
  }

  async putDispute({ reference, charge, status, openedAt }: SandboxDispute): Promise<void> {
    await this.deps
      .database('payments_sandbox_disputes')
      .insert({ reference, charge, status, opened_at: openedAt })
      .onConflict('reference')
      .merge(['status']);
  }

  async disputesOf(charge: string): Promise<SandboxDispute[]> {
    const rows: { reference: string; status: SandboxDispute['status']; opened_at: Date }[] = await this.deps
      .database('payments_sandbox_disputes')
      .where({ charge })
      .orderBy('opened_at');
    return rows.map(({ reference, status, opened_at: openedAt }) => ({
      reference,
      charge,
      status,
      openedAt,
    }));
  }

  async addWarning(warning: SandboxWarning): Promise<void> {
    await this.deps.database('payments_sandbox_warnings').insert(warning);
  }

  warningsOf(charge: string): Promise<SandboxWarning[]> {
    return this.deps.database<SandboxWarning>('payments_sandbox_warnings').where({ charge }).orderBy('at');
  }

  private refundRows(query: Knex) {
    return query(`${refunds} as r`)
      .join(`${charges} as c`, 'c.reference', 'r.charge')
      .select<(RefundRow & { currency: string })[]>('r.*', 'c.currency');
  }
}

interface RefundRow {
  key: string;
  reference: string;
  charge: string;
  /** bigint: the driver hands it over as text. */
  amount_minor: string;
  state: SandboxRefund['state'];
  created_at: Date;
}

function refundOf(row: RefundRow, currency: string): SandboxRefund {
  const { key, reference, charge, state, created_at: at } = row;
  return { key, reference, charge, state, at, amount: money(Number(row.amount_minor), currency) };
}

function toRow(charge: SandboxCharge): Partial<SandboxChargeModel> {
  return {
    key: charge.key,
    reference: charge.reference,
    order_id: charge.orderId,
    amount_minor: charge.amount.minor,
    currency: charge.amount.currency,
    state: charge.state,
    decline_code: charge.declineCode,
    card_brand: charge.card.brand,
    card_last4: charge.card.last4,
    card_fingerprint: charge.card.fingerprint ?? '',
    challenged: charge.challenged,
    refund_course: charge.refundCourse,
    created_at: charge.createdAt,
  };
}
