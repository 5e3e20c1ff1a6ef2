import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'Design system/Text area',
  component: TextArea,
  args: { label: 'Why do you want your money back?', hint: 'At most 1000 characters.' },
};
export default meta;
type Story = StoryObj<typeof TextArea>;

export const Playground: Story = {};
export const WithError: Story = { args: { error: 'Say in a few words why.' } };
