import type { Knex } from 'knex';

/**
 * Active accounts are counted as all that were used, less the few of them that are no users' accounts, or that nobody can sign in to. An index of
 * those few replaces the one of all others.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create index accounts_users_not_signed_in_to on accounts_users (id)
      where not (role = 'user' and password_hash is not null and deleted_at is null);
    drop index accounts_users_who_sign_in;
  `);
}
