import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { SecondStep } from '../../../entities/session/second-step.tsx';
import type { TwoFactor } from '../../../api/two-factor.ts';
import { Page } from '../../../ui/page.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorPanel } from './two-factor-panel.tsx';

const OWN = '/api/auth/me/two-factor';
const quiet = () => undefined;
const off = { enabled: false, required: false, enabled_at: null, recovery_codes_left: 0 };
const on = { enabled: true, required: true, enabled_at: '2026-11-01T10:00:00Z', recovery_codes_left: 9 };

const meta: Meta = { title: 'Accounts/Two-factor sign-in' };
export default meta;
type Story = StoryObj;

const panel = (handler: ReturnType<typeof http.get>): Story => ({
  render: () => (
    <Page>
      <TwoFactorPanel />
    </Page>
  ),
  parameters: { msw: { handlers: [handler] } },
});
const standing = (is: TwoFactor): Story => panel(http.get(OWN, () => HttpResponse.json(is)));

export const Off: Story = standing(off);
export const Required: Story = standing({ ...off, required: true });
export const On: Story = standing(on);
export const FewCodesLeft: Story = standing({ ...on, recovery_codes_left: 1 });
export const Loading: Story = panel(http.get(OWN, () => delay('infinite')));
export const Failed: Story = panel(
  http.get(OWN, () => HttpResponse.json({ error: 'The database is away.' }, { status: 503 })),
);
export const Codes: Story = {
  render: () => (
    <RecoveryCodes codes={Array.from({ length: 10 }, (_, n) => `ABCD-EFG${n}-2345-67AB`)} onSaved={quiet} />
  ),
};
export const SigningIn: Story = {
  render: () => (
    <SecondStep credentials={{ email: 'ada@example.com', password: 'measured' }} onBack={quiet} />
  ),
};
