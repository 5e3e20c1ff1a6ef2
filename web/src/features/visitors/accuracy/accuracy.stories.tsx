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
    msw: { handlers: [http.get('/api/record', () => HttpResponse.json(recordSample))] },
  },
};
export default meta;
type Story = StoryObj<typeof AccuracyScreen>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
