import type { Meta, StoryObj } from '@storybook/react-vite';
import { LandingScreen } from './landing-screen.tsx';

const meta: Meta<typeof LandingScreen> = {
  title: 'Visitors/Landing',
  component: LandingScreen,
  args: { Selection: () => null },
  parameters: {
    layout: 'fullscreen',
    session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined },
  },
};
export default meta;
type Story = StoryObj<typeof LandingScreen>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
