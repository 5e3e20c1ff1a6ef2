import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { buildAnalysis } from './fixtures/analyses.ts';
import { WatchlistScreen } from './watchlist-screen.tsx';

const list = (symbols: object[]) => [http.get('/api/chart/watchlist', () => HttpResponse.json({ symbols }))];
const added_at = '2026-03-01T08:00:00.000Z';

const meta = {
  title: 'Analysis/Watch list',
  component: WatchlistScreen,
  parameters: {
    msw: list([
      { symbol: 'DOT/USDT', added_at, analyses: 4, latest: buildAnalysis() },
      { symbol: 'EURUSD', added_at, analyses: 0, latest: null },
    ]),
  },
} satisfies Meta<typeof WatchlistScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Watched: Story = {};
export const Nothing: Story = { parameters: { msw: list([]) } };
