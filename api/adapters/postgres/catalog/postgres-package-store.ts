import type { Knex } from 'knex';
import type { Package, Plan } from '../../../domain/catalog/package.ts';
import { money, type Money } from '../../../domain/shared-with-web/money.ts';
import type { PackageStore } from '../../../ports/catalog/package-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';

export interface PackageRow {
  id: string;
  type: 'package' | 'credits';
  name: string;
  description: string;
  currency: string;
  /** bigint comes as text. */
  price_minor: string;
  original_price_minor: string | null;
  tier: Plan['tier'] | null;
  credits: number | null;
  unlimited: boolean;
  validity_days: number | null;
  features: string[];
  popular: boolean;
  active: boolean;
  color: string | null;
  position: number;
  /** Custom prices in minor units, as text, by currency. */
  custom: Record<string, string>;
}

interface Deps {
  database: Knex;
}

/** Packages in `catalog_packages`, their custom prices in `catalog_package_prices`. */
export class PostgresPackageStore implements PackageStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async list(tx?: Transaction): Promise<Package[]> {
    const rows: PackageRow[] = await this.rows(tx).orderBy('type').orderBy('position').orderBy('id');
    return rows.map(toPackage);
  }

  async listForUpdate(tx: Transaction): Promise<Package[]> {
    await queryOn(this.deps.database, tx)('catalog_packages').select('id').orderBy('id').forUpdate();
    return this.list(tx);
  }

  async find(id: string, tx?: Transaction): Promise<Package | null> {
    const row: PackageRow | undefined = await this.rows(tx).where({ id }).first();
    return row ? toPackage(row) : null;
  }

  async add(item: Package, at: Date, tx: Transaction): Promise<'added' | 'id_taken'> {
    const added = await queryOn(
      this.deps.database,
      tx,
    )('catalog_packages')
      .insert({ ...toRow(item), id: item.id, created_at: at, updated_at: at })
      .onConflict('id')
      .ignore()
      .returning('id');
    if (added.length === 0) return 'id_taken';
    await this.savePrices(item, tx);
    return 'added';
  }

  async save(items: readonly Package[], at: Date, tx: Transaction): Promise<void> {
    for (const item of items) {
      await queryOn(
        this.deps.database,
        tx,
      )('catalog_packages')
        .where({ id: item.id })
        .update({ ...toRow(item), updated_at: at });
      await this.savePrices(item, tx);
    }
  }

  async remove(id: string, tx: Transaction): Promise<'removed' | 'has_orders'> {
    const removed = await queryOn(this.deps.database, tx).raw<{ rowCount: number }>(
      `delete from catalog_packages as own where id = ?
         and not exists (select from ordering_lines as line where line.item_id = own.id)`,
      [id],
    );
    return removed.rowCount > 0 ? 'removed' : 'has_orders';
  }

  private async savePrices({ id, customPrices }: Package, tx: Transaction): Promise<void> {
    const on = queryOn(this.deps.database, tx);
    await on('catalog_package_prices').where({ package_id: id }).delete();
    const rows = [...customPrices].map(([currency, { minor }]) => ({
      package_id: id,
      currency,
      price_minor: minor,
    }));
    if (rows.length > 0) await on('catalog_package_prices').insert(rows);
  }

  private rows(tx: Transaction | undefined) {
    return packagesQuery(queryOn(this.deps.database, tx));
  }
}

/** The custom prices of a package, as a column. */
export const CUSTOM_PRICES = `coalesce((select jsonb_object_agg(prices.currency, prices.price_minor::text)
  from catalog_package_prices as prices where prices.package_id = catalog_packages.id), '{}') as custom`;

/** Packages with their custom prices. */
function packagesQuery(on: Knex) {
  return on('catalog_packages').select('*', on.raw(CUSTOM_PRICES));
}

function toRow(item: Package) {
  return {
    type: item.type,
    name: item.name,
    description: item.description,
    currency: item.price.currency,
    price_minor: item.price.minor,
    original_price_minor: item.originalPrice?.minor ?? null,
    tier: item.tier,
    credits: item.credits === 'unlimited' ? null : item.credits,
    unlimited: item.credits === 'unlimited',
    validity_days: item.validityDays,
    features: item.features,
    popular: item.popular,
    active: item.active,
    color: item.color,
    position: item.position,
  };
}

export function toPackage(row: PackageRow): Package {
  const amount = (minor: string, currency = row.currency): Money => money(Number(minor), currency);
  const common = {
    id: row.id,
    name: row.name,
    description: row.description,
    price: amount(row.price_minor),
    originalPrice: row.original_price_minor === null ? null : amount(row.original_price_minor),
    customPrices: new Map(
      Object.entries(row.custom).map(([currency, minor]) => [currency, amount(minor, currency)]),
    ),
    validityDays: row.validity_days,
    features: row.features,
    popular: row.popular,
    active: row.active,
    color: row.color,
    position: row.position,
  };
  if (row.type === 'package') {
    if (row.tier === null) throw new Error(`The plan ${row.id} has no tier.`);
    return { ...common, type: 'package', tier: row.tier, credits: null };
  }
  const credits = row.unlimited ? 'unlimited' : row.credits;
  if (credits === null) throw new Error(`The credit package ${row.id} has no credits.`);
  return { ...common, type: 'credits', tier: null, credits };
}
