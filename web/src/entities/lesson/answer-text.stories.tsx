import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { AnswerText } from './answer-text.tsx';

const SHORT = 'Drawdown: the fall of a balance from its highest point so far, in percent of that point.';
const REST =
  'A drawdown is how far an account has fallen from its best moment. It is measured from the peak, not from the start. The gain that is needed to make it good is always larger than the fall, because it is earned on what is left. For small falls the difference is small; for large ones it runs away.';

const meta: Meta<typeof AnswerText> = {
  title: 'Tutor/Answer',
  component: AnswerText,
  args: { text: `${SHORT}\n\nFrom the lesson “Drawdown and recovery”:\n\n${REST}\n\n${REST}` },
};
export default meta;
type Story = StoryObj<typeof AnswerText>;

/** The short answer stands first. */
export const Playground: Story = {};

/** *More* shows the rest. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getAllByText(REST)).toHaveLength(2);
  },
};

/** Nothing to fold. */
export const Short: Story = { args: { text: SHORT } };

export const Night: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
