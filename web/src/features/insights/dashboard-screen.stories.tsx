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
      http.get('/api/insights/market-pulse', () => delay('infinite')),
      http.get('/api/tutor/conversations', () => delay('infinite')),
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

const record = (id: string, symbol: string, status: string, trend: string | null): object => ({
  id,
  created_at: '2026-11-20T09:30:00.000Z',
  symbol,
  status,
  image_url: null,
  picture: { width: 1280, height: 720, mime_type: 'image/png' },
  analysis_json: trend && {
    trend_direction: trend,
    confidence_level: 0.91,
    coin_symbol: null,
    coin_name: null,
  },
  refusal: null,
  notices: [],
});
const analyses = [
  record('a1', 'BTC/USDT', 'completed', 'bullish'),
  record('a2', 'EURUSD', 'completed', 'bearish'),
  record('a3', 'A-SYMBOL-LONGER-THAN-ANY-EXCHANGE-WOULD-EVER-PRINT', 'completed', 'sideways'),
  record('a4', 'Unknown', 'failed', null),
  record('a5', 'AAPL', 'analyzing', null),
  record('a6', 'NVDA', 'completed', 'bullish'),
];
const full = http.get('/api/chart/analyses', () =>
  HttpResponse.json({
    analyses,
    meta: { total: 6, limit: 10, offset: 0, history_window: '6_months', hidden: 0 },
  }),
);
const pulse = http.get('/api/insights/market-pulse', () =>
  HttpResponse.json({
    sample: false,
    analyses: 1432,
    needed: 20,
    days: 7,
    sentiment: 'Downward',
    volatility: 'High',
    data_index: 83,
    bullish: 401,
    bearish: 803,
    sideways: 228,
  }),
);

/** More analyses than are shown, one with a long name; the pulse is computed. */
export const Full: Story = { parameters: { msw: [full, pulse] } };
export const Night: Story = { ...Full, globals: { theme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
