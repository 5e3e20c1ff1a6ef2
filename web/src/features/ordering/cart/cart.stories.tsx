import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { CartProduct } from '../../../../../api/domain/shared-with-web/cart.ts';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useCart } from '../../../entities/cart/cart-store.tsx';
import { creditsOf, planOf } from '../../../entities/catalog/on-offer.ts';
import { samplePackages } from '../../../entities/catalog/testing/samples.ts';
import { CartButton } from './cart-button.tsx';
import { CartDrawer } from './cart-drawer.tsx';

const { packages, creditPackages } = samplePackages();
const plan = planOf(packages[1]!);
const credits = creditsOf(creditPackages[2]!);

interface FilledProps {
  products: CartProduct[];
  quantity?: number;
}

/** The drawer, open, with these in it. */
function Filled({ products, quantity = 1 }: FilledProps) {
  const { add, clear, setOpen, setQuantity } = useCart();
  useEffect(() => {
    clear();
    for (const product of products) add(product);
    const last = products.at(-1);
    if (last) setQuantity(last.id, quantity);
    setOpen(true);
  }, [add, clear, setOpen, setQuantity, products, quantity]);
  return (
    <>
      <CartButton />
      <CartDrawer />
    </>
  );
}

const meta: Meta<typeof Filled> = {
  title: 'Ordering/Cart',
  component: Filled,
  parameters: { layout: 'fullscreen' },
  args: { products: [plan, credits], quantity: 2 },
};
export default meta;
type Story = StoryObj<typeof Filled>;

export const Playground: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('Shopping Cart (3)')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { products: [], quantity: 1 },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Your cart is empty')).toBeVisible());
  },
};

export const CreditsMissing: Story = {
  args: { products: [plan], quantity: 1 },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go to Checkout' }));
    await waitFor(() => expect(screen.getByText('Credit Package Required')).toBeVisible());
  },
};

export const TooManyForTheBadge: Story = { args: { products: [credits], quantity: 100 } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
