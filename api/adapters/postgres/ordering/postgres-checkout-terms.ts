import type { Knex } from 'knex';
import type { CheckoutTerms, Terms } from '../../../ports/ordering/checkout-terms.ts';
import { packagesQuery, toPackage, type PackageRow } from '../catalog/postgres-package-store.ts';
import { toCurrency, type CurrencyRow } from '../currencies/postgres-currency-store.ts';
import { timeOrNull, type AsJson } from '../shared/json-rows.ts';
import { prepared } from '../shared/prepared.ts';
import type { TaxSettingsRow } from '../shared/single-rows.ts';
import { taxSettingsOf } from '../taxes/postgres-tax-settings.ts';

interface Row {
  currencies: AsJson<CurrencyRow>[];
  packages: PackageRow[];
  tax: TaxSettingsRow | null;
}

/** Rates as texts, with all their decimals. */
const CURRENCIES = `
  select code, name, symbol, rate::text, is_base, active, last_synced, needs_sync, held_rate::text,
    rate_date::text, set_by_hand, held_rate_date::text
  from currencies_currencies order by is_base desc, code`;

interface Deps {
  database: Knex;
}

/** Reads currencies, packages and tax settings in one statement. */
export class PostgresCheckoutTerms implements CheckoutTerms {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async of(itemIds: readonly string[]): Promise<Terms> {
    const packages = packagesQuery(this.deps.database)
      .whereRaw('id = any(?)', [[...itemIds]])
      .toSQL();
    const asked = this.deps.database.raw<{ rows: [Row] }>(
      `select (select json_agg(c) from (${CURRENCIES}) as c) as currencies,
         (select coalesce(json_agg(p), '[]') from (${packages.sql}) as p) as packages,
         (select to_json(t) from taxes_settings as t) as tax`,
      packages.bindings,
    );
    const { rows } = await prepared(asked, 'checkout-terms');
    const [read] = rows;
    return {
      currencies: read.currencies.map((row) =>
        toCurrency({ ...row, last_synced: timeOrNull(row.last_synced) }),
      ),
      packages: read.packages.map(toPackage),
      taxRules: taxSettingsOf(read.tax),
    };
  }
}
