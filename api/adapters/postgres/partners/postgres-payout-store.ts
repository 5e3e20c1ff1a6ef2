import type { Knex } from 'knex';
import type { OpenEntry, PayoutLine, PayoutStatus } from '../../../domain/partners/payout.ts';
import type { Payout, PayoutStore, ShownPayoutLine } from '../../../ports/partners/payout-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { collectableCommission } from './collectable-commission.ts';
import { queryOn } from '../knex-unit-of-work.ts';

interface PayoutRow {
  id: string;
  month: string;
  status: PayoutStatus;
  paid_key: string | null;
  created_at: Date;
  approved_at: Date | null;
  paid_at: Date | null;
}

interface LineRow {
  payout_id: string;
  brand_id: string;
  currency: string;
  orders: number;
  earned_minor: string;
  taken_back_minor: string;
  amount_minor: string;
  carried_over: boolean;
  brand_name: string;
  brand_email: string;
}

interface Deps {
  database: Knex;
}

/** Payouts in `partners_payouts`, their lines, and which movements went into them. */
export class PostgresPayoutStore implements PayoutStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async lockAll(tx: Transaction): Promise<void> {
    await queryOn(this.deps.database, tx).raw(`select pg_advisory_xact_lock(hashtext('partners_payouts'))`);
  }

  async openEntries(tx: Transaction, before: Date): Promise<OpenEntry[]> {
    const connection = queryOn(this.deps.database, tx);
    const locked = await connection.raw<{ rows: { order_id: string }[] }>(
      `select order_id from partners_commissions c where ${collectableCommission} order by order_id for update`,
      { before },
    );
    const { rows } = await connection.raw<{ rows: Record<string, string>[] }>(
      `select e.id, e.order_id, c.brand_id, c.currency, e.amount_minor
       from partners_commission_entries e join partners_commissions c using (order_id)
       where e.order_id = any(:orders::uuid[])
         and not exists (select from partners_payout_entries p where p.entry_id = e.id)
       order by e.id`,
      { orders: locked.rows.map(({ order_id }) => order_id) },
    );
    return rows.map((row) => ({
      id: row.id ?? '',
      orderId: row.order_id ?? '',
      brandId: row.brand_id ?? '',
      currency: row.currency ?? '',
      amountMinor: Number(row.amount_minor),
    }));
  }

  async add(
    tx: Transaction,
    payout: { id: string; month: string; createKey: string; createdAt: Date; lines: PayoutLine[] },
  ): Promise<void> {
    const connection = queryOn(this.deps.database, tx);
    const { id, month, createKey, createdAt, lines } = payout;
    await connection('partners_payouts').insert({
      id,
      month,
      status: 'draft',
      create_key: createKey,
      created_at: createdAt,
    });
    if (lines.length > 0) {
      await connection('partners_payout_lines').insert(lines.map((line) => lineRow(id, line)));
    }
    const settled = lines.filter(({ carriedOver }) => !carriedOver).flatMap(({ entryIds }) => entryIds);
    await connection.raw(
      `insert into partners_payout_entries (entry_id, payout_id) select unnest(:settled::uuid[]), :id`,
      { settled, id },
    );
    await connection.raw(
      `update partners_commissions set payout_id = :id where payout_id is null and order_id in
         (select order_id from partners_commission_entries where id = any(:settled::uuid[]))`,
      { settled, id },
    );
  }

  async findByCreateKey(tx: Transaction, key: string): Promise<{ id: string; month: string } | null> {
    const row = await queryOn(
      this.deps.database,
      tx,
    )<PayoutRow & { create_key: string }>('partners_payouts')
      .where({ create_key: key })
      .first('id', 'month');
    return row ?? null;
  }

  async isMonthTaken(tx: Transaction, month: string): Promise<boolean> {
    const row: unknown = await queryOn(
      this.deps.database,
      tx,
    )('partners_payouts')
      .where({ month })
      .first('id');
    return row !== undefined;
  }

  async lock(
    tx: Transaction,
    id: string,
  ): Promise<{ status: PayoutStatus; month: string; paidKey: string | null } | null> {
    const row = await queryOn(
      this.deps.database,
      tx,
    )<PayoutRow>('partners_payouts')
      .where({ id })
      .forUpdate()
      .first();
    return row ? { status: row.status, month: row.month, paidKey: row.paid_key } : null;
  }

  async approve(tx: Transaction, id: string, at: Date): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('partners_payouts')
      .where({ id })
      .update({ status: 'approved', approved_at: at });
  }

  async markPaid(tx: Transaction, id: string, key: string, at: Date): Promise<void> {
    await queryOn(
      this.deps.database,
      tx,
    )('partners_payouts')
      .where({ id })
      .update({ status: 'paid', paid_key: key, paid_at: at });
  }

  async find(id: string, tx?: Transaction): Promise<Payout | null> {
    const connection = queryOn(this.deps.database, tx);
    const row = await connection<PayoutRow>('partners_payouts').where({ id }).first();
    return row ? ((await this.withLines(connection, [row]))[0] ?? null) : null;
  }

  async list({
    offset,
    limit,
  }: {
    offset: number;
    limit: number | null;
  }): Promise<{ payouts: Payout[]; total: number }> {
    const query = this.deps.database<PayoutRow>('partners_payouts').orderBy('month', 'desc').offset(offset);
    const rows = await (limit === null ? query : query.limit(limit));
    const counted = await this.deps.database('partners_payouts').count<{ count: string }[]>();
    return { payouts: await this.withLines(this.deps.database, rows), total: Number(counted[0]?.count ?? 0) };
  }

  private async withLines(connection: Knex, rows: PayoutRow[]): Promise<Payout[]> {
    const lines = await connection('partners_payout_lines as l')
      .join('partners_brands as b', 'b.id', 'l.brand_id')
      .whereIn(
        'l.payout_id',
        rows.map(({ id }) => id),
      )
      .orderByRaw('lower(b.name), l.brand_id, l.currency')
      .select<LineRow[]>('l.*', 'b.name as brand_name', 'b.email as brand_email');
    return rows.map((row) => ({
      id: row.id,
      month: row.month,
      status: row.status,
      createdAt: row.created_at,
      approvedAt: row.approved_at,
      paidAt: row.paid_at,
      lines: lines.filter(({ payout_id }) => payout_id === row.id).map(toLine),
    }));
  }
}

function lineRow(payoutId: string, line: PayoutLine) {
  return {
    payout_id: payoutId,
    brand_id: line.brandId,
    currency: line.currency,
    orders: line.orders,
    earned_minor: line.earnedMinor,
    taken_back_minor: line.takenBackMinor,
    amount_minor: line.amountMinor,
    carried_over: line.carriedOver,
  };
}

function toLine(row: LineRow): ShownPayoutLine {
  return {
    brandId: row.brand_id,
    brandName: row.brand_name,
    brandEmail: row.brand_email,
    currency: row.currency,
    orders: row.orders,
    earnedMinor: Number(row.earned_minor),
    takenBackMinor: Number(row.taken_back_minor),
    amountMinor: Number(row.amount_minor),
    carriedOver: row.carried_over,
  };
}
