import type { Knex } from 'knex';

/** Support and finance work in the admin console beside admins. */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    alter table accounts_users drop constraint accounts_users_role_check;
    alter table accounts_users add constraint accounts_users_role_check
      check (role in ('user', 'brand', 'admin', 'support', 'finance')) not valid;
    alter table accounts_users validate constraint accounts_users_role_check;
  `);
}
