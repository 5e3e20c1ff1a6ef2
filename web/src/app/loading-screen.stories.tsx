import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingScreen } from './loading-screen.tsx';

const meta: Meta<typeof LoadingScreen> = {
  title: 'App/Loading screen',
  component: LoadingScreen,
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj<typeof LoadingScreen>;

export const WholePage: Story = {};
export const InTheShell: Story = { args: { inShell: true } };
