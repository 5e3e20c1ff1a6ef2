import type { Knex } from 'knex';
import type { PlatformSettings, StoredSettings } from '../../../domain/platform/settings.ts';
import type { PlatformSettingsStore } from '../../../ports/platform/platform-settings.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { forgetSingleRows, singleRows, type PlatformRow } from '../shared/single-rows.ts';

interface Deps {
  database: Knex;
  defaults: PlatformSettings;
}

/** Settings in the one row of `platform_settings`; the defaults while there is none. */
export class PostgresPlatformSettings implements PlatformSettingsStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async current(tx?: Transaction): Promise<PlatformSettings> {
    const { platform: row } = await singleRows(queryOn(this.deps.database, tx));
    return row ? settingsOf(row) : this.deps.defaults;
  }

  async stored(tx?: Transaction): Promise<StoredSettings> {
    const row = await this.rows(tx)
      .leftJoin('accounts_users as admin', 'admin.id', 'platform_settings.updated_by')
      .first<(PlatformRow & { email: string | null }) | undefined>('platform_settings.*', 'admin.email');
    if (!row) return { settings: this.deps.defaults, version: 0, updatedAt: null, updatedBy: null };
    return {
      settings: settingsOf(row),
      version: row.version,
      updatedAt: row.updated_at,
      updatedBy: row.email,
    };
  }

  async save(
    { settings, version, actorId, at }: Parameters<PlatformSettingsStore['save']>[0],
    tx: Transaction,
  ): Promise<boolean> {
    forgetSingleRows(queryOn(this.deps.database, tx));
    const values = { ...columnsOf(settings), version: version + 1, updated_at: at, updated_by: actorId };
    if (version > 0) return (await this.rows(tx).where({ version }).update(values)) === 1;
    return (await this.rows(tx).insert(values).onConflict().ignore().returning('version')).length === 1;
  }

  private rows(tx?: Transaction) {
    return queryOn(this.deps.database, tx)<PlatformRow>('platform_settings');
  }
}

function settingsOf(row: PlatformRow): PlatformSettings {
  return {
    platformName: row.platform_name,
    adminEmail: row.admin_email,
    sessionTimeoutMinutes: row.session_timeout_minutes,
    twoFactorRequired: row.two_factor_required,
    demoLimit: row.demo_limit,
    tutorLimit: row.tutor_limit,
  };
}

function columnsOf(settings: PlatformSettings): Omit<PlatformRow, 'version' | 'updated_at' | 'updated_by'> {
  return {
    platform_name: settings.platformName,
    admin_email: settings.adminEmail,
    session_timeout_minutes: settings.sessionTimeoutMinutes,
    two_factor_required: settings.twoFactorRequired,
    demo_limit: settings.demoLimit,
    tutor_limit: settings.tutorLimit,
  };
}
