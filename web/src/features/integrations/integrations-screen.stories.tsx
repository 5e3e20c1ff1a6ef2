import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, delay, http } from 'msw';
import { DeliveryLog } from './delivery-log.tsx';
import { IntegrationsScreen } from './integrations-screen.tsx';
import { expertSession, sampleDelivery, sampleKey, sampleWebhook } from './testing/samples.ts';
import { WebhookEventsDialog } from './webhook-events-dialog.tsx';

const answers = (keys: object[], webhooks: object[]) => [
  http.get('/api/integrations/keys', () => HttpResponse.json({ keys })),
  http.get('/api/integrations/webhooks', () => HttpResponse.json({ webhooks })),
];
const long = 'reads-everything-that-the-team-on-the-third-floor-needs-before-the-market-opens';

const meta: Meta<typeof IntegrationsScreen> = {
  title: 'Integrations/Keys and webhooks',
  component: IntegrationsScreen,
  parameters: { layout: 'fullscreen', route: '/integrations', session: expertSession, msw: answers([], []) },
};
export default meta;
type Story = StoryObj<typeof IntegrationsScreen>;

export const Empty: Story = {};

const full = answers(
  [
    sampleKey,
    { ...sampleKey, id: '2', name: 'Old script', status: 'revoked', last_used_at: null, expires_at: null },
  ],
  [
    sampleWebhook,
    { ...sampleWebhook, id: '2', url: 'https://other.example.com/in', failing_since: '2026-11-20T02:00:00Z' },
  ],
);
export const Full: Story = { parameters: { msw: full } };
export const Phone: Story = { parameters: { msw: full }, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  parameters: { msw: [http.get('/api/integrations/*', () => delay('infinite'))] },
};

export const NotLoaded: Story = {
  parameters: {
    msw: [
      http.get('/api/integrations/*', () => HttpResponse.json({ error: 'Out of order.' }, { status: 500 })),
    ],
  },
};

export const LongNames: Story = {
  parameters: {
    msw: answers(
      [{ ...sampleKey, name: long }],
      [{ ...sampleWebhook, url: `https://hooks.example.com/${long}/${long}` }],
    ),
  },
};

/** Somebody on the Pro plan. */
export const Locked: Story = { parameters: { session: undefined } };

export const Events: Story = {
  render: () => <WebhookEventsDialog webhook={sampleWebhook} onClose={() => undefined} />,
};

export const Deliveries: Story = {
  render: () => <DeliveryLog webhook={sampleWebhook} locked={false} />,
  parameters: {
    layout: 'padded',
    msw: [
      http.get('/api/integrations/webhooks/*/deliveries', () =>
        HttpResponse.json({ deliveries: [sampleDelivery], meta: { page: 1, pages: 1, total: 1 } }),
      ),
    ],
  },
};
