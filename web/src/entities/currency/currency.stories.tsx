import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box, Stack } from '../../ui/layout.ts';
import { CurrencySelect } from './currency-select.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { MoneyText } from './money-text.tsx';

const meta: Meta<typeof CurrencySelector> = {
  title: 'Ordering/Currency',
  component: CurrencySelector,
  render: () => (
    <Box minH="24rem" display="flex" justifyContent="flex-end">
      <CurrencySelector />
    </Box>
  ),
};
export default meta;
type Story = StoryObj<typeof CurrencySelector>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: /^Currency/ });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  return canvas;
}

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.type(canvas.getByPlaceholderText('Search currencies...'), 'doubloon');
    await waitFor(() => expect(canvas.getByText('No currencies found')).toBeVisible());
  },
};

export const NotLoaded: Story = {
  parameters: { msw: [http.get('/api/currencies/public', () => new HttpResponse(null, { status: 500 }))] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /USD/ })).toBeEnabled();
  },
};

export const AsASelect: Story = { render: () => <CurrencySelect /> };

/** No decimals, two and three; a former price; an amount that was given back. */
export const Prices: Story = {
  render: () => (
    <Stack gap="3" align="flex-end" width="16rem">
      <MoneyText amount={{ minor: 19350, currency: 'JPY' }} size="lg" />
      <MoneyText amount={{ minor: 12900, currency: 'USD' }} size="lg" />
      <MoneyText amount={{ minor: 39797, currency: 'KWD' }} size="lg" />
      <MoneyText amount={{ minor: 123456789, currency: 'EUR' }} />
      <MoneyText amount={{ minor: 50000, currency: 'USD' }} former />
      <MoneyText amount={{ minor: -5900, currency: 'USD' }} size="sm" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('¥19,350')).toBeVisible();
    await expect(await canvas.findByText(/^KD.39\.797$/)).toBeVisible();
  },
};

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };
