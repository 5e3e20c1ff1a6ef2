import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { AnalysisRecord } from '../../api/generated/model';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { buildAnalysis, buildHalfRead, buildRefused } from './fixtures/analyses.ts';
import { curves } from './testing/story-handlers.ts';

const stored = (analysis: AnalysisRecord) =>
  http.get('/api/chart/analyses/:id', () => HttpResponse.json({ analysis }));

const notGraded = http.get('/api/chart/analyses/:id/follow-ups', () => HttpResponse.json({ follow_ups: [] }));
const notShared = http.get('/api/chart/analyses/:id/shares', () => HttpResponse.json({ shares: [] }));
const notSealed = http.get('/api/chart/analyses/:id/seal', () => HttpResponse.json({ seal: null }));

const meta = {
  title: 'Analysis/One analysis',
  component: AnalysisDetailScreen,
  render: () => (
    <Routes>
      <Route path="/history/:id" element={<AnalysisDetailScreen />} />
    </Routes>
  ),
  parameters: {
    layout: 'fullscreen',
    route: '/history/a1',
    msw: [stored(buildAnalysis()), notGraded, notSealed, notShared, curves],
  },
} satisfies Meta<typeof AnalysisDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stored: Story = {};
/** Older than what the plan shows. */
export const OutsideTheHistory: Story = {
  parameters: {
    msw: [
      http.get('/api/chart/analyses/:id', () =>
        HttpResponse.json(
          {
            error:
              'This analysis is older than the history of your plan. It is stored, and you will see it again after an upgrade.',
            code: 'analysis.outside_window',
          },
          { status: 403 },
        ),
      ),
    ],
  },
};
export const Refused: Story = { parameters: { msw: [stored(buildRefused())] } };
export const RefusedWithAnAxis: Story = { parameters: { msw: [stored(buildHalfRead())] } };
export const Loading: Story = {
  parameters: { msw: [http.get('/api/chart/analyses/:id', () => delay('infinite'))] },
};
export const Missing: Story = {
  parameters: {
    msw: [
      http.get('/api/chart/analyses/:id', () =>
        HttpResponse.json({ error: 'There is no such analysis.' }, { status: 404 }),
      ),
    ],
  },
};
