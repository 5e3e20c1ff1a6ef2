import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { recordSample } from '../record/samples.ts';
import { AccuracyScreen } from './accuracy-screen.tsx';

const meta: Meta<typeof AccuracyScreen> = {
  title: 'Visitors/Accuracy',
  component: AccuracyScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/accuracy',
    msw: {
      handlers: [
        http.get('/api/record', () => HttpResponse.json(recordSample)),
        http.get('/api/chart/reported', () =>
          HttpResponse.json({
            analyses: 5120,
            reported: 41,
            wrong: { scale: 12, bars: 20, symbol: 8, timeframe: 5, other: 3 },
          }),
        ),
      ],
    },
  },
};
export default meta;
type Story = StoryObj<typeof AccuracyScreen>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
