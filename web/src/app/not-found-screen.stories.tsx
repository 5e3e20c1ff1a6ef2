import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundScreen } from './not-found-screen.tsx';

const meta: Meta<typeof NotFoundScreen> = {
  title: 'App/Page not found',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen', route: '/chart-analisys/2026' },
};
export default meta;

export const Playground: StoryObj<typeof NotFoundScreen> = {};
