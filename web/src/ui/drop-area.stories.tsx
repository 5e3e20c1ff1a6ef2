import type { Meta, StoryObj } from '@storybook/react-vite';
import { DropArea } from './drop-area.tsx';

const meta: Meta<typeof DropArea> = {
  title: 'Design system/Drop area',
  component: DropArea,
  args: { label: 'Chart picture', note: null, onFiles: () => undefined },
};
export default meta;
type Story = StoryObj<typeof DropArea>;

export const OnAPageOfItsOwn: Story = { args: { heading: true } };
export const WithANote: Story = { args: { note: 'Your picture is measured and forgotten.' } };
