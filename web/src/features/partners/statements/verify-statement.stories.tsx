import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../ui/layout.ts';
import { Verdict } from './verdict.tsx';
import { VerifyScreen } from './verify-screen.tsx';

const meta: Meta<typeof VerifyScreen> = {
  title: 'Partners/Verify a statement',
  component: VerifyScreen,
  parameters: { layout: 'fullscreen', route: '/verify-statement' },
};
export default meta;
type Story = StoryObj<typeof VerifyScreen>;

const total = {
  orders: 2,
  opening: '0.00',
  earned: '25.80',
  reversed: '-6.45',
  paidOut: '0.00',
  closing: '19.35',
};
const summary = {
  brand: 'Northgate Traders',
  month: '2026-10',
  complete: true,
  issuer: 'https://wickwise.example',
  issuedAt: '2026-11-01T08:00:00.000Z',
  keyId: '00112233aabbccdd',
  totals: [
    { currency: 'EUR', ...total },
    { currency: 'USD', ...total },
  ],
};

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Genuine: Story = {
  render: () => (
    <Stack p="8">
      <Verdict verdict={{ valid: true, summary }} fileName="statement.json" />
    </Stack>
  ),
};

export const Changed: Story = {
  render: () => (
    <Stack p="8">
      <Verdict
        verdict={{ valid: false, fault: 'changed', text: 'The signature does not fit the content.' }}
        fileName="a-statement-with-a-very-long-name-that-somebody-sent-by-mail (3).json"
      />
    </Stack>
  ),
};
