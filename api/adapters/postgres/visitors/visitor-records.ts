import type { Knex } from 'knex';
import type { PersonalDataEraser, PersonalDataSource } from '../../../ports/accounts/personal-data.ts';
import { queryOn } from '../knex-unit-of-work.ts';

/** The proven address of an account, as a subquery. */
const emailOf = (database: Knex, userId: string) =>
  database('accounts_users').where({ id: userId }).whereNotNull('mailbox_proven_at').select('email');

/** What somebody wrote through the contact form with the address of their account, oldest first. */
export function contactRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'contact_messages',
    read: (userId) =>
      database('visitors_contact_messages')
        .where('email', '=', emailOf(database, userId))
        .orderBy('visitors_contact_messages.received_at')
        .select('name', 'subject', 'message', database.raw('to_json(received_at) as received_at')),
  };
}

/** Whether the address of an account gets the newsletter. */
export function newsletterRecords({ database }: { database: Knex }): PersonalDataSource {
  return {
    name: 'newsletter',
    read: (userId) =>
      database('visitors_newsletter')
        .where('email', '=', emailOf(database, userId))
        .select(
          database.raw('to_json(requested_at) as requested_at'),
          database.raw('to_json(confirmed_at) as confirmed_at'),
        ),
  };
}

/** Forgets the messages and the newsletter of an account's address. */
export function visitorsEraser({ database }: { database: Knex }): PersonalDataEraser {
  return {
    async erase(userId, _pseudonym, tx) {
      const within = queryOn(database, tx);
      for (const table of ['visitors_contact_messages', 'visitors_newsletter'])
        await within(table).where('email', '=', emailOf(database, userId)).delete();
    },
  };
}
