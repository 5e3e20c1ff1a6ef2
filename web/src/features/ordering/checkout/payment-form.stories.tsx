import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box, chakra } from '../../../ui/layout.ts';
import { sandbox } from '../testing/payment-settings.ts';
import { FailureNotice } from './checkout-notices.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentFormProps } from './payment-form.tsx';
import { checkPayment, emptyPayment } from './payment-values.ts';
import { SandboxHints } from './sandbox-hints.tsx';

const filled = {
  ...emptyPayment,
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  cardNumber: '4000 0000 0000 0002',
  expiry: '12/40',
  cvc: '123',
  zip: 'EC1A 1AA',
  terms: true,
};

function Living(props: PaymentFormProps) {
  const [values, setValues] = useState(props.values);
  return (
    <Box maxW="36rem">
      <PaymentForm
        {...props}
        values={values}
        onValue={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      />
    </Box>
  );
}

const meta: Meta<typeof PaymentForm> = {
  title: 'Ordering/Payment form',
  component: PaymentForm,
  render: (args) => <Living {...args} />,
  args: {
    values: emptyPayment,
    errors: {},
    busy: false,
    payLabel: 'Pay €210.68',
    onValue: () => undefined,
    onSubmit: () => undefined,
    hints: <SandboxHints cards={sandbox.test_cards} onPick={() => undefined} />,
  },
};
export default meta;
type Story = StoryObj<typeof PaymentForm>;

export const Playground: Story = {};
export const NothingToPay: Story = { args: { free: true, payLabel: 'Complete order' } };
export const NothingFilledIn: Story = {
  args: { errors: checkPayment(emptyPayment, true, new Date('2026-11-21')) },
};
export const Declined: Story = {
  args: {
    values: filled,
    notice: (
      <FailureNotice
        failure={{
          message: 'Failed to complete purchase: The card was declined.',
          advice: 'Nothing was charged. Use another card, or ask your bank.',
          newTotal: null,
        }}
      />
    ),
  },
};
export const NewTotal: Story = {
  args: {
    values: filled,
    payLabel: 'Pay €214.00',
    notice: (
      <FailureNotice
        failure={{
          message: 'Failed to complete purchase: The total has changed.',
          advice: null,
          newTotal: { minor: 21400, currency: 'EUR' },
        }}
      />
    ),
  },
};
export const ForABusiness: Story = {
  args: {
    values: { ...filled, country: 'FR', vatNumber: 'FR40303265046', company: 'Candles SA' },
    errors: { vatNumber: 'is not a valid VAT number of the country' },
  },
};
export const Busy: Story = { args: { values: filled, busy: true } };
export const WithStripe: Story = {
  args: {
    hints: null,
    cardElement: (
      <chakra.div
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="control"
        p="3"
        textStyle="body"
        color="fg.muted"
      >
        The card element of Stripe stands here
      </chakra.div>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
