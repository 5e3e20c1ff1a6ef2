import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import { ORDER_ID, buildOrder } from '../testing/build-order.ts';
import { OrderScreen } from '../orders/order-screen.tsx';
import { ChallengeScreen } from './challenge-screen.tsx';
import { PlansOwned } from './checkout-notices.tsx';
import { CheckoutScreen } from './checkout-screen.tsx';

const challenge = {
  reference: 'ch_1',
  order_id: ORDER_ID,
  merchant: 'Wickwise Ltd',
  amount: 210.68,
  currency: 'EUR',
  state: 'waiting',
};

const order = http.get('/api/orders/:id', () => HttpResponse.json({ order: buildOrder() }));

const meta: Meta = {
  title: 'Ordering/Checkout screens',
  parameters: { layout: 'fullscreen', route: `/orders/${ORDER_ID}`, msw: [order] },
  render: () => (
    <Routes>
      <Route path="/checkout" element={<CheckoutScreen />} />
      <Route path="/checkout/challenge/:reference" element={<ChallengeScreen />} />
      <Route path="/orders/:id" element={<OrderScreen />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj;

export const AnOrder: Story = {
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText('WW-3F0A91C27B'))[0]).toBeVisible();
  },
};

export const OrderIsLoading: Story = {
  parameters: { msw: [http.get('/api/orders/:id', () => delay('infinite'))] },
};

export const OrderIsMissing: Story = {
  parameters: {
    msw: [
      http.get('/api/orders/:id', () =>
        HttpResponse.json({ error: 'There is no such order.' }, { status: 404 }),
      ),
    ],
  },
};

export const APlanThatIsOwned: Story = {
  parameters: {
    msw: [
      http.get('/api/plans', () =>
        HttpResponse.json({
          plans: [
            { id: 'professional', name: 'Professional', tier: 'pro', order_id: ORDER_ID, ends_at: null },
          ],
        }),
      ),
    ],
  },
  render: () => <PlansOwned items={[{ id: 'professional', type: 'package' }]} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You already have Professional')).toBeVisible();
  },
};

export const EmptyCart: Story = { parameters: { route: '/checkout' } };

const asksTheBank = (body: object, status = 200) => ({
  route: '/checkout/challenge/ch_1',
  msw: [http.get('/api/payments/sandbox/challenges/:reference', () => HttpResponse.json(body, { status }))],
});

export const TheBankAsks: Story = { parameters: asksTheBank(challenge) };

export const TheBankWasAnswered: Story = {
  parameters: asksTheBank({ ...challenge, state: 'approved' }),
};

export const TheBankKnowsNothing: Story = {
  parameters: asksTheBank({ error: 'There is no such payment.' }, 404),
};
