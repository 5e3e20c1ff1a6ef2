import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { DashboardScreen } from './dashboard-screen.tsx';

const meta: Meta<typeof DashboardScreen> = {
  title: 'Insights/Dashboard',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', route: '/dashboard' },
};
export default meta;
type Story = StoryObj<typeof DashboardScreen>;

export const NothingYet: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No analyses yet')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      http.get('/api/chart/stats', () => delay('infinite')),
      http.get('/api/chart/analyses', () => delay('infinite')),
    ],
  },
};

const broken = () => HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 });

export const Failed: Story = {
  parameters: { msw: [http.get('/api/chart/stats', broken), http.get('/api/chart/analyses', broken)] },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('button', { name: 'Retry' })).toHaveLength(2),
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
