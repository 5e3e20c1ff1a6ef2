import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, fireEvent, within } from 'storybook/test';
import { sampleTaxes, sampleSettings, twoFactorOff } from '../testing/samples.ts';
import { AdminSettingsScreen } from './admin-settings-screen.tsx';

const own = http.get('/api/auth/me/two-factor', () => HttpResponse.json(twoFactorOff));
const taxes = http.get('/api/admin/taxes', () => HttpResponse.json({ settings: sampleTaxes }));
const answer = (settings: object) =>
  http.get('/api/admin/settings', () => HttpResponse.json({ settings: { ...sampleSettings, ...settings } }));

const meta: Meta<typeof AdminSettingsScreen> = {
  title: 'Platform/Admin settings',
  component: AdminSettingsScreen,
  parameters: { layout: 'fullscreen', msw: [answer({}), own, taxes] },
};
export default meta;
type Story = StoryObj<typeof AdminSettingsScreen>;

export const Stored: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/settings', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/settings', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      answer({
        platform_name: 'A platform with the longest name that the field takes, of 60',
        admin_email: `${'a-very-long-mailbox-'.repeat(3)}@a-long-domain.example.com`,
      }),
      own,
    ],
  },
};

/** What the form says before anything is sent. */
export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.change(await canvas.findByLabelText('Chart analyses'), { target: { value: 'many' } });
    await fireEvent.click(canvas.getByRole('button', { name: 'Save visitor limits' }));
    await expect(await canvas.findByText('Enter a whole number from 0 to 1,000,000.')).toBeVisible();
  },
};
