/** An account that analyses every day. */
export const ledgerUserId = '00000000-0000-4000-8000-00000000000c';
const MOVEMENTS = 20_000;

/** One account with years of credits: granted, spent one by one. */
export const ledgerRows = [
  `insert into accounts_users (id, email, full_name, role, subscription_tier, intended_tier, created_at, updated_at)
   values ('${ledgerUserId}', 'busy@example.com', 'Busy', 'user', 'expert', 'none', now() - interval '2 years', now())`,
  `insert into credits_balances (user_id, available, reserved) values ('${ledgerUserId}', ${MOVEMENTS}, 0)`,
  // Entries and their movement have to be there together.
  `with entered as (
     insert into credits_movements (user_id, kind, key, memo, at)
     select '${ledgerUserId}', 'admin_grant', 'bench:' || n, 'Granted', now() - (${MOVEMENTS} - n) * interval '1 minute'
     from generate_series(1, ${MOVEMENTS}) n returning id, user_id
   )
   insert into credits_entries (movement_id, user_id, account, credits)
   select id, user_id, account, credits from entered, (values ('available', 1), ('issued', -1)) a (account, credits)`,
];
