import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { LearningPanel } from './learning-panel.tsx';

const off = {
  consented: false,
  since: null,
  policy_version: null,
  current_policy_version: '2026-11-24',
  kept: 0,
};
const on = {
  ...off,
  consented: true,
  since: '2026-11-24T09:26:53.000Z',
  policy_version: '2026-11-24',
  kept: 3,
};
const answer = (body: object) => http.get('/api/chart/learning', () => HttpResponse.json(body));

const meta: Meta<typeof LearningPanel> = {
  title: 'Accounts/Improving the reader',
  component: LearningPanel,
  parameters: { msw: [answer(off)] },
};
export default meta;
type Story = StoryObj<typeof LearningPanel>;

export const Off: Story = {};
export const On: Story = { parameters: { msw: [answer(on)] } };
export const Night: Story = { parameters: { msw: [answer(on)] }, globals: { theme: 'dark' } };
