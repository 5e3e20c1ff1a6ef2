import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Ellipsis, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from './layout.ts';
import { IconButton } from './icon-button.tsx';
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
    // Until the menu has the focus, Enter chooses nothing.
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2));
  },
};

const bottomOf = (element: HTMLElement): number => element.getBoundingClientRect().bottom;

/** Where the menu ends in the viewport the moment it is in the document. */
async function firstBottom(open: () => void): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const observer = new MutationObserver(() => {
    const menu = screen.queryByRole('menu', { hidden: true });
    if (menu) resolve(bottomOf(menu));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  open();
  const bottom = await promise;
  observer.disconnect();
  return bottom;
}

/** An entry never moves from under the pointer: not while the menu is positioned, not when the page scrolls. */
export const OnAPageThatScrolls: Story = {
  decorators: [
    (Part) => (
      <Box height="200vh">
        <Box position="sticky" top="4">
          <Part />
        </Box>
      </Box>
    ),
  ],
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More' });
    const first = await firstBottom(() => more.click());
    await expect(first).toBeLessThan(0);
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getAnimations({ subtree: true })).toHaveLength(0));
    await waitFor(() => expect(bottomOf(menu)).toBeGreaterThan(bottomOf(more)));
    window.scrollTo({ top: 0, behavior: 'instant' });
    const before = bottomOf(menu);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await expect(bottomOf(menu)).toBe(before);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
  },
};
