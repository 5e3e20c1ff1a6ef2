import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import { AdminBrandsScreen } from './brands-screen.tsx';
import { brandList, someBrands } from './testing/samples.ts';

const list = (brands: typeof someBrands) => [
  http.get('/api/admin/brands', () => HttpResponse.json(brandList(brands))),
  http.get('/api/admin/brands/:id', ({ params }) =>
    HttpResponse.json({ brand: someBrands.find(({ id }) => id === params['id']) }),
  ),
];

const meta: Meta<typeof AdminBrandsScreen> = {
  title: 'Partners/Admin: brands',
  component: AdminBrandsScreen,
  parameters: { layout: 'fullscreen', route: '/admin-dashboard/brands', msw: list(someBrands) },
};
export default meta;
type Story = StoryObj<typeof AdminBrandsScreen>;

/** One of them has a long name and a long address. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Sunlit Markets')).toBeVisible();
  },
};

export const Phone: Story = { ...Playground, globals: { viewport: { value: 'phone' } } };

export const Empty: Story = { parameters: { msw: list([]) } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/brands', () => delay('infinite'))] },
};

export const Failed: Story = {
  parameters: {
    msw: [
      http.get('/api/admin/brands', () =>
        HttpResponse.json({ error: 'The database is restarting.' }, { status: 503 }),
      ),
    ],
  },
};

const press = (name: string): Story['play'] =>
  async function play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByLabelText(name));
    await expect(await screen.findByLabelText('Referral link')).toBeVisible();
  };

export const View: Story = { play: press('View Northgate Traders') };

export const Edit: Story = { play: press('Edit Northgate Traders') };

export const Create: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add Brand Partner' }));
    await expect(await screen.findByLabelText('Slug')).toBeVisible();
  },
};
