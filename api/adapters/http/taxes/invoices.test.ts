import { randomUUID } from 'node:crypto';
import { tokens } from '../../../composition/tokens.ts';
import { ProveBooks } from '../../../application/credits/prove-books.ts';
import { carts, checkout } from '../../../testing/checkout-requests.ts';
import { readEmailTo, readOutbox } from '../../../testing/read-outbox.ts';
import { registerForTax } from '../../../testing/register-for-tax.ts';
import { err } from '../../../domain/shared/result.ts';
import type { WorkerPool } from '../../../ports/shared/worker-pool.ts';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

type Bearer = { Authorization: string };
interface Document {
  id: string;
  kind: string;
  number: string;
  tax_minor: number;
  total_minor: number;
}

let api: TestApi;
let admin: Bearer;
beforeAll(async () => {
  api = await startTestApi({ settings: { GUEST_CHECKOUTS_PER_HOUR: '1000' } });
  admin = (await api.signIn({ role: 'admin' })).bearer;
  await registerForTax(api);
});
afterAll(() => api.close());

const cart = { ...carts.credits, billing: { country: 'FR' } };
const refund = (orderId: string, amount: number | null) =>
  api.request
    .post(`/api/admin/orders/${orderId}/refunds`)
    .set({ ...admin, 'Idempotency-Key': randomUUID() })
    .send({ reason: 'asked for', ...(amount !== null && { amount }) });
const orderFor = async (bearer: Bearer, orderId: string) =>
  (await api.request.get(`/api/orders/${orderId}`).set(bearer).expect(200)).body.order;
const differences = async () => {
  const books = await api.container.get(ProveBooks).run();
  return books.find(({ book }) => book === 'taxes')?.differences;
};
const pdfOf = (orderId: string, { id }: Document, query = '') =>
  api.request.get(`/api/orders/${orderId}/invoices/${id}${query}`);

const adminPdfOf = (orderId: string, { id }: Document) =>
  api.request.get(`/api/admin/orders/${orderId}/invoices/${id}`).set(admin);

async function bought(wanted: object = cart) {
  const { user, bearer } = await api.signIn();
  const { body } = await checkout(api, { bearer, cart: wanted }).expect(201);
  return { user, bearer, order: body.order, invoices: body.order.invoices as Document[] };
}

describe('the invoice of a paid order', () => {
  it('is numbered, says the tax within the order, and is in the email and in the export', async () => {
    const { user, order, invoices } = await bought();
    const year = api.clock.now().getUTCFullYear();
    const [invoice] = invoices;
    expect(invoices).toHaveLength(1);
    expect(invoice).toMatchObject({ kind: 'invoice', total_minor: 5000, tax_minor: 833, currency: 'USD' });
    expect(invoice?.number).toMatch(new RegExp(`^INV-${year}-\\d{6}$`));
    const mail = await readEmailTo(api, user.email);
    expect(mail.text).toContain(`Your order, with invoice ${invoice?.number} as PDF: `);
    expect(mail.text).toContain('VAT 20% within it: 8.33 USD');
    const csv = await api.request
      .get('/api/admin/orders')
      .set({ ...admin, Accept: 'text/csv' })
      .expect(200);
    const line = csv.text.split('\r\n').find((each: string) => each.includes(order.number));
    expect(line).toContain(`,${invoice?.number},`);
  });

  it('can be downloaded as PDF by its owner, with the token of a guest’s order, and by an admin; by nobody else', async () => {
    const { bearer, order, invoices } = await bought();
    const [invoice] = invoices as [Document];
    const { headers, body } = await pdfOf(order.order_id, invoice).set(bearer).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe(`attachment; filename="${invoice.number}.pdf"`);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await adminPdfOf(order.order_id, invoice).expect(200);
    expect(again.body).toEqual(body);
    await pdfOf(order.order_id, invoice).expect(401);
    const stranger = await api.signIn();
    const refused = await pdfOf(order.order_id, invoice).set(stranger.bearer).expect(404);
    expect(refused.body.code).toBe('taxes.invoice_not_found');
    const guest = await checkout(api, { cart }).expect(201);
    const { order: theirs, order_token: token } = guest.body;
    await pdfOf(theirs.order_id, theirs.invoices[0], `?order_token=${token}`).expect(200);
    await pdfOf(order.order_id, invoice, `?order_token=${token}`).expect(404);
    await adminPdfOf(theirs.order_id, invoice).expect(404);
    await pdfOf(order.order_id, invoice).set(admin).expect(404);
  });

  it('is refused with the time to come back when making it takes too long', async () => {
    const late = { run: () => Promise.resolve(err({ code: 'time_limit' })), close: () => Promise.resolve() };
    const replica = await startTestApi({
      replicaOf: api,
      rebind: (container) => void container.rebind(tokens.picturePool).toConstantValue(late as WorkerPool),
    });
    const { bearer, order, invoices } = await bought();
    const { body, headers } = await replica.request
      .get(`/api/orders/${order.order_id}/invoices/${invoices[0]?.id}`)
      .set(bearer)
      .expect(503);
    await replica.close();
    expect(body.code).toBe('taxes.printer_busy');
    expect(headers['retry-after']).toBe('10');
  });

  it('is issued for an order that an admin enters as paid, and for none that is not paid', async () => {
    const enter = (status: string) =>
      api.request
        .post('/api/admin/orders')
        .set(admin)
        .send({ email: 'by-hand@example.com', total_amount: 119, payment_status: status })
        .expect(201);
    const [paid, pending] = [await enter('paid'), await enter('pending')];
    expect(paid.body.order.invoices).toMatchObject([{ total_minor: 11_900, tax_minor: 1900 }]);
    expect(pending.body.order.invoices).toEqual([]);
  });

  it('is one of an order of nothing, too', async () => {
    const { body } = await api.request
      .post('/api/admin/orders')
      .set(admin)
      .send({ email: 'free@example.com', total_amount: 0, payment_status: 'paid' })
      .expect(201);
    expect(body.order.invoices).toMatchObject([{ kind: 'invoice', total_minor: 0, tax_minor: 0 }]);
  });

  it('is in the currency of the order', async () => {
    const yen = { ...carts.credits, currency: 'JPY', totalAmount: 7848, billing: { country: 'DE' } };
    const { invoices } = await bought(yen);
    expect(invoices).toMatchObject([{ currency: 'JPY', total_minor: 7848, tax_minor: 1253 }]);
  });

  it('stays as it was when the account is deleted, and is in its export before', async () => {
    const { user, bearer, order, invoices } = await bought();
    const exported = await api.request.get('/api/auth/me/export').set(bearer).expect(200);
    expect(JSON.stringify(exported.body)).toContain(invoices[0]?.number);
    const before = await adminPdfOf(order.order_id, invoices[0] as Document).expect(200);
    await api.container.get(tokens.unitOfWork).run(async (tx) => {
      const pseudonym = { email: `deleted-${user.id}@deleted.invalid`, fullName: 'Deleted user' };
      for (const eraser of api.container.getAll(tokens.personalDataEraser))
        await eraser.erase(user.id, pseudonym, tx);
    });
    const after = await adminPdfOf(order.order_id, invoices[0] as Document).expect(200);
    expect(after.body).toEqual(before.body);
  });
});

describe('credit notes', () => {
  it('are issued for refunds in part, and add up to the invoice when all has gone back', async () => {
    const { user, bearer, order } = await bought();
    for (const amount of [10, 0.01, null]) await refund(order.order_id, amount).expect(201);
    const { invoices } = await orderFor(bearer, order.order_id);
    const notes = (invoices as Document[]).filter(({ kind }) => kind === 'credit_note');
    expect(notes.map(({ total_minor: total }) => total)).toEqual([1000, 1, 3999]);
    expect(notes.reduce((sum, { tax_minor: tax }) => sum + tax, 0)).toBe(833);
    const texts = (await readOutbox(api)).filter(({ to }) => to === user.email).map(({ text }) => text);
    for (const { number } of notes)
      expect(texts.join()).toContain(`Credit note ${number} is on the page of your order, as PDF.`);
    expect(await differences()).toEqual([]);
  });

  it('are taken back by a correction when the refund fails after all', async () => {
    const { bearer, order } = await bought();
    const { body } = await refund(order.order_id, 10).expect(201);
    const effects = api.container.get(tokens.invoiceEffects);
    const failed = { orderId: order.order_id, refundId: body.refund.id, at: api.clock.now() };
    const { knex } = api.database;
    await api.container.get(tokens.unitOfWork).run((tx) => effects.uncredit(tx, failed));
    await api.container.get(tokens.unitOfWork).run((tx) => effects.uncredit(tx, failed));
    await knex('ordering_refunds').where({ id: body.refund.id }).update({ status: 'refused' });
    const { invoices } = await orderFor(bearer, order.order_id);
    expect(invoices).toMatchObject([
      { kind: 'invoice' },
      { kind: 'credit_note', total_minor: 1000, tax_minor: 167 },
      { kind: 'correction', total_minor: 1000, tax_minor: 167 },
    ]);
    expect(await differences()).toEqual([]);
  });
});

describe('the numbers of invoices', () => {
  it('have no gap and no double when orders are paid at the same time and some of them fail', async () => {
    const { container } = api;
    const unitOfWork = container.get(tokens.unitOfWork);
    const store = container.get(tokens.invoices);
    const series = { seller: 'Parallel Ltd', kind: 'invoice', year: 2031 } as const;
    const work = Array.from({ length: 24 }, (_, index) =>
      unitOfWork
        .run(async (tx) => {
          const serial = await store.nextSerial(series, tx);
          if (index % 3 === 0) throw new Error('The payment fails after its number was given.');
          return serial;
        })
        .catch(() => null),
    );
    const given = (await Promise.all(work)).filter((serial) => serial !== null);
    expect(given.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    await api.database.knex('taxes_series').where({ seller: 'Parallel Ltd' }).delete();
  });

  it('follow one another when customers buy at the same time', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => checkout(api, { cart }).expect(201)));
    const serials = orders.map(({ body }) => Number(body.order.invoices[0].number.slice(-6)));
    const first = Math.min(...serials);
    expect(serials.toSorted((a, b) => a - b)).toEqual(serials.map((_, index) => first + index));
    expect(await differences()).toEqual([]);
  });
});
