import type { Knex } from 'knex';
import type { CheckoutTerms, Terms } from '../../../ports/ordering/checkout-terms.ts';
import type { KeyState, KeyTaking } from '../../../ports/shared/idempotency-keys.ts';
import { CUSTOM_PRICES, toPackage, type PackageRow } from '../catalog/postgres-package-store.ts';
import { toCurrency, type CurrencyRow } from '../currencies/postgres-currency-store.ts';
import { ask, statement } from '../shared/ask.ts';
import { timeOrNull, type AsJson } from '../shared/json-rows.ts';
import { bindingsOf, knownKey, TAKE_KEY } from '../shared/postgres-idempotency-keys.ts';
import type { TaxSettingsRow } from '../shared/single-rows.ts';
import { taxSettingsOf } from '../taxes/postgres-tax-settings.ts';

interface Row {
  /** Whether the key is the caller's now. */
  fresh: boolean;
  currencies: AsJson<CurrencyRow>[];
  packages: PackageRow[];
  tax: TaxSettingsRow | null;
}

/** Rates as texts, with all their decimals. */
const CURRENCIES = `
  select code, name, symbol, rate::text, is_base, active, last_synced, needs_sync, held_rate::text,
    rate_date::text, set_by_hand, held_rate_date::text
  from currencies_currencies order by is_base desc, code`;

/**
 * The key does not wait for the disk. What is written under it does, and by then the key is there too; without that there is nothing to
 * keep the key for.
 *
 * Items as JSON: a plan for an array of another length would look cheaper than the one that is kept, and be made each time.
 */
const BEGIN = statement<Row>(
  'begin-checkout',
  `
  with taken as (${TAKE_KEY})
  select exists (select from taken) as fresh,
    to_json(array(select c from (${CURRENCIES}) as c)) as currencies,
    to_json(array(select p from
      (select *, ${CUSTOM_PRICES} from catalog_packages
        where id in (select json_array_elements_text(:itemIds::json))) as p)) as packages,
    (select to_json(t) from taxes_settings as t) as tax,
    set_config('synchronous_commit', 'off', true)`,
);

interface Deps {
  database: Knex;
}

/** Takes the key and reads currencies, packages and tax settings in one statement. */
export class PostgresCheckoutTerms implements CheckoutTerms {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async begin(taking: KeyTaking, itemIds: readonly string[]): Promise<{ known: KeyState; terms: Terms }> {
    const { database } = this.deps;
    const bindings = { ...bindingsOf(taking), itemIds: JSON.stringify(itemIds) };
    const [read] = (await ask(database, BEGIN, bindings)) as [Row];
    const terms = {
      currencies: read.currencies.map((row) =>
        toCurrency({ ...row, last_synced: timeOrNull(row.last_synced) }),
      ),
      packages: read.packages.map(toPackage),
      taxRules: taxSettingsOf(read.tax),
    };
    return { known: read.fresh ? { state: 'fresh' } : await knownKey(database, taking), terms };
  }
}
