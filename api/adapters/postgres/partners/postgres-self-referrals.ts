import type { Knex } from 'knex';
import type { BrandStatus } from '../../../domain/partners/brand.ts';
import type { ReviewFinding, SelfReferralOutcome } from '../../../domain/partners/self-referral.ts';
import { money } from '../../../domain/shared-with-web/money.ts';
import type {
  SelfReferral,
  SelfReferralFilter,
  SelfReferrals,
} from '../../../ports/partners/self-referrals.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { matchBrand } from './match-brand.ts';

interface Row {
  order_id: string;
  brand_id: string;
  name: string;
  slug: string;
  status: BrandStatus;
  outcome: SelfReferralOutcome;
  email_masked: string;
  currency: string;
  net_paid_minor: string;
  paid_at: Date;
  review_finding: ReviewFinding | null;
  review_note: string | null;
  reviewed_at: Date | null;
}

interface Deps {
  database: Knex;
}

/** The flagged rows of `partners_attributions`. */
export class PostgresSelfReferrals implements SelfReferrals {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list({ review, q, offset, limit }: SelfReferralFilter) {
    const found = this.flagged();
    matchBrand(found, q, 'a.order_id');
    if (review === 'open') found.whereNull('a.reviewed_at');
    if (review === 'done') found.whereNotNull('a.reviewed_at');
    const page = shown(found.clone()).orderByRaw('a.paid_at desc, a.order_id').offset(offset);
    const [counted, waiting, rows] = await Promise.all([
      found.clone().count<{ count: string }[]>(),
      this.flagged().whereNull('a.reviewed_at').count<{ count: string }[]>(),
      limit === null ? page : page.limit(limit),
    ]);
    const [total, open] = [Number(counted[0]?.count ?? 0), Number(waiting[0]?.count ?? 0)];
    return { orders: rows.map(toSelfReferral), total, open };
  }

  async find(orderId: string, tx?: Transaction): Promise<SelfReferral | null> {
    const [row] = await shown(this.flagged(tx).where('a.order_id', orderId));
    return row ? toSelfReferral(row) : null;
  }

  async review(
    tx: Transaction,
    orderId: string,
    found: { finding: ReviewFinding; note: string; at: Date },
  ): Promise<boolean> {
    const changed = await queryOn(
      this.deps.database,
      tx,
    )('partners_attributions')
      .where({ order_id: orderId, flagged_for_review: true })
      .update({ review_finding: found.finding, review_note: found.note, reviewed_at: found.at });
    return changed > 0;
  }

  private flagged(tx?: Transaction): Knex.QueryBuilder {
    return queryOn(
      this.deps.database,
      tx,
    )('partners_attributions as a')
      .join('partners_brands as b', 'b.id', 'a.brand_id')
      .where('a.flagged_for_review', true);
  }
}

function shown(query: Knex.QueryBuilder): Knex.QueryBuilder<object, Row[]> {
  return query.select<Row[]>('a.*', 'b.name', 'b.slug', 'b.status');
}

function toSelfReferral(row: Row): SelfReferral {
  const { review_finding: finding, review_note: note, reviewed_at: at } = row;
  return {
    orderId: row.order_id,
    brand: { id: row.brand_id, name: row.name, slug: row.slug, status: row.status },
    outcome: row.outcome,
    emailMasked: row.email_masked,
    netPaid: money(Number(row.net_paid_minor), row.currency),
    paidAt: row.paid_at,
    review: finding !== null && at !== null ? { finding, note: note ?? '', at } : null,
  };
}
