import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { invoiced } from '../testing/build-invoice.ts';
import { ORDER_ID, buildOrder, buildResult, pendingOrder } from '../testing/build-order.ts';
import { keepCheckout, openCheckout } from './stored-orders.ts';
import { OrderScreen } from './order-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';

jest.setTimeout(60_000);

const ORDER = `GET /orders/${ORDER_ID}`;
const CONFIRM = `POST /orders/${ORDER_ID}/confirm`;
const quiet = { 'GET /referrals/current': { body: { brand: null, expires_at: null } } };

let shop: ReturnType<typeof renderShop>;
const show = (routes: Parameters<typeof renderShop>[1] & object) => {
  shop = renderShop(
    <Routes>
      <Route path="/orders/:id" element={<OrderScreen />} />
      <Route path="/orders" element={<OrdersScreen />} />
    </Routes>,
    { at: `/orders/${ORDER_ID}`, ...routes, routes: { ...quiet, ...routes.routes } },
  );
};

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => shop.server.close());

describe('the page of an order', () => {
  it('thanks, says where the link went, shows the receipt, and empties the cart', async () => {
    keepCheckout(buildResult());
    show({ routes: { [ORDER]: { body: { order: buildOrder() } } } });
    act(() =>
      shop.cart().add({
        id: 'credits-standard',
        name: 'Standard',
        description: '',
        type: 'credits',
        price: { minor: 9200, currency: 'EUR' },
        credits: 100,
      }),
    );
    expect(await screen.findByText('Thank you. Your order is paid')).toBeInTheDocument();
    expect(screen.getByText(/We sent a link to ada@example.com/)).toBeInTheDocument();
    const receipt = within(screen.getByRole('article', { name: 'Receipt WW-3F0A91C27B' }));
    expect(receipt.getByText('Visa ending in 4242')).toBeInTheDocument();
    await waitFor(() => expect(receipt.getByText('€210.68')).toBeInTheDocument());
    expect(receipt.getByText('Completed')).toBeInTheDocument();
    expect(shop.cart().items).toEqual([]);
    expect(openCheckout()).toBeNull();
  });

  it.each([
    ['plan and credits', [0, 1], 'your plan and credits are waiting in that account'],
    ['credits alone', [1], 'your credits are waiting in that account'],
    ['a plan alone', [0], 'your plan is waiting in that account'],
  ])('tells a guest what was bought: %s', async (_what, bought, said) => {
    keepCheckout(buildResult());
    const items = buildOrder().items.filter((_item, nth) => bought.includes(nth));
    show({ routes: { [ORDER]: { body: { order: buildOrder({ items }) } } } });
    expect(await screen.findByText(new RegExp(`set a password: ${said}\\.`))).toBeInTheDocument();
  });

  it('says the tax within the total, and downloads invoice and credit note with the token of a guest', async () => {
    const createObjectURL = jest.fn(() => 'blob:invoice');
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    keepCheckout(buildResult());
    const [invoice] = invoiced.invoices;
    const asked: unknown[] = [];
    show({
      routes: {
        [ORDER]: { body: { order: buildOrder(invoiced) } },
        [`${ORDER}/invoices/${invoice?.id}`]: ({ params }) => {
          asked.push(params);
          return { body: new Blob() };
        },
      },
    });
    expect(await screen.findByText('VAT within it, 19%')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Credit note CN-2026-000007' })).toBeInTheDocument();
    await shop.mouse.click(screen.getByRole('button', { name: 'Invoice INV-2026-000042' }));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
    expect(asked).toEqual([{ order_token: buildResult().order_token }]);
  });

  it('says that a payment is being confirmed, and asks again, until it is paid', async () => {
    keepCheckout(buildResult(pendingOrder));
    show({
      routes: {
        [ORDER]: { body: { order: buildOrder(pendingOrder) } },
        [CONFIRM]: { status: 202, body: buildResult(pendingOrder) },
      },
    });
    expect(await screen.findByText('The payment is being confirmed')).toBeInTheDocument();
    expect(openCheckout()).toBe(ORDER_ID);
    shop.server.routes[CONFIRM] = { body: buildResult() };
    shop.server.routes[ORDER] = { body: { order: buildOrder() } };
    expect(await screen.findByText('Thank you. Your order is paid')).toBeInTheDocument();
  });

  it('shows what was given back, and what is left', async () => {
    const refund = {
      id: '0198d8a4-5b1e-4c8e-9a55-3f1f0a6f2d12',
      amount: 10,
      amount_minor: 1000,
      currency: 'EUR',
      status: 'succeeded',
      reason: 'Late',
      origin: 'own',
      failure: null,
      created_at: '2026-11-22T09:12:00Z',
    } as const;
    const order = buildOrder({ payment_status: 'partly_refunded', refunded_minor: 1000, refunds: [refund] });
    show({ routes: { [ORDER]: { body: { order } } } });
    await waitFor(() => expect(screen.getByText('−€10.00')).toBeInTheDocument());
    expect(screen.getByText('€200.68')).toBeInTheDocument();
  });

  it('asks for a refund with a reason, within the 30 days that it names', async () => {
    keepCheckout(buildResult());
    const request = {
      status: 'requested',
      reason: 'Not for me',
      created_at: '2026-11-21T10:00:00Z',
    } as const;
    show({
      routes: {
        [ORDER]: { body: { order: buildOrder() } },
        [`POST /orders/${ORDER_ID}/refund-request`]: {
          status: 201,
          body: { order: buildOrder({ refund_request: request }) },
        },
      },
    });
    await shop.mouse.click(await screen.findByRole('button', { name: 'Ask for a refund' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask for a refund' }));
    expect(dialog.getByText(/Within 30 days of paying/)).toBeInTheDocument();
    await shop.mouse.click(dialog.getByRole('button', { name: 'Ask for a refund' }));
    expect(dialog.getByText('Say in a few words why')).toBeInTheDocument();
    await shop.mouse.type(dialog.getByLabelText('Reason'), 'Not for me');
    await shop.mouse.click(dialog.getByRole('button', { name: 'Ask for a refund' }));
    expect(await screen.findByText('Refund requested')).toBeInTheDocument();
  });

  it('offers no refund after the 30 days', async () => {
    const order = buildOrder({ refund_request_until: '2020-01-01T00:00:00Z' });
    show({ routes: { [ORDER]: { body: { order } } } });
    expect(await screen.findByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for a refund' })).not.toBeInTheDocument();
  });
});

describe('the list of orders', () => {
  it('calls the states by their names for people', async () => {
    const states = ['paid', 'pending', 'cancelled', 'partly_refunded', 'refunded'] as const;
    const orders = states.map((payment_status, nth) =>
      buildOrder({ payment_status, order_id: `${ORDER_ID.slice(0, -1)}${nth}`, number: `WW-${nth}` }),
    );
    show({
      at: '/orders',
      routes: { 'GET /orders': { body: { orders, meta: { total: 5, limit: 20, offset: 0 } } } },
    });
    for (const label of ['Completed', 'Pending', 'Cancelled', 'Partly refunded', 'Refunded'])
      expect(await screen.findByText(label)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'WW-0' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/orders\//),
    );
  });
});
