import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import type { FollowedPlan } from '../../api/generated/model';
import { buildStats } from '../../entities/analysis/testing/build-stats.ts';
import { OutcomeScreen } from './outcome-screen.tsx';
import { FOLLOWED, HIT_RATE } from './testing/followed-plans.ts';

const list = (plans: readonly FollowedPlan[], graded: boolean) => [
  http.get('/api/chart/outcomes', () =>
    HttpResponse.json({ plans, meta: { total: plans.length, limit: 50, offset: 0, hidden: 0 } }),
  ),
  http.get('/api/chart/reminders', () =>
    HttpResponse.json({
      reminders: graded ? [{ analysis_id: 'a', symbol: 'BTCUSDT', due_at: '2026-11-24T08:00:00.000Z' }] : [],
    }),
  ),
  http.get('/api/chart/stats', () =>
    HttpResponse.json(buildStats(graded ? { hit_rate: HIT_RATE, with_plan: 21 } : { with_plan: 0 })),
  ),
];

const meta = {
  title: 'Analysis/Outcome list',
  component: OutcomeScreen,
  parameters: { msw: list(FOLLOWED, true) },
} satisfies Meta<typeof OutcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Followed: Story = {};
export const Nothing: Story = { parameters: { msw: list([], false) } };
