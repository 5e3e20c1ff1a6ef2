import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { CaptureWindow } from './capture-window.tsx';

/** Lets the browser answer a capture in this way until the story is left. */
function capturing(getDisplayMedia: () => Promise<MediaStream>): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(navigator, 'mediaDevices', { value: { getDisplayMedia }, configurable: true });
  return () => {
    if (before) Object.defineProperty(navigator, 'mediaDevices', before);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  };
}

const meta = {
  title: 'Analysis/Capture a window',
  component: CaptureWindow,
  args: { onFile: () => undefined },
  beforeEach: () => capturing(() => Promise.reject(new DOMException('', 'NotAllowedError'))),
} satisfies Meta<typeof CaptureWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {};

export const OfferedAtNight: Story = { globals: { theme: 'dark' } };

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Capture a window' }));
    await expect(await canvas.findByText(/No window was chosen/)).toBeVisible();
  },
};

export const Broken: Story = {
  beforeEach: () => capturing(() => Promise.reject(new Error('The window is gone.'))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Capture a window' }));
    await expect(await canvas.findByText(/could not be captured/)).toBeVisible();
  },
};
