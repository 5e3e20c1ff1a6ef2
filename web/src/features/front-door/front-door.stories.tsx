import type { Meta, StoryObj } from '@storybook/react-vite';
import { FrontDoor } from './front-door.tsx';

const meta: Meta<typeof FrontDoor> = {
  title: 'App/Front door',
  component: FrontDoor,
  parameters: {
    layout: 'fullscreen',
    session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined },
  },
};
export default meta;
type Story = StoryObj<typeof FrontDoor>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
