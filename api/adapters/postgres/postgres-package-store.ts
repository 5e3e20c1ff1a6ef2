import type { Knex } from 'knex';
import type { Package, Plan } from '../../domain/catalog/package.ts';
import { money, type Money } from '../../domain/shared/money.ts';
import type { PackageStore } from '../../ports/package-store.ts';
import type { Transaction } from '../../ports/unit-of-work.ts';
import { queryOn } from './knex-unit-of-work.ts';

interface PackageRow {
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

/** Packages in `catalog_packages`, their custom prices in `catalog_package_prices`. */
export class PostgresPackageStore implements PackageStore {
  private readonly database: Knex;

  constructor(database: Knex) {
    this.database = database;
  }

  async list(tx?: Transaction): Promise<Package[]> {
    const rows: PackageRow[] = await this.rows(tx).orderBy('type').orderBy('position').orderBy('id');
    return rows.map(toPackage);
  }

  async find(id: string, tx?: Transaction): Promise<Package | null> {
    const row: PackageRow | undefined = await this.rows(tx).where({ id }).first();
    return row ? toPackage(row) : null;
  }

  private rows(tx: Transaction | undefined) {
    const on = queryOn(this.database, tx);
    const custom = on.raw(
      `coalesce((select jsonb_object_agg(prices.currency, prices.price_minor::text)
        from catalog_package_prices as prices where prices.package_id = catalog_packages.id), '{}') as custom`,
    );
    return on('catalog_packages').select('*', custom);
  }
}

function toPackage(row: PackageRow): Package {
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
