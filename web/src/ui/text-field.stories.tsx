import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from './layout.ts';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta<typeof TextField> = {
  title: 'Design system/Fields',
  component: TextField,
  args: { label: 'Data Symbol', optional: true, placeholder: 'BTC, EURUSD, AAPL' },
};
export default meta;
type Story = StoryObj<typeof TextField>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText(/Data Symbol/), 'BTCUSDT');
    await expect(within(canvasElement).getByDisplayValue('BTCUSDT')).toBeVisible();
  },
};

export const WithError: Story = {
  args: {
    label: 'Email',
    optional: false,
    placeholder: undefined,
    defaultValue: 'ada',
    error: 'Enter an email address like name@example.com.',
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter an email address like name@example.com.');
  },
};

export const WithHintAndIcon: Story = {
  args: { label: 'Search by symbol', icon: Search, optional: false, hint: 'Part of the symbol is enough.' },
};

export const LongText: Story = {
  args: {
    label: 'A label that goes on for longer than anybody would wish, as translations do',
    hint: 'A hint that also takes more than one line when the field is as narrow as it is on a telephone held upright.',
    error: 'And an error with a long explanation of what was wrong and what would be right instead.',
  },
};

export const Password: Story = {
  render: () => <PasswordField label="Password" hint="At least 6 characters." defaultValue="measured" />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};

export const Select: Story = {
  render: () => (
    <Stack>
      <SelectField
        label="Time frame"
        value="4h"
        onValue={() => undefined}
        options={[
          { value: '1h', label: '1 hour' },
          { value: '4h', label: '4 hours' },
        ]}
      />
    </Stack>
  ),
};
