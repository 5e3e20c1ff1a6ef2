import type { Knex } from 'knex';

/**
 * What lists need beyond 1000 and 1010 to find, sort and count within an index: text that most rows have is looked for there
 * instead of in whole rows. Groups of three letters serve text that few have.
 */
export async function up(database: Knex): Promise<void> {
  await database.raw(orders);
  await database.raw(users);
  await database.raw(inbox);
}

const orders = `
  alter table ordering_orders drop column search;
  alter table ordering_orders add column search text not null
    generated always as (' ' || lower(number || ' ' || email || ' ' || customer_name || ' ' || id::text)) stored;
  comment on column ordering_orders.search is 'what the console searches, in lower case; a blank before each word';
  alter table ordering_orders alter column search set statistics 500;
  create index ordering_orders_search on ordering_orders using gin (search gin_trgm_ops);

  drop index ordering_orders_placed_at_id_idx, ordering_orders_base_total_minor_id_idx, ordering_orders_email_id_idx;
  create index ordering_orders_by_age on ordering_orders (placed_at desc, id desc) include (search, status, plan_tier);
  create index ordering_orders_by_amount on ordering_orders (base_total_minor desc, id desc)
    include (search, status, plan_tier, placed_at);
  create index ordering_orders_by_email on ordering_orders (email, id) include (search, status, plan_tier, placed_at);
`;

/** Of the search one index for all accounts: the audit log names closed ones, too. */
const users = `
  alter table accounts_users alter column search set statistics 500;
  drop index accounts_users_search, accounts_users_by_age, accounts_users_by_name, accounts_users_by_email;
  create index accounts_users_search on accounts_users using gin (search gin_trgm_ops);
  create index accounts_users_by_age on accounts_users (created_at, id) include (search, subscription_tier, role)
    where deleted_at is null;
  create index accounts_users_by_name on accounts_users (lower(full_name), id)
    include (full_name, search, subscription_tier, role) where deleted_at is null;
  create index accounts_users_by_email on accounts_users (email, id) include (search, subscription_tier, role)
    where deleted_at is null;
`;

const inbox = `
  alter table visitors_contact_messages add column search text not null generated always as
    (' ' || translate(lower(name || ' ' || email || ' ' || subject || ' ' || message), E'\\n\\r\\t', '   ')) stored;
  comment on column visitors_contact_messages.search is 'what the console searches, in lower case; a blank before each word';
  create index visitors_contact_messages_search on visitors_contact_messages using gin (search gin_trgm_ops);
  drop index visitors_contact_messages_received_at_idx, visitors_contact_messages_received_at_idx1;
  create index visitors_contact_messages_by_age on visitors_contact_messages (received_at desc, id desc);
  create index visitors_contact_messages_open on visitors_contact_messages (received_at desc, id desc)
    where handled_at is null;
  create index visitors_contact_messages_handled on visitors_contact_messages (received_at desc, id desc)
    where handled_at is not null;

  create index visitors_newsletter_search on visitors_newsletter using gin (email gin_trgm_ops);
  create index visitors_newsletter_by_age on visitors_newsletter (requested_at desc, id desc) include (email, confirmed_at);
  create index visitors_newsletter_confirmed on visitors_newsletter (requested_at desc, id desc)
    where confirmed_at is not null;

  create index on integrations_deliveries (webhook_id, status, created_at desc, id);
`;
