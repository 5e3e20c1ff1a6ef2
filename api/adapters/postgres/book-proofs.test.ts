import { randomUUID } from 'node:crypto';
import { ProveBooks } from '../../application/credits/prove-books.ts';
import { checkout } from '../../testing/checkout-requests.ts';
import { PartnerWorld, refCookie } from '../../testing/partner-world.ts';

let world: PartnerWorld;
let orderId: string;
beforeAll(async () => {
  world = await PartnerWorld.start();
  const brand = await world.takeOn();
  const cookie = refCookie(await world.click(brand.slug)) ?? '';
  const { bearer } = await world.api.signIn({ mailboxProvenAt: world.api.clock.now() });
  const paid = await checkout(world.api, { bearer }).set('Cookie', cookie).expect(201);
  orderId = paid.body.order.order_id;
  const refund = world.api.request.post(`/api/admin/orders/${orderId}/refunds`);
  const key = { 'Idempotency-Key': randomUUID() };
  await refund
    .set({ ...world.admin, ...key })
    .send({ amount: 10, reason: 'Asked for' })
    .expect(201);
  world.api.clock.pass({ minutes: 20 });
});
afterAll(() => world.api.close());

const differences = async (): Promise<string[]> =>
  (await world.api.container.get(ProveBooks).run()).flatMap((report) => report.differences);

/** Runs statements past every trigger, hears what the proofs say, and puts all back. */
async function sabotaged(...statements: string[]): Promise<string> {
  const { knex } = world.api.database;
  const tables = [...new Set(statements.map((each) => /(?:into|update|from) (\w+)/.exec(each)?.[1] ?? ''))];
  for (const table of tables) await knex.raw(`create table saved_${table} as table ${table}`);
  await knex.raw(
    ['set session_replication_role = replica', ...statements, 'reset session_replication_role'].join('; '),
  );
  const said = (await differences()).join('\n');
  await knex.raw('set session_replication_role = replica');
  for (const table of tables) {
    const columns = await knex.raw<{ rows: { names: string }[] }>(
      `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
       where table_name = ? and is_generated = 'NEVER'`,
      [table],
    );
    const names = columns.rows[0]?.names ?? '';
    await knex.raw(`set session_replication_role = replica; delete from ${table};
      insert into ${table} (${names}) overriding system value select ${names} from saved_${table};
      drop table saved_${table}; reset session_replication_role`);
  }
  return said;
}

describe('proving the books', () => {
  it('finds nothing after an order through a partner with a plan, credits and a refund', async () => {
    expect(await differences()).toEqual([]);
  });

  it.each<[string, RegExp, () => string[]]>([
    [
      'a grant doubled under another line',
      /sold 1 lots of 50 credits, the ledger granted 2 of/,
      () => [
        `insert into credits_lots (id, user_id, source, unlimited, granted, remaining, granted_at, order_id, line_id)
         select gen_random_uuid(), user_id, source, false, granted, remaining, granted_at, order_id, 'another'
         from credits_lots where order_id = '${orderId}'`,
      ],
    ],
    [
      'a purchase granted twice',
      /sold 1 lots of 50 credits, the ledger granted 1 of 100/,
      () => [`update credits_lots set granted = 2 * granted where order_id = '${orderId}'`],
    ],
    [
      'commission that was not booked',
      /earned, but commission is not booked/,
      () => [`delete from partners_commissions where order_id = '${orderId}'`],
    ],
    [
      'an order that the commission books do not know',
      /the commission books say nothing/,
      () => [`delete from partners_attributions where order_id = '${orderId}'`],
    ],
    [
      'an order charged and pending',
      /was charged 17900 USD and stands as pending/,
      () => [`update ordering_orders set status = 'pending', paid_at = null where id = '${orderId}'`],
    ],
    [
      'a charge without an order',
      /of 17900 USD belongs to order [-0-9a-f]+, which does not exist/,
      () => [
        `update payments_sandbox_charges set order_id = gen_random_uuid() where order_id = '${orderId}'`,
      ],
    ],
    [
      'another amount charged than the order costs',
      /costs 17900 USD, its charge is 17901 USD/,
      () => [`update payments_sandbox_charges set amount_minor = 17901 where order_id = '${orderId}'`],
    ],
    [
      'a refund that was not taken off',
      /stands as paid of 17900, its refunds come to 1000/,
      () => [`update ordering_orders set status = 'paid' where id = '${orderId}'`],
    ],
    [
      'a base price instead of what was paid',
      /its base total is 7000, its total at its rate is 17900/,
      () => [`update ordering_orders set base_total_minor = 7000 where id = '${orderId}'`],
    ],
    [
      'an entry of commission that was changed',
      /stands, its entries come to/,
      () => [
        `update partners_commission_entries set amount_minor = amount_minor + 1 where order_id = '${orderId}'`,
      ],
    ],
    [
      'open commission of an order',
      /are stored as open, its entries outside payouts come to/,
      () => [
        `update partners_commissions set open_earned_minor = open_earned_minor + 1 where order_id = '${orderId}'`,
      ],
    ],
    [
      'open commission of a partner',
      /Open commission of partner .* payable on .*: stored/,
      () => ['update partners_open_commission set earned_minor = earned_minor + 1'],
    ],
    [
      'open commission of a partner that is missing',
      /Open commission of partner .*: stored nothing/,
      () => ['delete from partners_open_commission'],
    ],
    [
      'commission of a month',
      /Commission of partner .* in \d{4}-\d\d: stored/,
      () => ['update partners_commission_months set amount_minor = amount_minor + 1'],
    ],
    [
      'commission of a month that is missing',
      /Commission of partner .*: stored nothing/,
      () => ['delete from partners_commission_months'],
    ],
    [
      'an entry of another partner',
      /Entry .* stands for partner/,
      () => ['update partners_commission_entries set brand_id = gen_random_uuid()'],
    ],
    ['daily sums', /Sales of .*: stored/, () => ['update insights_sales set paid_minor = paid_minor + 1']],
    ['sums of items', /Items sold on .*: stored/, () => ['update insights_items set minor = minor + 1']],
    ['sums of credits', /Credits of .*: stored/, () => ['update insights_credits set granted = granted + 1']],
    ['sums of partners', /Partner revenue of order/, () => ['update partners_revenue set revenue_minor = 1']],
    ['counts of orders', /The count of orders/, () => ['update ordering_counts set orders = orders + 1']],
    [
      'counts of messages',
      /The count of messages/,
      () => [`insert into visitors_message_counts values (true, 99, 1)`],
    ],
    ['counts of accounts', /The count of accounts/, () => ['update accounts_counts set users = users + 1']],
  ])('names %s', async (_what, pattern, statements) => {
    expect(await sabotaged(...statements())).toMatch(pattern);
    expect(await differences()).toEqual([]);
  });
});
