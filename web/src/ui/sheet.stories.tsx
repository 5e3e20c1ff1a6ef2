import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet-props.ts';

function Controlled(props: Partial<SheetProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Sheet title="Filters" {...props} open={open} onOpenChange={setOpen}>
        What the sheet holds.
      </Sheet>
    </>
  );
}

const meta: Meta<typeof Sheet> = {
  title: 'Design system/Sheet',
  component: Sheet,
  args: { side: 'right' },
  argTypes: { side: { control: 'inline-radio', options: ['left', 'right', 'bottom'] } },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible());
  },
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const Playground: Story = {};
export const FromTheLeft: Story = { args: { side: 'left' } };
export const FromBelow: Story = { args: { side: 'bottom' } };
