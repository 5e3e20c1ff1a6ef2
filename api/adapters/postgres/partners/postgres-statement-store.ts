import type { Knex } from 'knex';
import type { StatementDocument, StatementFacts } from '../../../domain/partners/statement.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type { StatementStore, StoredKey } from '../../../ports/partners/statement-store.ts';

interface OrderRow {
  order_id: string;
  paid_at: Date;
  currency: string;
  net_paid_minor: string;
  tax_minor: string | null;
  rate_tenths: number | null;
  commission_minor: string | null;
  outcome: StatementFacts['orders'][number]['reason'];
}

interface EntryRow {
  id: string;
  order_id: string;
  kind: 'earned' | 'reversed' | 'restored';
  currency: string;
  amount_minor: string;
  at: Date;
}

interface PaidRow {
  payout_id: string;
  month: string;
  currency: string;
  amount_minor: string;
  paid_at: Date;
}

interface Deps {
  database: Knex;
}

/** Statements in `partners_statements`, made from the commission books and payouts. */
export class PostgresStatementStore implements StatementStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** All of one moment: a payment that comes in between is in none of the parts or in all. */
  async facts(brandId: string, from: Date, to: Date): Promise<StatementFacts> {
    return this.deps.database.transaction(
      async (trx) => {
        const span: [Date, Date] = [from, new Date(to.getTime() - 1)];
        return {
          orders: await orders(trx, brandId, span),
          entries: await entries(trx, brandId, span),
          payouts: await payouts(trx, brandId, span),
          opening: await opening(trx, brandId, from),
        };
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    );
  }

  async find(brandId: string, month: string): Promise<StatementDocument | null> {
    const row = await this.deps
      .database('partners_statements')
      .where({ brand_id: brandId, month })
      .first<{ document: StatementDocument } | undefined>('document');
    return row?.document ?? null;
  }

  async keep(brandId: string, statement: StatementDocument, issuedAt: Date): Promise<StatementDocument> {
    const { month, key_id } = statement;
    const document = JSON.stringify(statement);
    await this.deps
      .database('partners_statements')
      .insert({ brand_id: brandId, month, key_id, document, issued_at: issuedAt })
      .onConflict(['brand_id', 'month'])
      .ignore();
    return (await this.find(brandId, month)) ?? statement;
  }

  async publishKey({ keyId, publicKey, createdAt }: StoredKey): Promise<void> {
    await this.deps
      .database('partners_statement_keys')
      .insert({ key_id: keyId, public_key: publicKey, created_at: createdAt })
      .onConflict('key_id')
      .ignore();
  }

  async keys(): Promise<StoredKey[]> {
    const rows = await this.deps
      .database('partners_statement_keys')
      .orderBy([{ column: 'created_at', order: 'desc' }, 'key_id'])
      .select<{ key_id: string; public_key: string; created_at: Date }[]>('*');
    return rows.map((row) => ({ keyId: row.key_id, publicKey: row.public_key, createdAt: row.created_at }));
  }
}

async function orders(trx: Knex, brandId: string, span: [Date, Date]): Promise<StatementFacts['orders']> {
  // Asked for order by order: joined, the planner would read the entries of all partners.
  const earned = trx('partners_commission_entries as e')
    .whereRaw(`e.order_id = a.order_id and e.kind = 'earned'`)
    .select('e.amount_minor');
  const rows = await trx('partners_attributions as a')
    .leftJoin('partners_commissions as c', 'c.order_id', 'a.order_id')
    .leftJoin('ordering_orders as o', 'o.id', 'a.order_id')
    .where('a.brand_id', brandId)
    .whereBetween('a.paid_at', span)
    .orderBy(['a.paid_at', 'a.order_id'])
    .select<OrderRow[]>(
      'a.order_id',
      'a.paid_at',
      'a.currency',
      'a.net_paid_minor',
      'o.tax_minor',
      'a.outcome',
      'c.rate_tenths',
      earned.as('commission_minor'),
    );
  return rows.map((row) => ({
    orderId: row.order_id,
    paidAt: row.paid_at,
    netPaid: money(Number(row.net_paid_minor), row.currency),
    tax: row.tax_minor === null ? null : money(Number(row.tax_minor), row.currency),
    rateTenths: row.rate_tenths,
    commission: money(Number(row.commission_minor ?? 0), row.currency),
    reason: row.outcome,
  }));
}

async function entries(trx: Knex, brandId: string, span: [Date, Date]): Promise<StatementFacts['entries']> {
  const rows = await trx('partners_commission_entries as e')
    .join('partners_commissions as c', 'c.order_id', 'e.order_id')
    .where('e.brand_id', brandId)
    .whereBetween('e.at', span)
    .orderBy(['e.at', 'e.kind', 'e.id'])
    .select<EntryRow[]>('e.id', 'e.order_id', 'e.kind', 'c.currency', 'e.amount_minor', 'e.at');
  return rows.map(({ id, order_id, kind, currency, amount_minor, at }) => ({
    id,
    orderId: order_id,
    // What a failed refund gives back is less that was taken back.
    kind: kind === 'restored' ? 'reversed' : kind,
    amount: money(Number(amount_minor), currency),
    at,
  }));
}

async function payouts(trx: Knex, brandId: string, span: [Date, Date]): Promise<StatementFacts['payouts']> {
  const rows = await trx('partners_payout_lines as l')
    .join('partners_payouts as p', 'p.id', 'l.payout_id')
    .where({ 'l.brand_id': brandId, 'l.carried_over': false, 'p.status': 'paid' })
    .whereBetween('p.paid_at', span)
    .orderBy(['p.paid_at', 'l.currency'])
    .select<PaidRow[]>('l.payout_id', 'p.month', 'l.currency', 'l.amount_minor', 'p.paid_at');
  return rows.map((row) => ({
    payoutId: row.payout_id,
    month: row.month,
    amount: money(Number(row.amount_minor), row.currency),
    paidAt: row.paid_at,
  }));
}

const MONTH = `date_trunc('month', cast(:before as timestamptz) at time zone 'UTC')`;

/** Everything earned and taken back before, less everything paid out before: whole months from their sums, the rest of a month by entry. */
async function opening(trx: Knex, brandId: string, before: Date): Promise<StatementFacts['opening']> {
  const { rows } = await trx.raw<{ rows: { currency: string; minor: string }[] }>(
    `select currency, sum(minor) as minor from (
       select currency, amount_minor as minor from partners_commission_months where brand_id = :brandId and month < ${MONTH}
       union all
       select c.currency, e.amount_minor from partners_commission_entries e join partners_commissions c on c.order_id = e.order_id
         where e.brand_id = :brandId and e.at >= ${MONTH} at time zone 'UTC' and e.at < :before
       union all
       select l.currency, -l.amount_minor from partners_payout_lines l join partners_payouts p on p.id = l.payout_id
         where l.brand_id = :brandId and not l.carried_over and p.status = 'paid' and p.paid_at < :before
     ) movements group by currency order by currency`,
    { brandId, before },
  );
  return rows.map(({ currency, minor }) => money(Number(minor), currency));
}
