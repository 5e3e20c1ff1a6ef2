import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { AcceptableUseScreen } from './acceptable-use-screen.tsx';
import { CookiePolicyScreen } from './cookie-policy-screen.tsx';
import { FaqScreen } from './faq-screen.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { RefundPolicyScreen } from './refund-policy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const meta: Meta = { title: 'Visitors/Legal pages', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const settings = (answer: () => Promise<Response> | Response) => ({
  layout: 'fullscreen',
  msw: { handlers: [http.get('/api/settings/public', answer)] },
});

export const Terms: Story = { render: () => <TermsScreen /> };
export const Privacy: Story = { render: () => <PrivacyScreen /> };
export const CookiePolicy: Story = { render: () => <CookiePolicyScreen /> };
export const RefundPolicy: Story = { render: () => <RefundPolicyScreen /> };
export const AcceptableUse: Story = { render: () => <AcceptableUseScreen /> };
export const Questions: Story = { render: () => <FaqScreen />, parameters: { route: '/faq#refunds' } };

export const CompanyIsLoading: Story = {
  ...Terms,
  parameters: settings(async () => {
    await delay('infinite');
    return new HttpResponse();
  }),
};

export const CompanyCannotBeLoaded: Story = {
  ...Terms,
  parameters: settings(() => HttpResponse.json({ error: 'Something went wrong.' }, { status: 500 })),
};

export const CookiePolicyOnAPhone: Story = {
  ...CookiePolicy,
  globals: { viewport: { value: 'phone' } },
};
