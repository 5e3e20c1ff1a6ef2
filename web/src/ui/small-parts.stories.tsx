import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextButton } from './button.tsx';
import { ChoiceList } from './choice-list.tsx';
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

const choose = fn();

export const Choices: Story = {
  render: () => (
    <ChoiceList
      label="Example questions"
      choices={['What is a candlestick?', 'What makes a support level strong?']}
      onChoose={choose}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'What is a candlestick?' }));
    await expect(choose).toHaveBeenLastCalledWith('What is a candlestick?');
  },
};

export const ActionInText: Story = {
  render: () => (
    <p>
      The camera could not be opened. <TextButton>Choose a photo instead</TextButton>
    </p>
  ),
};
