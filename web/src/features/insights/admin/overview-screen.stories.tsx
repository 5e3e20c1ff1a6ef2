import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import type { Overview } from '../../../api/insights-admin.ts';
import { OverviewScreen } from './overview-screen.tsx';
import { buildOverview, buildRecentOrder } from './testing/samples.ts';

const PATH = '/api/admin/analytics/overview';
const answers = (overview: Overview) => ({
  msw: { handlers: [http.get(PATH, () => HttpResponse.json(overview))] },
});

const meta: Meta<typeof OverviewScreen> = {
  title: 'Admin/Overview',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen', ...answers(buildOverview()) },
};
export default meta;
type Story = StoryObj<typeof OverviewScreen>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Up 25% in 30 days')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  parameters: answers(
    buildOverview({
      totals: { revenue: 0, users: 0, active_users: 0, orders: 0, credits_used: 0 },
      changes: {
        revenue: { now: 0, before: 0, percent: null },
        users: { now: 0, before: 0, percent: null },
        orders: { now: 0, before: 0, percent: null },
        credits_used: { now: 0, before: 0, percent: null },
      },
      recent_orders: [],
    }),
  ),
};

export const LongText: Story = {
  parameters: answers(
    buildOverview({
      recent_orders: [
        buildRecentOrder(0, {
          email: `${'a-very-long-mailbox-without-any-space'.repeat(3)}@example.com`,
          items: [
            { id: 'x', type: 'package', name: 'A plan with a name that goes on and on and on', quantity: 12 },
          ],
        }),
      ],
    }),
  ),
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get(PATH, () => delay('infinite'))] } },
};

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get(PATH, () => HttpResponse.json({ error: 'The database is away.' }, { status: 503 })),
      ],
    },
  },
};
