import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashScreen } from './crash-screen.tsx';

const meta: Meta<typeof CrashScreen> = {
  title: 'App/Crash',
  component: CrashScreen,
  parameters: { layout: 'fullscreen' },
  args: { message: "Cannot read properties of undefined (reading 'trend_direction')" },
};
export default meta;

export const Playground: StoryObj<typeof CrashScreen> = {};
