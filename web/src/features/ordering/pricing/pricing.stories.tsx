import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { samplePackages } from '../../../entities/catalog/testing/samples.ts';
import { PricingScreen } from './pricing-screen.tsx';

const meta: Meta<typeof PricingScreen> = {
  title: 'Ordering/Pricing',
  component: PricingScreen,
  parameters: {
    layout: 'fullscreen',
    route: '/pricing',
    session: { status: 'signed-out', user: null, left: false, refresh: async () => undefined },
  },
};
export default meta;
type Story = StoryObj<typeof PricingScreen>;

const add = () => screen.findByRole('button', { name: 'Add to Cart: Expert' });

export const Playground: Story = {
  play: async () => {
    await expect(await add()).toBeVisible();
  },
};

export const Dark: Story = { ...Playground, globals: { theme: 'dark' } };

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/packages/public', () => delay('infinite'))] },
};

export const NotLive: Story = {
  parameters: { msw: [http.get('/api/packages/public', () => new HttpResponse(null, { status: 500 }))] },
  play: async () => {
    await expect(await screen.findByText(/Live prices could not be loaded/)).toBeVisible();
  },
};

const none = { ...samplePackages(), packages: [], creditPackages: [] };
const answer = (body: object) => [http.get('/api/packages/public', () => HttpResponse.json(body))];

export const NothingOnSale: Story = { parameters: { msw: answer(none) } };

const long = 'Everything that a name may hold and a little more '.repeat(3).trim();
export const LongTexts: Story = {
  parameters: {
    msw: answer({
      ...samplePackages(),
      packages: samplePackages().packages.map((plan) => ({
        ...plan,
        name: long,
        description: long,
        features: [long, long],
      })),
    }),
  },
};

export const Chooser: Story = {
  play: async () => {
    await userEvent.click(await add());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Select Package' })).toBeVisible());
  },
};

export const ChooserOnAPhone: Story = { ...Chooser, globals: { viewport: { value: 'phone' } } };

export const Confirm: Story = {
  play: async () => {
    await userEvent.click(await add());
    await userEvent.click(await screen.findByRole('button', { name: 'Select Package' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible());
  },
};
