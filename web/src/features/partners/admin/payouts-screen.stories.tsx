import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AdminPayoutsScreen } from './payouts-screen.tsx';
import {
  balanceList,
  buildSelfReferral,
  payoutList,
  sampleCommission,
  selfCommission,
  selfReferralList,
  someBalances,
  somePayouts,
} from './testing/samples.ts';

const order = buildSelfReferral();
const reviewed = buildSelfReferral({
  order_id: '1108d8a4-5b1e-4c8e-9a55-3f1f0a6f5006',
  reason: 'self_email',
  review: { finding: 'harmless', note: 'A test order.', at: '2026-11-12T09:00:00Z' },
});

const answers = (commission: object = selfCommission) => [
  http.get('/api/admin/partner-balances', () => HttpResponse.json(balanceList(someBalances))),
  http.get('/api/admin/payouts', () => HttpResponse.json(payoutList(somePayouts))),
  http.get('/api/admin/self-referrals', () => HttpResponse.json(selfReferralList([order, reviewed]))),
  http.get('/api/admin/orders/:id/commission', () => HttpResponse.json({ commission })),
];
const nothing = [
  http.get('/api/admin/partner-balances', () => HttpResponse.json(balanceList([]))),
  http.get('/api/admin/payouts', () => HttpResponse.json(payoutList([]))),
  http.get('/api/admin/self-referrals', () => HttpResponse.json(selfReferralList([]))),
];

const HOME = '/admin-dashboard/payouts';
const at = (part: string, msw = answers()) => ({ route: HOME + part, msw });

const meta: Meta<typeof AdminPayoutsScreen> = {
  title: 'Partners/Admin: payouts',
  component: AdminPayoutsScreen,
  parameters: { layout: 'fullscreen', ...at('') },
  render: () => (
    <Routes>
      <Route path={`${HOME}/*`} element={<AdminPayoutsScreen />} />
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof AdminPayoutsScreen>;

export const Payable: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carried over')).toBeVisible();
  },
};

export const PayableOnAPhone: Story = { ...Payable, globals: { viewport: { value: 'phone' } } };

export const NothingPayable: Story = { parameters: at('', nothing) };

export const Loading: Story = {
  parameters: at('', [http.get('/api/admin/partner-balances', () => delay('infinite'))]),
};

export const Failed: Story = {
  parameters: at('', [
    http.get('/api/admin/partner-balances', () =>
      HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
    ),
  ]),
};

export const MonthlyPayouts: Story = { parameters: at('/batches') };

export const NoPayouts: Story = { parameters: at('/batches', nothing) };

export const OnePayout: Story = {
  parameters: at('/batches'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByLabelText('View October 2026'));
    await expect(await screen.findByText('Payout of October 2026')).toBeVisible();
  },
};

export const SelfReferrals: Story = { parameters: at('/self-referrals') };

export const NothingToReview: Story = { parameters: at('/self-referrals', nothing) };

export const Review: Story = {
  parameters: at('/self-referrals'),
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByText('Review', { selector: 'button' });
    await userEvent.click(buttons[0]!);
    await expect(await screen.findByText(selfCommission.explanation)).toBeVisible();
  },
};

export const Explained: Story = {
  parameters: at(`/explain?order=${order.order_id}`, answers(sampleCommission)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sampleCommission.explanation)).toBeVisible();
  },
};
