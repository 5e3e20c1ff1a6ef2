import type { Knex } from 'knex';
import type { CommissionFacts } from '../../../domain/partners/commission.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type {
  Attribution,
  CommissionLedger,
  ExplainedOrder,
} from '../../../ports/partners/commission-ledger.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { writeLater } from '../shared/write-later.ts';

type Opening = Parameters<CommissionLedger['open']>[1];
type Reversal = Parameters<CommissionLedger['reverse']>[1];

interface CommissionRow {
  currency: string;
  rate_tenths: number;
  net_paid_minor: string;
  refunded_minor: string;
  payable_at: Date;
  held_payable_at: Date | null;
  paid_at: Date | null;
}

interface AttributionRow {
  order_id: string;
  brand_id: string | null;
  click_id: string | null;
  outcome: Attribution['outcome'];
  flagged_for_review: boolean;
  customer_id: string;
  email_masked: string;
  email_key: Buffer;
  card_key: Buffer | null;
  currency: string;
  net_paid_minor: string;
  paid_at: Date;
  brand_name: string | null;
  brand_slug: string | null;
}

interface EntryRow {
  id: string;
  kind: 'earned' | 'reversed' | 'restored';
  amount_minor: string;
  at: Date;
  payout_id: string | null;
}

/** When commission on hold is payable, so that every sum and payout passes it over. */
const NEVER = new Date('9999-12-31T00:00:00.000Z');

interface Deps {
  database: Knex;
}

/** Commission in `partners_attributions`, `partners_commissions` and their append-only entries. */
export class PostgresCommissionLedger implements CommissionLedger {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async attribute(tx: Transaction, each: Attribution): Promise<boolean> {
    const { database } = this.deps;
    const statement = queryOn(
      database,
      tx,
    )('partners_attributions')
      .insert({
        order_id: each.orderId,
        brand_id: each.brandId,
        click_id: each.clickId,
        outcome: each.outcome,
        flagged_for_review: each.flaggedForReview,
        customer_id: each.customerId,
        email_masked: each.emailMasked,
        email_key: each.emailKey,
        card_key: each.cardKey,
        currency: each.netPaid.currency,
        net_paid_minor: each.netPaid.minor,
        paid_at: each.paidAt,
      })
      .onConflict('order_id')
      .ignore()
      .returning('order_id');
    if (each.brandId !== null) return (await statement).length > 0;
    // Nothing follows from an order that counts for nobody.
    await writeLater(tx, { tables: ['partners_attributions'], statement });
    return true;
  }

  async assign(tx: Transaction, orderId: string, customerId: string): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('partners_attributions')
      .where({ order_id: orderId })
      .update({ customer_id: customerId });
  }

  async isCardOf(
    tx: Transaction,
    cardKey: Buffer,
    owner: { userId: string; emailKey: Buffer },
  ): Promise<boolean> {
    const row: unknown = await queryOn(
      this.deps.database,
      tx,
    )('partners_attributions')
      .where({ card_key: cardKey })
      .where((own) => void own.where({ customer_id: owner.userId }).orWhere({ email_key: owner.emailKey }))
      .first('order_id');
    return row !== undefined;
  }

  async open(tx: Transaction, { orderId, brandId, facts, amount, entryId, at }: Opening): Promise<void> {
    const connection = queryOn(this.deps.database, tx);
    await connection('partners_commissions').insert({
      order_id: orderId,
      brand_id: brandId,
      currency: facts.currency,
      rate_tenths: facts.rateTenths,
      net_paid_minor: facts.netPaidMinor,
      refunded_minor: facts.refundedMinor,
      amount_minor: amount.minor,
      payable_at: facts.payableAt,
    });
    await connection('partners_commission_entries').insert({
      id: entryId,
      order_id: orderId,
      kind: 'earned',
      amount_minor: amount.minor,
      at,
    });
  }

  async lock(tx: Transaction, orderId: string): Promise<CommissionFacts | null> {
    const { rows } = await queryOn(this.deps.database, tx).raw<{ rows: CommissionRow[] }>(
      `select c.*, (select paid_at from partners_payouts p where p.id = c.payout_id) as paid_at
       from partners_commissions c where order_id = ? for update`,
      [orderId],
    );
    return rows[0] ? toFacts(rows[0]) : null;
  }

  reverse(tx: Transaction, reversal: Reversal): Promise<void> {
    return this.enter(tx, reversal, 'reversed', reversal.refundedMinor);
  }

  async restore(tx: Transaction, reversal: Reversal): Promise<void> {
    const { orderId: order_id, refundId: refund_id } = reversal;
    const query = queryOn(this.deps.database, tx)('partners_commission_entries');
    const reversed: unknown = await query.where({ order_id, refund_id, kind: 'reversed' }).first('id');
    if (reversed) await this.enter(tx, reversal, 'restored', -reversal.refundedMinor);
  }

  private async enter(
    tx: Transaction,
    { orderId, refundId, amount, entryId, at }: Reversal,
    kind: 'reversed' | 'restored',
    refundedChange: number,
  ): Promise<void> {
    const connection = queryOn(this.deps.database, tx);
    const added = await connection('partners_commission_entries')
      .insert({ id: entryId, order_id: orderId, kind, refund_id: refundId, amount_minor: amount.minor, at })
      .onConflict(['order_id', 'refund_id', 'kind'])
      .ignore()
      .returning('id');
    if (added.length === 0) return;
    await connection('partners_commissions')
      .where({ order_id: orderId })
      .update({
        refunded_minor: connection.raw('refunded_minor + ?::bigint', [refundedChange]),
        amount_minor: connection.raw('amount_minor + ?::bigint', [amount.minor]),
      });
  }

  async hold(tx: Transaction, orderId: string): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    const open = query('partners_commissions').where({ order_id: orderId, held_payable_at: null });
    await open.update({ held_payable_at: query.ref('payable_at'), payable_at: NEVER });
  }

  async release(tx: Transaction, orderId: string): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    const held = query('partners_commissions').where({ order_id: orderId }).whereNotNull('held_payable_at');
    await held.update({ payable_at: query.ref('held_payable_at'), held_payable_at: null });
  }

  async explain(orderId: string): Promise<ExplainedOrder | null> {
    const order = await this.deps
      .database<AttributionRow>('partners_attributions as a')
      .leftJoin('partners_brands as b', 'b.id', 'a.brand_id')
      .where('a.order_id', orderId)
      .first<AttributionRow | undefined>('a.*', 'b.name as brand_name', 'b.slug as brand_slug');
    if (!order) return null;
    const commission = await this.deps
      .database('partners_commissions as c')
      .leftJoin('partners_payouts as p', 'p.id', 'c.payout_id')
      .where('c.order_id', orderId)
      .first<CommissionRow | undefined>('c.*', 'p.paid_at');
    const entries = await this.deps
      .database('partners_commission_entries as e')
      .leftJoin('partners_payout_entries as p', 'p.entry_id', 'e.id')
      .where('e.order_id', orderId)
      .orderByRaw('e.at, e.kind, e.id')
      .select<EntryRow[]>('e.*', 'p.payout_id');
    return {
      attribution: toAttribution(order),
      brand:
        order.brand_id === null
          ? null
          : { id: order.brand_id, name: order.brand_name ?? '', slug: order.brand_slug ?? '' },
      commission: commission ? toFacts(commission) : null,
      entries: entries.map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        amountMinor: Number(entry.amount_minor),
        at: entry.at,
        payoutId: entry.payout_id,
      })),
    };
  }

  async referredOrdersOf(
    customerId: string,
  ): Promise<{ orderId: string; brandName: string; paidAt: Date }[]> {
    const rows = await this.deps
      .database('partners_attributions as a')
      .join('partners_brands as b', 'b.id', 'a.brand_id')
      .where('a.customer_id', customerId)
      .orderBy('a.paid_at')
      .select<{ order_id: string; name: string; paid_at: Date }[]>('a.order_id', 'b.name', 'a.paid_at');
    return rows.map((row) => ({ orderId: row.order_id, brandName: row.name, paidAt: row.paid_at }));
  }

  async forgetCustomer(tx: Transaction, customerId: string): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('partners_attributions')
      .where({ customer_id: customerId })
      .update({ email_masked: '***', email_key: Buffer.alloc(0), card_key: null });
  }
}

function toFacts(row: CommissionRow): CommissionFacts {
  return {
    currency: row.currency,
    rateTenths: row.rate_tenths,
    netPaidMinor: Number(row.net_paid_minor),
    refundedMinor: Number(row.refunded_minor),
    payableAt: row.held_payable_at ?? row.payable_at,
    onHold: row.held_payable_at !== null,
    paidAt: row.paid_at,
  };
}

function toAttribution(row: AttributionRow): Attribution {
  return {
    orderId: row.order_id,
    brandId: row.brand_id,
    clickId: row.click_id,
    outcome: row.outcome,
    flaggedForReview: row.flagged_for_review,
    customerId: row.customer_id,
    emailMasked: row.email_masked,
    emailKey: row.email_key,
    cardKey: row.card_key,
    netPaid: money(Number(row.net_paid_minor), row.currency),
    paidAt: row.paid_at,
  };
}
