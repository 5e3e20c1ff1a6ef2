import type { Knex } from 'knex';
import { countRows } from './row-counts.ts';

/**
 * How many messages are open and handled is stored as it changes. Of the indexes that go, the first is the beginning of another one; most
 * messages and subscriptions are of the kind that the other two hold, so that the index by age serves them as well.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(`
    create table visitors_message_counts (
      handled boolean not null,
      shard smallint not null,
      messages bigint not null,
      primary key (handled, shard)
    );
    ${countRows({
      table: 'visitors_contact_messages',
      kind: { handled: 'handled_at is not null' },
      counts: 'visitors_message_counts',
      column: 'messages',
      counting: 'visitors_count_messages',
      trigger: 'visitors_message_count',
    })}
    drop index ordering_refunds_order_id_idx, visitors_contact_messages_handled, visitors_newsletter_confirmed;
  `);
}
