import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd, ShortcutKeys } from './kbd.tsx';
import { HStack } from './layout.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta: Meta<typeof Kbd> = { title: 'Design system/Keys', component: Kbd, args: { children: '?' } };
export default meta;
type Story = StoryObj<typeof Kbd>;

export const Playground: Story = {};

export const Shortcut: Story = {
  render: () => (
    <HStack>
      <VisuallyHidden>Open or close the sidebar: </VisuallyHidden>
      <ShortcutKeys keys={['mod', 'B']} />
    </HStack>
  ),
};
