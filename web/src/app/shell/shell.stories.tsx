import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleAdmin, sessionOf } from '../../entities/session/testing/build-user.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Shell } from './shell.tsx';

const meta: Meta<typeof Shell> = {
  title: 'App/Shell',
  component: Shell,
  parameters: { layout: 'fullscreen', route: '/chart-analysis' },
  render: () => (
    <Routes>
      <Route element={<Shell />}>
        <Route
          path="*"
          element={
            <Page>
              <PageHeader title="Chart Analysis" />
            </Page>
          }
        />
      </Route>
    </Routes>
  ),
};
export default meta;
type Story = StoryObj<typeof Shell>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const item = within(canvasElement).getByRole('link', { name: 'Chart Analysis' });
    await expect(item).toHaveAttribute('aria-current', 'page');
  },
};

export const AsAVisitor: Story = {
  parameters: { session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined } },
};

export const IconOnly: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Control>}b{/Control}');
    await waitFor(() =>
      expect(canvasElement.querySelector('#sidebar')).toHaveAttribute('data-state', 'collapsed'),
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Analysis History' })).toBeVisible();
    await userEvent.keyboard('{Control>}b{/Control}');
  },
};

export const Shortcuts: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Keyboard shortcuts (?)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, { timeout: 10_000 });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The way to the console and every icon have room. */
export const PhoneOfAnAdmin: Story = {
  parameters: { session: sessionOf(sampleAdmin) },
  globals: { viewport: { value: 'phone' } },
};
