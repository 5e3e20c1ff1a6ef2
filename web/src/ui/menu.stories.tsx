import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from './button.tsx';
import { Menu } from './menu.tsx';

const download = fn();

const meta: Meta<typeof Menu> = {
  title: 'Design system/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="More" icon={Ellipsis} variant="outline" tooltip={false} />,
    items: [
      { heading: 'This analysis' },
      { id: 'csv', label: 'Download as CSV', icon: Download, onSelect: download },
      { id: 'again', label: 'Read again', onSelect: () => undefined, shortcut: 'R' },
      'separator',
      { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: () => undefined },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    download.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Download as CSV' });
    await waitFor(() => expect(item).toBeVisible());
    await userEvent.click(item);
    await expect(download).toHaveBeenCalledOnce();
  },
};

/** As assistive technology presses an entry, and as keys do. */
export const WithoutAPointer: Story = {
  play: async ({ canvasElement }) => {
    download.mockClear();
    const more = within(canvasElement).getByRole('button', { name: 'More' });
    const item = () => screen.findByRole('menuitem', { name: 'Download as CSV' });
    more.click();
    (await item()).click();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(download).toHaveBeenCalledOnce();

    more.focus();
    await userEvent.keyboard('{ArrowDown}');
    const second = await item();
    await waitFor(() => expect(second).toHaveAttribute('data-highlighted'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};
