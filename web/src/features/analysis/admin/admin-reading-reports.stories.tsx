import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { reportsPage } from '../testing/report-samples.ts';
import { AdminReadingReportsScreen } from './admin-reading-reports-screen.tsx';

const answer = (part: object = {}) =>
  http.get('/api/admin/reading-reports', () => HttpResponse.json({ ...reportsPage, ...part }));

const meta: Meta<typeof AdminReadingReportsScreen> = {
  title: 'Analysis/Wrong readings',
  component: AdminReadingReportsScreen,
  parameters: { layout: 'fullscreen', msw: [answer()] },
};
export default meta;
type Story = StoryObj<typeof AdminReadingReportsScreen>;

export const Full: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = {
  parameters: { msw: [answer({ reports: [], meta: { ...reportsPage.meta, total: 0 } })] },
};
export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/reading-reports', () => delay('infinite'))] },
};
