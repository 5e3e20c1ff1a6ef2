import type { Meta, StoryObj } from '@storybook/react-vite';
import { HStack } from './layout.ts';
import { Logo, LogoMark } from './logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Design system/Logo', component: Logo, args: { size: 32 } };
export default meta;
type Story = StoryObj<typeof Logo>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <HStack gap="6" align="flex-end">
      {[16, 24, 48, 96].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </HStack>
  ),
};
