import type { Knex } from 'knex';
import { DatabaseError } from 'pg';
import type { Brand } from '../../../domain/partners/brand.ts';
import type { BrandFilter, BrandOrder, BrandStore } from '../../../ports/partners/brand-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { matchBrand } from './match-brand.ts';
import { BrandModel } from './brand-model.ts';

const UNIQUE_VIOLATION = '23505';

const orders: Readonly<Record<BrandOrder, string>> = {
  name: 'lower(b.name)',
  website: 'lower(b.website)',
  status: 'b.status',
  commission_rate: 'b.rate_tenths',
  created_at: 'b.created_at',
};

interface Deps {
  database: Knex;
}

/** Partners in `partners_brands`. */
export class PostgresBrandStore implements BrandStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async add(brand: Brand, tx: Transaction): Promise<'added' | 'slug_taken' | 'email_taken'> {
    const added = await queryOn(
      this.deps.database,
      tx,
    )('partners_brands')
      .insert({
        id: brand.id,
        user_id: brand.userId,
        email: brand.email,
        created_at: brand.createdAt,
        ...changeable(brand),
      })
      .onConflict()
      .ignore()
      .returning('id');
    if (added.length > 0) return 'added';
    const sameSlug = await BrandModel.query(queryOn(this.deps.database, tx))
      .findOne({ slug: brand.slug })
      .select('id');
    return sameSlug ? 'slug_taken' : 'email_taken';
  }

  async update(brand: Brand, tx: Transaction): Promise<'updated' | 'slug_taken'> {
    try {
      // In a savepoint: two updates at once both find the slug free, and the refused one must leave `tx` usable.
      await queryOn(this.deps.database, tx).transaction((savepoint) =>
        savepoint('partners_brands').where({ id: brand.id }).update(changeable(brand)),
      );
      return 'updated';
    } catch (error) {
      if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return 'slug_taken';
      throw error;
    }
  }

  async find(id: string, tx?: Transaction): Promise<Brand | null> {
    const row = await BrandModel.query(queryOn(this.deps.database, tx)).findById(id);
    return row?.toBrand() ?? null;
  }

  async lock(id: string, tx: Transaction): Promise<Brand | null> {
    const row = await BrandModel.query(queryOn(this.deps.database, tx)).findById(id).forUpdate();
    return row?.toBrand() ?? null;
  }

  async findBySlug(slug: string): Promise<Brand | null> {
    return (await BrandModel.query(this.deps.database).findOne({ slug }))?.toBrand() ?? null;
  }

  async findByUser(userId: string): Promise<Brand | null> {
    return (await BrandModel.query(this.deps.database).findOne({ user_id: userId }))?.toBrand() ?? null;
  }

  async list({ q, status, sort = 'name', descending = false, offset, limit }: BrandFilter) {
    const found = this.deps.database('partners_brands as b');
    matchBrand(found, q);
    if (status) found.where('b.status', status);
    const direction = descending ? 'desc' : 'asc';
    const page = found
      .clone()
      .orderByRaw(`${orders[sort]} ${direction} nulls last, lower(b.name), b.id`)
      .offset(offset);
    const [counted, rows] = await Promise.all([
      found.clone().count<{ count: string }[]>(),
      (limit === null ? page : page.limit(limit)).select<object[]>('b.*'),
    ]);
    return {
      brands: rows.map((row) => BrandModel.fromDatabaseJson(row).toBrand()),
      total: Number(counted[0]?.count ?? 0),
    };
  }

  async counts(): Promise<{ active: number; inactive: number }> {
    const { rows } = await this.deps.database.raw<{ rows: [{ active: number; inactive: number }] }>(
      `select count(*) filter (where status = 'active')::int as active,
              count(*) filter (where status = 'inactive')::int as inactive from partners_brands`,
    );
    return rows[0];
  }

  async remove(id: string, tx: Transaction): Promise<'removed' | 'has_orders'> {
    const removed = await queryOn(this.deps.database, tx).raw<{ rowCount: number }>(
      `delete from partners_brands b where id = ?
         and not exists (select from partners_attributions a where a.brand_id = b.id)`,
      [id],
    );
    return removed.rowCount > 0 ? 'removed' : 'has_orders';
  }
}

function changeable(brand: Brand) {
  return {
    name: brand.name,
    slug: brand.slug,
    rate_tenths: brand.rateTenths,
    logo_url: brand.logoUrl,
    website: brand.website,
    primary_color: brand.primaryColor,
    secondary_color: brand.secondaryColor,
    description: brand.description,
    status: brand.status,
    updated_at: brand.updatedAt,
  };
}
