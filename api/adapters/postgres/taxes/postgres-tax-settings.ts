import type { Knex } from 'knex';
import { standardRates } from '../../../domain/taxes/standard-rates.ts';
import type { StoredTaxSettings, TaxSettings } from '../../../domain/taxes/tax-settings.ts';
import type { TaxSettingsStore } from '../../../ports/taxes/tax-settings-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { forgetSingleRows, singleRows, type TaxSettingsRow } from '../shared/single-rows.ts';

interface Deps {
  database: Knex;
}

const defaults: TaxSettings = {
  registered: false,
  country: '',
  vatNumber: '',
  address: '',
  rates: standardRates,
};

/** Tax settings in the one row of `taxes_settings`; the defaults while there is none. */
export class PostgresTaxSettings implements TaxSettingsStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async current(tx?: Transaction): Promise<TaxSettings> {
    return taxSettingsOf((await singleRows(queryOn(this.deps.database, tx))).tax);
  }

  async stored(tx?: Transaction): Promise<StoredTaxSettings> {
    const row = await this.rows(tx)
      .leftJoin('accounts_users as admin', 'admin.id', 'taxes_settings.updated_by')
      .first<(TaxSettingsRow & { email: string | null }) | undefined>('taxes_settings.*', 'admin.email');
    if (!row) return { settings: defaults, version: 0, updatedAt: null, updatedBy: null };
    const { version, updated_at: updatedAt, email: updatedBy } = row;
    return { settings: taxSettingsOf(row), version, updatedAt, updatedBy };
  }

  async save(
    { settings, version, actorId, at }: Parameters<TaxSettingsStore['save']>[0],
    tx: Transaction,
  ): Promise<boolean> {
    const { registered, country, vatNumber, address, rates } = settings;
    const values = { registered, country, vat_number: vatNumber, address, rates: JSON.stringify(rates) };
    const row = { ...values, version: version + 1, updated_at: at, updated_by: actorId };
    forgetSingleRows(queryOn(this.deps.database, tx));
    const query = queryOn(this.deps.database, tx)('taxes_settings');
    if (version > 0) return (await query.where({ version }).update(row)) === 1;
    return (await query.insert(row).onConflict().ignore().returning('version')).length === 1;
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<TaxSettingsRow>('taxes_settings');
  }
}

/** The defaults without a row. */
export function taxSettingsOf(row: TaxSettingsRow | null): TaxSettings {
  if (!row) return defaults;
  const { registered, country, vat_number: vatNumber, address, rates } = row;
  return { registered, country, vatNumber, address, rates };
}
