import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, within } from 'storybook/test';
import type { AdminAnalytics } from '../../../api/insights-admin.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { buildAnalytics, buildQuietAnalytics } from './testing/samples.ts';

const PATH = '/api/admin/analytics';
const answers = (analytics: AdminAnalytics) => ({
  msw: { handlers: [http.get(PATH, () => HttpResponse.json(analytics))] },
});

const meta: Meta<typeof AnalyticsScreen> = {
  title: 'Admin/Analytics',
  component: AnalyticsScreen,
  parameters: { layout: 'fullscreen', ...answers(buildAnalytics()) },
};
export default meta;
type Story = StoryObj<typeof AnalyticsScreen>;

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const chart = await within(canvasElement).findByRole(
      'img',
      { name: /^Revenue of 30 days/ },
      { timeout: 10_000 },
    );
    await expect(chart).toBeVisible();
  },
};

export const Year: Story = { parameters: { route: '/?days=365', ...answers(buildAnalytics(365)) } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NothingHappened: Story = { parameters: answers(buildQuietAnalytics()) };

export const LongText: Story = {
  parameters: answers(
    buildAnalytics(30, {
      package_distribution: [
        {
          id: 'long',
          name: 'A-package-with-a-name-without-any-space-that-goes-on-and-on-and-on',
          type: 'credits',
          quantity: 1_234_567,
          revenue: 123_456_789.01,
          share: 100,
        },
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
