import type { Knex } from 'knex';
import type { TwoFactor, TwoFactorStore } from '../../../ports/accounts/two-factor-store.ts';
import type { Transaction } from '../../../ports/shared/unit-of-work.ts';
import { queryOn } from '../knex-unit-of-work.ts';
import { TwoFactorModel } from './two-factor-model.ts';

interface Deps {
  database: Knex;
}

/** Second factors in `accounts_two_factor`, recovery codes in `accounts_recovery_codes`. */
export class PostgresTwoFactorStore implements TwoFactorStore {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async find(userId: string): Promise<TwoFactor | null> {
    const row = await TwoFactorModel.query(this.deps.database).findById(userId);
    if (!row) return null;
    const [left] = await this.deps
      .database('accounts_recovery_codes')
      .where({ user_id: userId, used_at: null })
      .count<{ count: string }[]>();
    return {
      sealedSecret: row.sealed_secret,
      confirmedAt: row.confirmed_at,
      lastStep: row.last_step === null ? null : Number(row.last_step),
      recoveryCodesLeft: Number(left?.count ?? 0),
    };
  }

  async begin(userId: string, sealedSecret: Buffer, at: Date, tx: Transaction): Promise<boolean> {
    const begun = await queryOn(this.deps.database, tx).raw<{ rowCount: number }>(
      `insert into accounts_two_factor as standing (user_id, sealed_secret, begun_at) values (?, ?, ?)
         on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, begun_at = excluded.begun_at
           where standing.confirmed_at is null`,
      [userId, sealedSecret, at],
    );
    return begun.rowCount > 0;
  }

  async confirm(userId: string, at: Date, tx: Transaction): Promise<void> {
    await TwoFactorModel.query(queryOn(this.deps.database, tx))
      .patch({ confirmed_at: at })
      .where({ user_id: userId, confirmed_at: null });
  }

  async takeStep(userId: string, step: number, tx: Transaction): Promise<boolean> {
    const taken = await queryOn(
      this.deps.database,
      tx,
    )('accounts_two_factor')
      .where({ user_id: userId })
      .where((fresh) => void fresh.whereNull('last_step').orWhere('last_step', '<', step))
      .update({ last_step: step });
    return taken > 0;
  }

  async takeRecoveryCode(userId: string, hash: Buffer, at: Date, tx: Transaction): Promise<boolean> {
    const taken = await queryOn(
      this.deps.database,
      tx,
    )('accounts_recovery_codes')
      .where({ user_id: userId, code_hash: hash, used_at: null })
      .update({ used_at: at });
    return taken > 0;
  }

  async replaceRecoveryCodes(userId: string, hashes: readonly Buffer[], tx: Transaction): Promise<void> {
    const query = queryOn(this.deps.database, tx);
    await query('accounts_recovery_codes').where({ user_id: userId }).delete();
    const rows = hashes.map((hash) => ({ user_id: userId, code_hash: hash }));
    await query('accounts_recovery_codes').insert(rows);
  }

  async remove(userId: string, tx: Transaction): Promise<boolean> {
    const removed = await TwoFactorModel.query(queryOn(this.deps.database, tx))
      .delete()
      .where({ user_id: userId })
      .returning('confirmed_at');
    return removed.some((row) => row.confirmed_at !== null);
  }
}
