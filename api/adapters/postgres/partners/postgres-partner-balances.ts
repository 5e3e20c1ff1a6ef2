import type { Knex } from 'knex';
import { settle } from '../../../domain/partners/payout.ts';
import type {
  BalanceFilter,
  PartnerBalance,
  PartnerBalances,
} from '../../../ports/partners/partner-balances.ts';
import { matchBrand } from './match-brand.ts';

interface Row {
  brand_id: string;
  name: string;
  email: string;
  currency: string;
  orders: string;
  earned: string;
  taken_back: string;
  pending: string;
  in_payout: string;
  paid: string;
}

/**
 * What the next payout would collect, what is held back, and what payouts hold. Days that lie before or after the instant in whole
 * come as their stored sums; of its own day each commission is looked at.
 */
const SUMS = `(
  with instant as (select :before::timestamptz as before, (:before::timestamptz at time zone 'UTC')::date as today),
  open as (
    select brand_id, currency, payable_on < today as payable, orders, earned_minor, taken_back_minor
    from partners_open_commission, instant where payable_on <> today
    union all
    select brand_id, currency, payable_at < before, 1, open_earned_minor, open_taken_back_minor
    from partners_commissions, instant
    where open_entries > 0 and payout_id is null and amount_minor > 0
      and payable_at >= today::timestamp at time zone 'UTC' and payable_at < (today + 1)::timestamp at time zone 'UTC'
  )
  select brand_id, currency, sum(orders) as orders, sum(earned) as earned, sum(taken_back) as taken_back,
    sum(pending) as pending, sum(in_payout) as in_payout, sum(paid) as paid
  from (
    select brand_id, currency, orders, earned_minor as earned, taken_back_minor as taken_back, 0 as pending, 0 as in_payout,
      0 as paid
    from open where payable
    union all
    select brand_id, currency, 0, 0, 0, earned_minor + taken_back_minor, 0, 0 from open where not payable
    union all
    select l.brand_id, l.currency, 0, 0, 0, 0,
      coalesce(sum(l.amount_minor) filter (where p.status <> 'paid'), 0),
      coalesce(sum(l.amount_minor) filter (where p.status = 'paid'), 0)
    from partners_payout_lines l join partners_payouts p on p.id = l.payout_id
    where not l.carried_over group by l.brand_id, l.currency
  ) parts group by brand_id, currency
) as s`;

interface Deps {
  database: Knex;
}

/** What partners have to get, out of the sums of their open commission and their payouts. */
export class PostgresPartnerBalances implements PartnerBalances {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list({ before, q, offset, limit }: BalanceFilter) {
    const found = this.deps.database
      .from(this.deps.database.raw(SUMS, { before }))
      .join('partners_brands as b', 'b.id', 's.brand_id');
    matchBrand(found, q);
    const page = found.clone().orderByRaw('lower(b.name), b.id, s.currency').offset(offset);
    const [counted, rows] = await Promise.all([
      found.clone().count<{ count: string }[]>(),
      (limit === null ? page : page.limit(limit)).select<Row[]>('s.*', 'b.name', 'b.email'),
    ]);
    return { balances: rows.map(toBalance), total: Number(counted[0]?.count ?? 0) };
  }
}

function toBalance(row: Row): PartnerBalance {
  const earnedMinor = Number(row.earned);
  const takenBackMinor = Number(row.taken_back);
  return {
    brandId: row.brand_id,
    brandName: row.name,
    brandEmail: row.email,
    currency: row.currency,
    orders: Number(row.orders),
    earnedMinor,
    takenBackMinor,
    ...settle(earnedMinor, takenBackMinor),
    pendingMinor: Number(row.pending),
    inPayoutMinor: Number(row.in_payout),
    paidMinor: Number(row.paid),
  };
}
