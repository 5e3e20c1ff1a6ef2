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

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};
