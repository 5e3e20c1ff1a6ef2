import type { Knex } from 'knex';
import type { Brand } from '../../../domain/partners/brand.ts';
import type { ReferralClick } from '../../../domain/partners/referral.ts';
import type { ReferralClicks } from '../../../ports/partners/referral-clicks.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { BrandModel } from './brand-model.ts';

interface ClickRow {
  id: string;
  brand_id: string;
  at: Date;
  expires_at: Date;
}

interface Deps {
  database: Knex;
}

/** Visits in `partners_clicks`. */
export class PostgresReferralClicks implements ReferralClicks {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(click: ReferralClick & { bound: boolean }): Promise<void> {
    await this.deps.database('partners_clicks').insert({
      id: click.id,
      brand_id: click.brandId,
      bound: click.bound,
      at: click.at,
      expires_at: click.expiresAt,
    });
  }

  async find(id: string, tx?: Transaction): Promise<{ click: ReferralClick; brand: Brand } | null> {
    const connection = queryOn(this.deps.database, tx);
    const row = await connection<ClickRow & { bound: boolean }>('partners_clicks')
      .where({ id, bound: true })
      .first();
    const brand = row && (await BrandModel.query(connection).findById(row.brand_id));
    if (!row || !brand) return null;
    const click = { id: row.id, brandId: row.brand_id, at: row.at, expiresAt: row.expires_at };
    return { click, brand: brand.toBrand() };
  }
}
