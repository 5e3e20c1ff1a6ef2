import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { CsvButton } from './csv-button.tsx';
import { Flex, Stack } from './layout.ts';
import { TextLink } from './link.tsx';
import { Pager } from './pager.tsx';
import { Button } from './button.tsx';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

const meta: Meta<typeof Pager> = {
  title: 'Design system/Around a list',
  component: Pager,
  args: { page: 2, pages: 9, total: 1_173, onPage: fn(), of: 'orders' },
};
export default meta;
type Story = StoryObj<typeof Pager>;

export const Pages: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Page 2 of 9 — 1,173 total')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

export const NotCounted: Story = { args: { page: 3, pages: 51, total: 1_000, totalIsExact: false } };

export const OnePage: Story = { args: { page: 1, pages: 1, total: 4, previous: 'Previous' } };

export const Toolbar: Story = {
  render: () => (
    <Flex gap="3" wrap="wrap">
      <SearchField label="Search orders" value="" onValue={fn()} />
      <CsvButton fetch={async () => new Blob(['a,b'])} fileName="orders" />
    </Flex>
  ),
};

function Deletion() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this order?"
        description="The order WW-1042 and its items are removed for good. This cannot be undone."
        confirm="Delete order"
        busyLabel="Deleting…"
        onConfirm={fn()}
      />
    </>
  );
}

export const Confirmation: Story = {
  render: () => <Deletion />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this order?' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

function Form() {
  const [name, setName] = useState('Ada');
  const { leave, dialog } = useUnsavedChanges(name !== 'Ada');
  return (
    <Stack gap="4" align="flex-start">
      <TextField label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <Button variant="outline" onClick={() => leave(() => setName('Ada'))}>
        Cancel
      </Button>
      <TextLink href="#elsewhere">Elsewhere</TextLink>
      {dialog}
    </Stack>
  );
}

export const UnsavedChanges: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveValue('Ada'));
  },
};
