import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartCandlestick } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { Stack } from './layout.ts';
import { Panel } from './panel.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'Design system/States',
  component: ErrorState,
  args: {
    title: 'Your analyses could not be loaded',
    message: 'The server could not be reached. Check your connection and try again.',
    onRetry: fn(),
  },
  render: (args) => (
    <Panel flush>
      <ErrorState {...args} />
    </Panel>
  ),
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWithLongMessage: Story = {
  args: { message: `HTTP 502 ${'upstream-connect-error-without-any-space-'.repeat(6)}` },
};

export const Empty: Story = {
  render: () => (
    <Panel flush>
      <EmptyState icon={ChartCandlestick} title="No analyses yet" action={<Button>Analyze Chart</Button>}>
        Every chart that you analyze is saved here with its trend, its plan and how sure the reading was.
      </EmptyState>
    </Panel>
  ),
};

export const Loading: Story = {
  render: () => (
    <Panel title="Recent Analyses">
      <Stack gap="6">
        <Skeleton w="40%" h="1.75rem" />
        <SkeletonText lines={4} />
      </Stack>
    </Panel>
  ),
};
