import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Stack } from './layout.ts';

const meta: Meta<typeof Alert> = {
  title: 'Design system/Alert',
  component: Alert,
  args: { tone: 'danger', children: 'Please upload a chart image first.' },
  argTypes: { tone: { control: 'select', options: ['danger', 'warning', 'info', 'success'] } },
};
export default meta;
type Story = StoryObj<typeof Alert>;

export const Playground: Story = {};

export const Tones: Story = {
  render: () => (
    <Stack gap="3">
      <Alert title="The picture was refused">
        No price axis was found. Include the numbers beside the chart.
      </Alert>
      <Alert tone="warning">
        The picture could not be stored; the analysis used the copy in this browser.
      </Alert>
      <Alert tone="info">You have analysed this picture before. This is the stored analysis.</Alert>
      <Alert tone="success">Analysis complete.</Alert>
    </Stack>
  ),
};

export const WithActionAndLongText: Story = {
  args: {
    title: 'Your analyses could not be loaded',
    children:
      'upstream connect error or disconnect/reset before headers. reset reason: connection termination, request 0192f1e0-7c9a-7000-8000-9f6f0c6b1b2e',
    action: (
      <Button size="sm" variant="outline">
        Retry
      </Button>
    ),
  },
};
