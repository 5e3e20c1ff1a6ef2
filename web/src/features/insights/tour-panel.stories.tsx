import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { TourPanel } from './tour-panel.tsx';

const meta = {
  title: 'Insights/First steps',
  component: TourPanel,
  parameters: { msw: [http.get('/api/auth/me/tour', () => HttpResponse.json({ left: false }))] },
} satisfies Meta<typeof TourPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
