import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeCall } from '../../../api/testing/fake-network.ts';
import { Route, Routes, useLocation } from 'react-router-dom';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { keepCheckout, storedOrder, openCheckout } from '../orders/stored-orders.ts';
import { ORDER_ID, buildResult, pendingOrder } from '../testing/build-order.ts';
import { ChallengeScreen } from './challenge-screen.tsx';

jest.setTimeout(60_000);

const BANK = 'GET /payments/sandbox/challenges/ch_1';
const ANSWER = 'POST /payments/sandbox/challenges/ch_1';
const CONFIRM = `POST /orders/${ORDER_ID}/confirm`;
const question = {
  reference: 'ch_1',
  order_id: ORDER_ID,
  merchant: 'Wickwise Ltd',
  amount: 210.68,
  amount_minor: 21068,
  currency: 'EUR',
  state: 'waiting',
};

let shop: ReturnType<typeof renderShop>;
let outcomes: unknown[];

/** Where the customer is led to, and with what. */
function Arrived() {
  const { state } = useLocation();
  return <output>{JSON.stringify(state)}</output>;
}

function show(routes: Parameters<typeof renderShop>[1] & object) {
  outcomes = [];
  keepCheckout(buildResult(pendingOrder, { claim_required: false }));
  shop = renderShop(
    <Routes>
      <Route path="/checkout/challenge/:reference" element={<ChallengeScreen />} />
      <Route path="*" element={<Arrived />} />
    </Routes>,
    {
      at: '/checkout/challenge/ch_1',
      state: { typed: { firstName: 'Ada', country: 'DE', terms: true } },
      routes: {
        'GET /referrals/current': { body: { brand: null, expires_at: null } },
        [BANK]: { body: question },
        [ANSWER]: (config: FakeCall) => {
          outcomes.push((JSON.parse(String(config.data)) as { outcome: unknown }).outcome);
          return { body: { ...question, state: 'approved' } };
        },
        ...routes.routes,
      },
    },
  );
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => shop.server.close());

const press = async (name: string) => shop.mouse.click(await screen.findByRole('button', { name }));

describe("the bank's page of the test mode", () => {
  it('says who asks for how much; approved, it leads to the order, whose account is to be claimed', async () => {
    show({ routes: { [CONFIRM]: { body: buildResult() } } });
    expect(await screen.findByText('€210.68')).toBeInTheDocument();
    expect(screen.getByText('to Wickwise Ltd')).toBeInTheDocument();
    expect(storedOrder(ORDER_ID).claim).toBe(false);
    await press('Approve');
    await waitFor(() => expect(shop.address.current).toBe(`/orders/${ORDER_ID}`));
    expect(outcomes).toEqual(['approve']);
    expect(storedOrder(ORDER_ID)).toEqual({ token: 'token-of-the-order', claim: true });
  });

  it('[W-224] rejected, it leads back to the checkout, which says so, is open again, and keeps all that was typed but the card', async () => {
    const refused = { error: 'Your bank did not approve the payment.', code: 'ordering.payment_declined' };
    show({ routes: { [CONFIRM]: { status: 402, body: refused } } });
    await press('Reject');
    await waitFor(() => expect(shop.address.current).toBe('/checkout'));
    expect(outcomes).toEqual(['reject']);
    expect(screen.getByRole('status')).toHaveTextContent('Your bank did not approve the payment.');
    expect(screen.getByRole('status')).toHaveTextContent(
      '"typed":{"firstName":"Ada","country":"DE","terms":true}',
    );
    expect(openCheckout()).toBeNull();
  });

  it('answered before, it only goes on', async () => {
    show({
      routes: {
        [BANK]: { body: { ...question, state: 'approved' } },
        [CONFIRM]: { body: buildResult() },
      },
    });
    expect(await screen.findByText('You have already approved this payment.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await press('Go on');
    await waitFor(() => expect(shop.address.current).toBe(`/orders/${ORDER_ID}`));
    expect(outcomes).toEqual([]);
  });

  it('keeps the question when the answer does not arrive', async () => {
    show({ routes: { [ANSWER]: { status: 503, body: { error: 'The bank is closed.' } } } });
    await press('Approve');
    expect(await screen.findByText(/The bank is closed/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(shop.server.count(CONFIRM)).toBe(0);
  });

  it('does not know every payment', async () => {
    show({ routes: { [BANK]: { status: 404, body: { error: 'There is no such challenge.' } } } });
    expect(await screen.findByText('The bank does not know this payment')).toBeInTheDocument();
  });
});
