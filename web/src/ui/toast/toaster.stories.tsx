import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button.tsx';
import { HStack } from '../layout.ts';
import { Toaster } from './toaster.tsx';
import { toast } from './toasts.ts';

const meta: Meta<typeof Toaster> = {
  title: 'Design system/Toasts',
  component: Toaster,
  render: () => (
    <HStack gap="2" flexWrap="wrap">
      <Button variant="outline" onClick={() => toast.success('Profile saved')}>
        Success
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.error('The server did not end your session', 'HTTP 500')}
      >
        Error
      </Button>
      <Button variant="outline" onClick={() => toast.info('You have analysed this picture before')}>
        Info
      </Button>
      <Button
        variant="outline"
        onClick={() => toast.warning('Two analyses are left today', 'The count starts again at 00:00 UTC.')}
      >
        Warning
      </Button>
    </HStack>
  ),
};
export default meta;
type Story = StoryObj<typeof Toaster>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    for (const name of ['Success', 'Error', 'Info', 'Warning']) {
      await userEvent.click(within(canvasElement).getByRole('button', { name }));
    }
    // It fades in, so it is there a moment before it can be seen.
    const saved = await screen.findByText('Profile saved', {}, { timeout: 10_000 });
    await waitFor(() => expect(saved).toBeVisible());
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server did not end your session');
  },
};
