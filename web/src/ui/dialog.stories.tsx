import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-props.ts';

function Controlled(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete analysis
      </Button>
      <Dialog
        title="Delete this analysis?"
        description="Its picture and its reading go with it. This cannot be undone."
        {...props}
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </>
        }
      />
    </>
  );
}

const meta: Meta<typeof Dialog> = {
  title: 'Design system/Dialog',
  component: Dialog,
  render: (args) => <Controlled {...args} />,
};
export default meta;
type Story = StoryObj<typeof Dialog>;

/** Takes the focus, Escape closes it, the focus goes back to the button. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete analysis' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this analysis?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** It must be answered: Escape does nothing. */
export const Locked: Story = {
  args: { locked: true },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete analysis' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

export const MuchText: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, line) => (
      <p key={line}>Line {line + 1} of a text that does not fit.</p>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete analysis' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toBeVisible());
  },
};
