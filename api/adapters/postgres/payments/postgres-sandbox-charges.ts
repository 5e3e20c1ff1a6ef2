import type { Knex } from 'knex';
import type { DeclineCode } from '../../../ports/payments/payment-gateway.ts';
import type {
  StoredRefund,
  SandboxCharge,
  SandboxCharges,
  SandboxRefund,
} from '../../../ports/payments/sandbox-charges.ts';
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
    await SandboxChargeModel.query(this.deps.database).insert(toRow(charge)).onConflict('key').ignore();
    return SandboxChargeModel.query(this.deps.database)
      .findById(charge.key)
      .throwIfNotFound()
      .then((row) => row.toCharge());
  }

  async findByKey(key: string): Promise<SandboxCharge | null> {
    const row = await SandboxChargeModel.query(this.deps.database).findById(key);
    return row?.toCharge() ?? null;
  }

  async findByReference(reference: string): Promise<SandboxCharge | null> {
    const row = await SandboxChargeModel.query(this.deps.database).findOne({ reference });
    return row?.toCharge() ?? null;
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

      const before = await trx(refunds).where({ key: refund.key }).first();
      if (before) {
        const same = before.charge === refund.charge && Number(before.amount_minor) === refund.amount.minor;
        return same ? { state: 'stored', reference: before.reference } : { state: 'key_used' };
      }
      if (Number(charge.refunded_minor) + refund.amount.minor > Number(charge.amount_minor))
        return { state: 'above_charged' };

      await trx(charges).where({ reference: refund.charge }).increment('refunded_minor', refund.amount.minor);
      await trx(refunds).insert({
        key: refund.key,
        reference: refund.reference,
        charge: refund.charge,
        amount_minor: refund.amount.minor,
        created_at: refund.at,
      });
      return { state: 'stored', reference: refund.reference };
    });
  }
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
    refuses_refunds: charge.refusesRefunds,
    created_at: charge.createdAt,
  };
}
