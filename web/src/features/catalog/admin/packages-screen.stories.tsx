import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { aPackage, currencyList, packageList } from '../../../entities/catalog/testing/admin-samples.ts';
import { PackageDialog } from './package-dialog.tsx';
import { PackagesScreen } from './packages-screen.tsx';

const currencies = http.get('/api/admin/currencies', () => HttpResponse.json(currencyList()));
const answer = (body: object, status = 200) => [
  http.get('/api/admin/packages', () => HttpResponse.json(body, { status })),
  currencies,
];

const meta: Meta<typeof PackagesScreen> = {
  title: 'Console/Packages',
  component: PackagesScreen,
  parameters: { layout: 'fullscreen', route: '/admin-dashboard/packages', msw: answer(packageList()) },
};
export default meta;
type Story = StoryObj<typeof PackagesScreen>;

export const Playground: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongTexts: Story = {
  parameters: {
    msw: answer(
      packageList({
        packages: [
          aPackage({
            id: 'a-very-long-id-that-somebody-thought-would-explain-all-of-it-once',
            name: 'Everything that a trading school with many classes could ever want to have',
            description: 'Wide'.repeat(60),
            price: 999_999_999.99,
            price_minor: 99_999_999_999,
            active: false,
            custom_prices: { EUR: 1, JPY: 2, KWD: 3, GBP: 4, CHF: 5, CAD: 6, AUD: 7 },
          }),
        ],
      }),
    ),
  },
};

export const Empty: Story = { parameters: { msw: answer(packageList({ packages: [] })) } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/admin/packages', () => delay('infinite'))] },
};

export const Failed: Story = { parameters: { msw: answer({ error: 'The database is restarting.' }, 503) } };

export const Editing: Story = {
  render: () => <PackageDialog item={aPackage()} type="package" base="USD" onClose={() => undefined} />,
};

export const NewCreditPackage: Story = {
  render: () => <PackageDialog item={null} type="credits" base="USD" onClose={() => undefined} />,
};
