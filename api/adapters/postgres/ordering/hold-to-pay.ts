import type { Knex } from 'knex';
import type { OrderRecord } from '../../../domain/ordering/order.ts';
import { heldUser } from '../accounts/postgres-user-store.ts';
import { userColumns, userOf, type UserRow } from '../accounts/user-model.ts';
import { account, heldAccount, toAccount, type AccountRow } from '../credits/read-account.ts';
import { subscription, webhooksSubscribed } from '../integrations/postgres-webhook-store.ts';
import { ask, statement } from '../shared/ask.ts';
import { time, timeOrNull, type AsJson } from '../shared/json-rows.ts';
import { keepSingleRows, SINGLE_ROWS, type SingleRows } from '../shared/single-rows.ts';
import { HANGING, recordOf, type Hanging } from './order-records.ts';
import { orderColumns, type OrderRow } from './order-rows.ts';

/** Rows that wait for a lock come as they stand then. Whoever pays an order takes these locks in this order. */
const HOLD = statement<HeldRow>(
  'hold-to-pay',
  `
  with held as materialized (
    select ${orderColumns.join(', ')} from ordering_orders where id = :orderId::uuid for update
  ), owner as materialized (
    select ${userColumns.join(', ')} from accounts_users
    where id = (select user_id from held) and deleted_at is null for update
  ), credits as materialized (
    select user_id from credits_balances where user_id = (select id from owner) for update
  )
  select held.*, (select to_json(owner) from owner) as owner, (select user_id from credits) as credits from held`,
);

/** In a statement of its own: what changed while the one before waited for a lock is seen by the next one only. */
const READ = statement<ReadRow>(
  'read-to-pay',
  `
  select ${HANGING}, (select to_json(a) from (${account()}) a) as account,
    to_json(array(select id from integrations_webhooks
      where user_id = :userId and status = 'active' and 'order.paid' = any(events))) as webhooks,
    ${SINGLE_ROWS}
  from (select array[:orderId::uuid] as ids) o`,
);

interface HeldRow extends OrderRow {
  owner: AsJson<UserRow> | null;
  credits: string | null;
}

interface ReadRow extends Hanging, SingleRows {
  account: AccountRow;
  webhooks: string[];
}

/**
 * Holds an order, its account and that account's credits in one statement, and reads in another what paying asks: the stores answer
 * from it.
 */
export async function holdToPay(trx: Knex, orderId: string): Promise<OrderRecord | null> {
  const [held] = await ask(trx, HOLD, { orderId });
  if (!held) return null;
  const { owner, credits, ...order } = held;
  const userId = order.user_id;
  const [read] = (await ask(trx, READ, { orderId, userId })) as [ReadRow];
  keepSingleRows(trx, read);
  if (userId && owner) {
    heldUser.keep(trx, userId, userOf(userRowOf(owner)));
    webhooksSubscribed.keep(trx, subscription(userId, 'order.paid'), read.webhooks);
    if (credits) heldAccount.keep(trx, userId, toAccount(userId, read.account));
  }
  return recordOf(order, read);
}

function userRowOf(row: AsJson<UserRow>): UserRow {
  return {
    ...row,
    created_at: time(row.created_at),
    mailbox_proven_at: timeOrNull(row.mailbox_proven_at),
    suspended_at: timeOrNull(row.suspended_at),
  };
}
