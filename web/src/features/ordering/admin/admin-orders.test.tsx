import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import { Route, Routes } from 'react-router-dom';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { sampleAdmin } from '../../../entities/session/testing/build-user.ts';
import {
  buildAdminList,
  buildAdminOrder,
  buildOrders,
  pendingByHand,
  sampleTrail,
} from '../testing/build-admin-order.ts';
import { ORDER_ID } from '../testing/build-order.ts';
import { AdminOrdersScreen } from './admin-orders-screen.tsx';

jest.setTimeout(60_000);

const LIST = 'GET /admin/orders';
const ONE = `/admin/orders/${ORDER_ID}`;
const paid = buildAdminOrder();
const quiet = {
  [LIST]: { body: buildAdminList([paid]) },
  [`GET ${ONE}`]: { body: { order: paid } },
  [`GET ${ONE}/audit`]: { body: { entries: sampleTrail } },
  [`GET ${ONE}/commission`]: { status: 404, body: { error: 'There is no such order.' } },
};

type Routed = Parameters<typeof renderShop>[1] & object;
let shop: ReturnType<typeof renderShop>;
const sent: { params: unknown; body: unknown; key: unknown }[] = [];
/** Keeps what a call sent, and answers. */
const caught = (answer: { status?: number; body?: unknown }) => (request: FakeCall) => {
  const body: unknown = typeof request.data === 'string' ? JSON.parse(request.data) : request.data;
  sent.push({ params: request.params, body, key: request.headers.get('Idempotency-Key') });
  return answer;
};

function show(routes: Routed['routes'] = {}, at = '/admin-dashboard/orders') {
  sent.length = 0;
  shop = renderShop(
    <Routes>
      <Route path="/admin-dashboard/orders/*" element={<AdminOrdersScreen />} />
    </Routes>,
    { at, user: sampleAdmin, routes: { ...quiet, ...routes } },
  );
}
const click = (name: string | RegExp, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(inside.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  shop.server.close();
  jest.restoreAllMocks();
});

describe('[W-219] the address of an order', () => {
  it('opens it over the list, and Back and Close return to the list as it was', async () => {
    show({}, `/admin-dashboard/orders/${ORDER_ID}?q=ada`);
    const details = await dialog(/^Order WW-/);
    expect(shop.address.current).toBe(`/admin-dashboard/orders/${ORDER_ID}?q=ada`);
    fireEvent.click(details.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(shop.address.current).toBe('/admin-dashboard/orders?q=ada'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is what looking at one leads to', async () => {
    show();
    fireEvent.click(await screen.findByRole('button', { name: `View ${paid.number}` }));
    await dialog(/^Order WW-/);
    expect(shop.address.current).toBe(`/admin-dashboard/orders/${ORDER_ID}`);
  });
});

describe('[W-220] refund requests of customers', () => {
  it('are counted beside the filters, listed on a press, and marked on their orders', async () => {
    const wish = { status: 'requested', reason: 'By mistake.', created_at: '2026-11-20T10:00:00Z' } as const;
    show({ [LIST]: caught({ body: buildAdminList([buildAdminOrder({ refund_request: wish })]) }) });
    expect(await screen.findByText('Refund requested')).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: '1 refund request' }));
    await waitFor(() => expect(shop.address.current).toContain('refund_requested=true'));
    await waitFor(() =>
      expect(
        sent.some(
          ({ params }) =>
            (params as { page?: number; refund_requested?: string }).page === 1 &&
            (params as { refund_requested?: boolean }).refund_requested === true,
        ),
      ).toBe(true),
    );
  });
});

describe('[W-221] a page behind the last one', () => {
  it('becomes the last one', async () => {
    show(
      { [LIST]: { body: { ...buildAdminList([paid]), meta: { page: 999, pages: 1, total: 1 } } } },
      '/admin-dashboard/orders?page=999',
    );
    await waitFor(() => expect(shop.address.current).toBe('/admin-dashboard/orders'));
  });
});

describe('the list of orders', () => {
  it('[O-010] [O-009] shows the columns and the labels of the states', async () => {
    show({ [LIST]: { body: buildAdminList(buildOrders()) } });
    expect(await screen.findByText('WW-3F0A91C270')).toBeInTheDocument();
    const heads = screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.textContent);
    expect(heads).toEqual(['Order ID', 'Customer', 'Package', 'Amount', 'Status', 'Date', 'Actions']);
    const table = within(screen.getByRole('table', { name: 'Orders' }));
    for (const text of ['Completed', 'Pending', 'Cancelled', 'Partly refunded', 'Refunded'])
      expect(table.getByText(text)).toBeInTheDocument();
    expect(table.getAllByText('€210.68')).toHaveLength(5);
    for (const verb of ['View', 'Edit', 'Delete'])
      expect(table.getByRole('button', { name: `${verb} WW-3F0A91C270` })).toBeInTheDocument();
  });

  it('[O-011] pages, and shows the page and the total', async () => {
    show({ [LIST]: { body: buildAdminList(buildOrders(), { pages: 9, total: 173 }) } });
    expect(await screen.findByText('Page 1 of 9 — 173 total')).toBeInTheDocument();
    click('Next');
    await waitFor(() => expect(shop.address.current).toBe('/admin-dashboard/orders?page=2'));
  });

  it('[O-008] [O-009] filters by package and status', async () => {
    show();
    expect(await screen.findByText(paid.number)).toBeInTheDocument();
    const labels = (name: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ label }) => label);
    expect(labels('Package')).toEqual(['All packages', 'Starter', 'Professional', 'Expert']);
    expect(labels('Status').slice(0, 4)).toEqual(['All statuses', 'Completed', 'Pending', 'Cancelled']);
  });

  it('[O-007] sends the filters to the server and stores them in the address', async () => {
    show({ [LIST]: caught({ body: buildAdminList([paid]) }) }, '/admin-dashboard/orders?page=3');
    expect(await screen.findByText(paid.number)).toBeInTheDocument();
    type('Status', 'paid');
    type('Package', 'professional');
    type('Date', '2026-11-20');
    type('Up to', '2026-11-21');
    type('Search order, email or name', 'ada');
    fireEvent.submit(screen.getByRole('search'));
    const wanted = { q: 'ada', status: 'paid', package: 'professional', page: 1 };
    const days = { date: '2026-11-20', date_to: '2026-11-21' };
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ ...wanted, ...days }));
    expect(shop.address.current).toContain(
      '?q=ada&status=paid&package=professional&date=2026-11-20&date_to=2026-11-21',
    );
    click('Clear');
    await waitFor(() => expect(shop.address.current).toBe('/admin-dashboard/orders'));
  });

  it('says what went wrong, and tries again', async () => {
    show({ [LIST]: { status: 500, body: { error: 'The database is away.' } } });
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    shop.server.routes[LIST] = { body: buildAdminList([]) };
    click('Retry');
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });
});

describe('an order looked at', () => {
  it('[O-012] [O-111] is read-only, with items, refunds and what was done', async () => {
    show();
    await screen.findByText(paid.number);
    click(`View ${paid.number}`);
    const modal = await dialog(`Order ${paid.number}`);
    expect(await modal.findByText('Refunded €10.00')).toBeInTheDocument();
    expect(modal.getByText(/grace@example.com · 4 credits taken back; Late/)).toBeInTheDocument();
    expect(modal.getByText('Visa ending in 4242')).toBeInTheDocument();
    expect(modal.queryByRole('textbox')).not.toBeInTheDocument();
    click('Edit', modal);
    expect(await dialog(`Edit order ${paid.number}`)).toBeDefined();
  });

  it.each([
    [0, ['Send receipt again']],
    [1000, ['Send receipt again', 'Send refund email again']],
  ])(
    '[W-386] with %s refunded offers to send again: %j, and says when that was done',
    async (refunded_minor, offered) => {
      const order = { ...paid, refunded_minor };
      const entry = {
        ...sampleTrail[0]!,
        action: 'ordering.email_resent',
        details: { kind: 'receipt', reason: 'Lost.' },
      };
      show({ [`GET ${ONE}`]: { body: { order } }, [`GET ${ONE}/audit`]: { body: { entries: [entry] } } });
      await screen.findByText(paid.number);
      click(`View ${paid.number}`);
      const modal = await dialog(`Order ${paid.number}`);
      expect(await modal.findByText('Email sent again')).toBeInTheDocument();
      expect(modal.getByText(/receipt; Lost\./)).toBeInTheDocument();
      const buttons = modal.getAllByRole('button', { name: /^Send .* again/ });
      expect(buttons.map(({ textContent }) => textContent)).toEqual(
        offered.map((name) => `${name} of ${paid.number}`),
      );
    },
  );

  it('[O-140] that is gone: says so and closes', async () => {
    show({ [`GET ${ONE}`]: { status: 404, body: { error: 'There is no such order.' } } });
    await screen.findByText(paid.number);
    click(`View ${paid.number}`);
    expect(await screen.findByText('❌ Failed to load order details')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('an order added', () => {
  const addItem = (fields: Record<string, string>) => {
    for (const [label, value] of Object.entries(fields)) type(label, value);
    click('Add item');
  };
  const open = async () => {
    await screen.findByText(paid.number);
    click('Add Order');
    return dialog('Add order');
  };

  it('[O-014] [O-087] sums its items up as they are added and removed', async () => {
    show();
    const modal = await open();
    addItem({ 'Item ID': 'starter', Name: 'Starter', Price: '50', Quantity: '2' });
    expect(modal.getByLabelText('Total amount')).toHaveValue(100);
    addItem({ Type: 'credits', 'Item ID': 'top-up', Name: 'Top-up', Price: '20', Credits: '40' });
    expect(modal.getByLabelText('Total amount')).toHaveValue(120);
    expect(modal.getByText('40 credits · top-up')).toBeInTheDocument();
    click('Remove Starter', modal);
    expect(modal.getByLabelText('Total amount')).toHaveValue(20);
  });

  it('[O-089] [O-112] is sent with its items and the address in lower case', async () => {
    show({ [`POST /admin/orders`]: caught({ status: 201, body: { order: paid } }) });
    const modal = await open();
    fireEvent.change(modal.getByLabelText('Customer email'), { target: { value: 'A@B.CO' } });
    fireEvent.change(modal.getByLabelText(/^Partner’s slug/), { target: { value: 'northgate' } });
    addItem({ Type: 'credits', 'Item ID': 'top-up', Name: 'Top-up', Price: '20', Credits: '40' });
    fireEvent.change(modal.getByLabelText('Status'), { target: { value: 'paid' } });
    click('Add order', modal);
    expect(await screen.findByText('Order added')).toBeInTheDocument();
    expect(sent).toEqual([
      {
        params: undefined,
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          email: 'a@b.co',
          total_amount: 20,
          payment_status: 'paid',
          ref: 'northgate',
          items: [
            {
              type: 'credits',
              id: 'top-up',
              name: 'Top-up',
              price: 20,
              quantity: 1,
              currency: 'USD',
              credits: 40,
            },
          ],
        },
      },
    ]);
  });

  it.each(['Item ID', 'Name', 'Price'])('[O-084] refuses an item without %s', async (missing) => {
    show();
    const modal = await open();
    addItem({ 'Item ID': 'starter', Name: 'Starter', Price: '50', [missing]: ' ' });
    expect(await screen.findByText('Please fill in Item ID, Name, and Price')).toBeInTheDocument();
    expect(modal.getByText('No items.')).toBeInTheDocument();
  });

  it('[O-085] [O-066] bounds price, quantity and credits, and offers currency signs', async () => {
    show();
    const modal = await open();
    fireEvent.change(modal.getByLabelText('Type'), { target: { value: 'credits' } });
    expect(modal.getByLabelText('Price')).toMatchObject({ min: '0', step: '0.01' });
    expect(modal.getByLabelText('Quantity')).toMatchObject({ min: '1' });
    expect(modal.getByLabelText('Credits')).toMatchObject({ min: '0' });
    type('Quantity', '0');
    fireEvent.blur(modal.getByLabelText('Quantity'));
    expect(modal.getByLabelText('Quantity')).toHaveValue(1);
    const signs = [...modal.getByLabelText<HTMLSelectElement>('Currency').options].map(
      ({ label }) => label[0],
    );
    expect(signs.slice(0, 2)).toEqual(['$', '€']);
  });

  it('[O-086] [O-066] disables the amount of unlimited credits', async () => {
    show();
    const modal = await open();
    fireEvent.change(modal.getByLabelText('Type'), { target: { value: 'credits' } });
    fireEvent.click(modal.getByLabelText('Unlimited'));
    expect(modal.getByLabelText('Credits')).toBeDisabled();
    addItem({ 'Item ID': 'all', Name: 'All you need', Price: '9' });
    expect(modal.getByText('Unlimited credits · all')).toBeInTheDocument();
  });

  it('[O-088] is not sent without address or total', async () => {
    show();
    const modal = await open();
    for (const label of ['Customer email', 'Total amount'])
      expect(modal.getByLabelText(label)).toBeRequired();
    click('Add order', modal);
    expect(shop.server.count('POST /admin/orders')).toBe(0);
  });

  it('says for which business it is, while the seller is registered for VAT', async () => {
    const rules = { registered: true, country: 'DE', rates: [{ country: 'FR', rate_percent: 20 }] };
    show({
      'GET /checkout/taxes': { body: rules },
      'POST /admin/orders': caught({ status: 201, body: { order: paid } }),
    });
    const modal = await open();
    fireEvent.change(modal.getByLabelText('Customer email'), { target: { value: 'a@b.co' } });
    fireEvent.change(modal.getByLabelText('Total amount'), { target: { value: '50' } });
    fireEvent.change(await modal.findByLabelText('Country'), { target: { value: 'FR' } });
    fireEvent.click(modal.getByLabelText('Bought for a business with a VAT number'));
    fireEvent.change(modal.getByLabelText('VAT number'), { target: { value: 'FR40303265045' } });
    fireEvent.change(modal.getByLabelText('Business name'), { target: { value: 'Candles SA' } });
    click('Add order', modal);
    await screen.findByText('Order added');
    expect(sent[0]?.body).toMatchObject({
      billing: { country: 'FR', vat_number: 'FR40303265045', company: 'Candles SA' },
    });
  });

  it('asks before what was typed is thrown away', async () => {
    show();
    const modal = await open();
    fireEvent.change(modal.getByLabelText('Customer email'), { target: { value: 'a@b.co' } });
    click('Cancel', modal);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard your changes?' }));
    click('Discard changes', question);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Add order' })).not.toBeInTheDocument());
  });
});

describe('an order changed', () => {
  const edit = async (order = buildAdminOrder(pendingByHand), routes: Routed['routes'] = {}) => {
    show({ [LIST]: { body: buildAdminList([order]) }, [`GET ${ONE}`]: { body: { order } }, ...routes });
    await screen.findByText(order.number);
    click(`Edit ${order.number}`);
    return dialog(`Edit order ${order.number}`);
  };

  it('[O-113] sends address, total, status and items', async () => {
    const modal = await edit(undefined, { [`PATCH ${ONE}`]: caught({ body: { order: paid } }) });
    fireEvent.change(modal.getByLabelText('Status'), { target: { value: 'paid' } });
    click('Remove Professional', modal);
    click('Save changes', modal);
    expect(await screen.findByText(`Order ${paid.number} saved`)).toBeInTheDocument();
    expect(sent[0]?.body).toMatchObject({
      email: 'ada@example.com',
      total_amount: 92,
      payment_status: 'paid',
      items: [{ id: 'credits-standard', price: 92, credits: 100 }],
    });
  });

  it.each([
    [{ error: 'An order holds one plan.' }, '❌ Failed to save order: An order holds one plan.'],
    [undefined, '❌ Failed to save order: Failed to save order'],
  ])('[O-138] says why it could not be saved, and keeps what was typed', async (body, text) => {
    const modal = await edit(undefined, { [`PATCH ${ONE}`]: { status: body ? 400 : 500, body } });
    fireEvent.change(modal.getByLabelText('Customer email'), { target: { value: 'new@example.com' } });
    click('Save changes', modal);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(modal.getByLabelText('Customer email')).toHaveValue('new@example.com');
  });

  it('keeps what was sold once it is paid', async () => {
    const modal = await edit(paid);
    expect(modal.queryByRole('button', { name: 'Add item' })).not.toBeInTheDocument();
    expect(modal.getByLabelText('Status')).toBeDisabled();
    expect(modal.getByText(/What was sold stays as it was sold/)).toBeInTheDocument();
  });
});

describe('an order deleted', () => {
  const cancelled = buildAdminOrder({ ...pendingByHand, payment_status: 'cancelled' });
  const start = async (answer: { status: number; body?: unknown }) => {
    show({ [LIST]: { body: buildAdminList([cancelled]) }, [`DELETE ${ONE}`]: answer });
    await screen.findByText(cancelled.number);
    click(`Delete ${cancelled.number}`);
    return within(await screen.findByRole('alertdialog', { name: `Delete order ${cancelled.number}?` }));
  };

  it('[O-013] asks first, and only then calls', async () => {
    const question = await start({ status: 204 });
    expect(shop.server.count(`DELETE ${ONE}`)).toBe(0);
    click('Delete order', question);
    expect(await screen.findByText(`Order ${cancelled.number} deleted`)).toBeInTheDocument();
    expect(shop.server.count(`DELETE ${ONE}`)).toBe(1);
  });

  it('[O-139] says why it could not be deleted', async () => {
    const question = await start({ status: 500, body: { error: 'Out of order.' } });
    click('Delete order', question);
    expect(await screen.findByText('❌ Failed to delete order: Out of order.')).toBeInTheDocument();
  });

  it('leads to a refund when it was paid', async () => {
    show();
    await screen.findByText(paid.number);
    click(`Delete ${paid.number}`);
    click('Refund instead', within(await screen.findByRole('alertdialog')));
    expect(await dialog(`Refund order ${paid.number}`)).toBeDefined();
  });
});

describe('an order whose payment is in trouble', () => {
  const open = async (order: ReturnType<typeof buildAdminOrder>) => {
    show({ [LIST]: { body: buildAdminList([order]) }, [`GET ${ONE}`]: { body: { order } } });
    fireEvent.click(await screen.findByRole('button', { name: /^View/ }));
    return dialog(/^Order/);
  };

  it('shows the tax within it, and the business that bought', async () => {
    const tax = {
      treatment: 'taxed' as const,
      rate_percent: 20,
      amount: 35.11,
      amount_minor: 3511,
      country: 'GB',
      vat_number: 'GB980780684',
      company: 'Candles Ltd',
      address: '1 Example Street, London',
    };
    const inside = await open(buildAdminOrder({ tax }));
    await inside.findByText('€35.11 VAT within it, 20%, United Kingdom');
    await inside.findByText('Candles Ltd, 1 Example Street, London, GB980780684');
  });

  it('shows its dispute, the fee and until when to answer, and no refund', async () => {
    const dispute = {
      reference: 'dp_1',
      status: 'open' as const,
      amount: 210.68,
      amount_minor: 21_068,
      currency: 'EUR',
      reason: 'product_not_received',
      fee: { amount: 15, amount_minor: 1500, currency: 'EUR' },
      opened_at: '2026-11-22T08:00:00Z',
      respond_by: '2026-11-29T08:00:00Z',
      closed_at: null,
    };
    const disputed = { payment_status: 'disputed' as const, refundable_minor: 0, disputes: [dispute] };
    const inside = await open(buildAdminOrder(disputed));
    await inside.findByText('Disputed');
    await inside.findByText(/product not received/);
    await inside.findByText(/Fee €15.00/);
    await inside.findByText(/Answer at the payment provider by/);
    expect(inside.queryByRole('button', { name: 'Refund' })).toBeNull();
  });

  it('shows an early warning of fraud with a refund that may prevent a dispute', async () => {
    const warning = {
      reference: 'w',
      reason: 'made_with_stolen_card',
      actionable: true,
      at: '2026-11-22T08:00:00Z',
    };
    const inside = await open(buildAdminOrder({ fraud_warnings: [warning] }));
    await inside.findByText(/made with stolen card/);
    click('Refund now', inside);
    await dialog(/^Refund order/);
  });
});

describe('money given back', () => {
  it('in part, with a reason, once under one key', async () => {
    const refund = { amount_minor: 2500, status: 'succeeded' };
    show({ [`POST ${ONE}/refunds`]: caught({ status: 500, body: { error: 'No answer.' } }) });
    await screen.findByText(paid.number);
    click(`View ${paid.number}`);
    click('Refund', await dialog(`Order ${paid.number}`));
    const modal = await dialog(`Refund order ${paid.number}`);
    fireEvent.click(modal.getByLabelText('A part'));
    fireEvent.change(modal.getByLabelText('Amount (EUR)'), { target: { value: '210.69' } });
    click('Refund', modal);
    expect(modal.getByText('At most €210.68 is left')).toBeInTheDocument();
    expect(modal.getByText('Say in a few words why')).toBeInTheDocument();
    fireEvent.change(modal.getByLabelText('Amount (EUR)'), { target: { value: '25' } });
    fireEvent.change(modal.getByLabelText('Reason'), { target: { value: 'Late' } });
    click('Refund', modal);
    expect(await modal.findByText('No answer.')).toBeInTheDocument();
    shop.server.routes[`POST ${ONE}/refunds`] = caught({ status: 201, body: { order: paid, refund } });
    click('Refund', modal);
    expect(await screen.findByText('€25.00 refunded')).toBeInTheDocument();
    expect(sent.map(({ body }) => body)).toEqual([
      { amount: 25, reason: 'Late' },
      { amount: 25, reason: 'Late' },
    ]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });
});
