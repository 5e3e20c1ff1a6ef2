import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import { buildAnalysis } from './fixtures/analyses.ts';
import { SharedScreen } from './shared-screen.tsx';

const { created_at, analysis_json, image_url } = buildAnalysis();
const shared = {
  symbol: 'BTCUSDT',
  created_at,
  expires_at: '2026-12-01T10:00:00Z',
  picture_url: image_url,
  decimals: 2,
  analysis_json,
};
const answer = (body: object, status = 200) =>
  http.get('/api/shared/:token', () => HttpResponse.json(body, { status }));

const meta = {
  title: 'Analysis/Shared analysis',
  component: SharedScreen,
  render: () => (
    <Routes>
      <Route path="/shared/:token" element={<SharedScreen />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', route: '/shared/token', msw: [answer(shared)] },
} satisfies Meta<typeof SharedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPicture: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutPicture: Story = { parameters: { msw: [answer({ ...shared, picture_url: null })] } };
export const NotFound: Story = {
  parameters: { msw: [answer({ error: 'This link does not work.', code: 'analysis.share_not_found' }, 404)] },
};
export const Failed: Story = {
  parameters: { msw: [answer({ error: 'Something went wrong.' }, 500)] },
};
export const Loading: Story = {
  parameters: { msw: [http.get('/api/shared/:token', () => delay('infinite'))] },
};
