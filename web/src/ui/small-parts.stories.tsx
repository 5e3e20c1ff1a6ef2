import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { Icon } from './icon.tsx';
import { Flex, Stack } from './layout.ts';
import { QrPicture } from './qr-picture.tsx';
import { Spinner } from './spinner.tsx';

const meta: Meta = { title: 'Design system/Small parts' };
export default meta;
type Story = StoryObj;

export const Spinning: Story = {
  render: () => (
    <Flex align="center" gap="3">
      <Spinner />
      Reading the price scale…
    </Flex>
  ),
};

export const Icons: Story = {
  render: () => (
    <Flex align="center" gap="4">
      {[14, 18, 24, 32].map((size) => (
        <Icon key={size} as={Star} size={size} />
      ))}
    </Flex>
  ),
};

export const QrCode: Story = {
  render: () => (
    <Stack gap="4">
      <QrPicture text="https://wickwise.example/pricing?ref=northgate" label="Code of the referral link" />
      <QrPicture text={'long '.repeat(100)} label="Code of a long text" size="14rem" />
    </Stack>
  ),
};
