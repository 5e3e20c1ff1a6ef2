import type { Knex } from 'knex';
import type { SessionTimeout } from '../../../domain/platform/settings.ts';
import { prepared } from './prepared.ts';

export interface TaxSettingsRow {
  version: number;
  registered: boolean;
  country: string;
  vat_number: string;
  address: string;
  rates: Record<string, number>;
  updated_at: Date;
  updated_by: string;
}

export interface PlatformRow {
  version: number;
  platform_name: string;
  admin_email: string;
  session_timeout_minutes: SessionTimeout;
  two_factor_required: boolean;
  demo_limit: number;
  tutor_limit: number;
  updated_at: Date;
  updated_by: string;
}

/** The tables of settings, which have one row or none. */
export interface SingleRows {
  tax: TaxSettingsRow | null;
  platform: PlatformRow | null;
}

const readIn = new WeakMap<Knex, Promise<SingleRows>>();

/** What is asked of them. */
export const SINGLE_ROWS =
  '(select to_json(t) from taxes_settings as t) as tax, (select to_json(p) from platform_settings as p) as platform';

/** All settings; read once in a transaction, so that whatever is written in it follows the same ones. */
export function singleRows(query: Knex): Promise<SingleRows> {
  const known = readIn.get(query);
  if (known) return known;
  const asked = query.raw<{ rows: [SingleRows] }>(`select ${SINGLE_ROWS}`);
  const read = prepared(asked, 'single-rows').then(({ rows }) => rows[0]);
  if (query.isTransaction) readIn.set(query, read);
  return read;
}

/** They were read in the transaction together with something else. */
export function keepSingleRows(trx: Knex, { tax, platform }: SingleRows): void {
  readIn.set(trx, Promise.resolve({ tax, platform }));
}

/** Settings were saved in the transaction: the next reading is a new one. */
export function forgetSingleRows(query: Knex): void {
  readIn.delete(query);
}
