import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AboutOverlay } from './about-overlay.tsx';
import { ReviewsOverlay } from './reviews-overlay.tsx';

const nothing = (): void => undefined;

const meta: Meta = { title: 'Visitors/Overlays', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Reviews: Story = { render: () => <ReviewsOverlay open onClose={nothing} /> };

export const LastPageOfReviews: Story = {
  render: () => <ReviewsOverlay open onClose={nothing} />,
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Page 5' }));
    await expect(dialog.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
};

export const About: Story = {
  render: () => <AboutOverlay open onClose={nothing} onStartFreeTrial={nothing} />,
};

export const AboutOnAPhone: Story = { ...About, globals: { viewport: { value: 'phone' } } };
export const ReviewsOnAPhone: Story = { ...Reviews, globals: { viewport: { value: 'phone' } } };
