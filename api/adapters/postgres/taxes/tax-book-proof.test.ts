import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { registerForTax } from '../../../testing/register-for-tax.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let orderId: string;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  await registerForTax(api);
  const cart = { ...carts.credits, billing: { country: 'FR' } };
  for (let orders = 0; orders < 3; orders += 1) {
    const { body } = await checkout(api, { cart }).expect(201);
    orderId = body.order.order_id;
  }
  const admin = (await api.signIn({ role: 'admin' })).bearer;
  await api.request
    .post(`/api/admin/orders/${orderId}/refunds`)
    .set({ ...admin, 'Idempotency-Key': randomUUID() })
    .send({ reason: 'asked for', amount: 10 })
    .expect(201);
});
afterAll(() => api.close());

/** What the proof says after `change`, which is undone again. */
async function after(change: string): Promise<string[]> {
  const { knex } = api.database;
  const proof = api.container.getAll(tokens.bookProof).find(({ book }) => book === 'taxes');
  await knex.raw('alter table taxes_invoices disable trigger taxes_invoices_stay');
  await knex.raw('create table kept_invoices as table taxes_invoices');
  await knex.raw(
    'create table kept_orders as select id, tax_minor, tax_rate, tax_treatment from ordering_orders',
  );
  await knex.raw('create table kept_series as table taxes_series');
  await knex.raw(change);
  const found = await proof?.differences();
  await knex.raw('truncate taxes_invoices; insert into taxes_invoices table kept_invoices');
  await knex.raw('truncate taxes_series; insert into taxes_series table kept_series');
  await knex.raw(`update ordering_orders o set tax_minor = k.tax_minor, tax_rate = k.tax_rate, tax_treatment = k.tax_treatment
    from kept_orders k where k.id = o.id`);
  await knex.raw('drop table kept_invoices, kept_orders, kept_series');
  return found ?? ['no such book'];
}

describe('the proof of taxes', () => {
  it('finds nothing in books that are in order', async () => {
    expect(await after('select 1')).toEqual([]);
  });

  it.each([
    [
      'a gap in the numbers',
      "update taxes_invoices set serial = 9 where kind = 'invoice' and serial = 2",
      /invoice numbers \d+ of/,
    ],
    ['a number that nothing has', 'update taxes_series set last = last + 1', /the series says/],
    [
      'a missing invoice',
      "delete from taxes_invoices where kind = 'invoice' and serial = 1",
      /has 0 invoices/,
    ],
    [
      'a missing credit note',
      "delete from taxes_invoices where kind = 'credit_note'",
      /^Refund .* credit 0$/,
    ],
    [
      'an invoice of another amount',
      "update taxes_invoices set tax_minor = 832 where serial = 1 and kind = 'invoice'",
      /^Invoice INV/,
    ],
    ['tax of another rate', 'update ordering_orders set tax_rate = 1900', /833 tax within 5000 at 1900/],
    [
      'a credit note of another share',
      "update taxes_invoices set tax_minor = 166 where kind = 'credit_note'",
      /^Credit notes of order .* take 166 of 833/,
    ],
    [
      'lines that do not add up',
      `update taxes_invoices set content = jsonb_set(content, '{lines,0,taxMinor}', '1') where serial = 1`,
      /^Lines of/,
    ],
  ])('names %s', async (_, change, line) => {
    expect(await after(change)).toContainEqual(expect.stringMatching(line));
  });

  it('is protected by the table, which lets no document be changed', async () => {
    await api.database.knex.raw('alter table taxes_invoices enable trigger taxes_invoices_stay');
    await expect(api.database.knex('taxes_invoices').update({ tax_minor: 0 })).rejects.toThrow(
      'An invoice is never changed or deleted.',
    );
  });
});
