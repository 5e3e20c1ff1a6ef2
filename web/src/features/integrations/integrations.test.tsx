import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../../api/testing/fake-server.ts';
import type { FakeServer } from '../../api/testing/fake-server.ts';
import { FixedSession } from '../../entities/session/session.tsx';
import type { Session } from '../../entities/session/session.tsx';
import { UiProvider } from '../../ui/ui-provider.tsx';
import { IntegrationsScreen } from './integrations-screen.tsx';
import { expertSession, sampleDelivery, sampleKey, sampleWebhook } from './testing/samples.ts';

const KEYS = '/integrations/keys';
const HOOKS = '/integrations/webhooks';
const HOOK = `${HOOKS}/${sampleWebhook.id}`;
let server: FakeServer;
afterEach(() => server.close());

function show(routes: FakeServer['routes'], who: Partial<NonNullable<Session['user']>> = {}): void {
  server = fakeServer({
    [`GET ${KEYS}`]: { body: { keys: [] } },
    [`GET ${HOOKS}`]: { body: { webhooks: [] } },
    ...routes,
  });
  const session: Session = { ...expertSession, user: { ...expertSession.user, ...who } };
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <FixedSession session={session}>
            <IntegrationsScreen />
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('API keys', () => {
  it('[D-115] are made with a name and scopes, and shown once', async () => {
    let keys = [] as object[];
    let sent: unknown;
    show({
      [`GET ${KEYS}`]: () => ({ body: { keys } }),
      [`POST ${KEYS}`]: ({ data }) => {
        sent = JSON.parse(String(data));
        keys = [sampleKey];
        return { status: 201, body: { key: sampleKey, secret: 'wk_4kQx81Zb_the_rest' } };
      },
    });
    await press('Make key');
    const dialog = await screen.findByRole('dialog');
    const make = within(dialog).getByRole('button', { name: 'Make key' });
    fireEvent.click(make);
    expect(screen.getByText('Name the key.')).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Nightly export ' } });
    fireEvent.click(screen.getByRole('checkbox', { name: /credits:read/ }));
    fireEvent.click(make);
    expect(await screen.findByText('wk_4kQx81Zb_the_rest')).toBeInTheDocument();
    expect(screen.getByText('Copy this key now. It is not shown again.')).toBeInTheDocument();
    expect(sent).toEqual({
      name: 'Nightly export',
      scopes: ['analysis:read', 'credits:read'],
      expires_in_days: null,
    });
    await press('I have saved it');
    await waitFor(() => expect(screen.queryByText('wk_4kQx81Zb_the_rest')).not.toBeInTheDocument());
    expect(await screen.findByText('Nightly export')).toBeInTheDocument();
  });

  it('[D-115] are revoked after a question', async () => {
    let keys = [sampleKey];
    show({
      [`GET ${KEYS}`]: () => ({ body: { keys } }),
      [`DELETE ${KEYS}/${sampleKey.id}`]: () => {
        keys = [{ ...sampleKey, status: 'revoked' }];
        return { status: 204 };
      },
    });
    await press('Revoke Nightly export');
    expect(server.count(`DELETE ${KEYS}/${sampleKey.id}`)).toBe(0);
    await press('Revoke key');
    expect(await screen.findByText('Revoked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Revoke Nightly export' })).not.toBeInTheDocument();
  });

  it('say that they could not be loaded, and try again', async () => {
    let broken = true;
    show({
      [`GET ${KEYS}`]: () =>
        broken ? { status: 500, body: { error: 'Out of order.' } } : { body: { keys: [sampleKey] } },
    });
    expect(await screen.findByText('Your API keys could not be loaded')).toBeInTheDocument();
    broken = false;
    await press('Retry');
    expect(await screen.findByText('Nightly export')).toBeInTheDocument();
  });

  it('[D-115] are locked without the Expert plan, with the reason; old ones can still be revoked', async () => {
    show({ [`GET ${KEYS}`]: { body: { keys: [sampleKey] } } }, { subscription_tier: 'pro', plan: 'pro' });
    expect(await screen.findByText('Part of the Expert plan')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make key' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Revoke Nightly export' })).toBeEnabled();
  });
});

describe('webhooks', () => {
  it('[D-117] are added with an address and events; what the server says of the address stands under it', async () => {
    let refuse = true;
    show({
      [`POST ${HOOKS}`]: () =>
        refuse
          ? {
              status: 422,
              body: {
                error: 'x',
                errors: [{ field: 'url', message: 'The address must begin with https://.' }],
              },
            }
          : { status: 201, body: { webhook: sampleWebhook, secret: 'whsec_abc=' } },
    });
    await press('Add webhook');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText('Address'), { target: { value: 'http://hooks.example.com' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('The address must begin with https://.')).toBeInTheDocument();
    refuse = false;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await screen.findByText('whsec_abc=')).toBeInTheDocument();
  });

  it('[D-117] show every try of a delivery, and send it again and test on demand', async () => {
    const meta = { page: 1, pages: 1, total: 1 };
    const resend = `POST ${HOOK}/deliveries/${sampleDelivery.id}/resend`;
    show({
      [`GET ${HOOKS}`]: { body: { webhooks: [sampleWebhook] } },
      [`GET ${HOOK}/deliveries`]: { body: { deliveries: [sampleDelivery], meta } },
      [resend]: { status: 202, body: { delivery: { ...sampleDelivery, status: 'pending' } } },
      [`POST ${HOOK}/test`]: { status: 409, body: { error: 'The webhook is paused or disabled.' } },
    });
    await press(`Deliveries to ${sampleWebhook.url}`);
    const tries = within(await screen.findByRole('list', { name: 'Tries' })).getAllByRole('listitem');
    expect(tries.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1\.500132 ms.*not yet$/),
      expect.stringMatching(/^2\.No answer10000 ms.*No answer within 10 seconds\.$/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^Send again: analysis.completed of / }));
    await waitFor(() => expect(server.count(resend)).toBe(1));
    await press('Send test event');
    expect(await screen.findByText('The test was not sent')).toBeInTheDocument();
  });

  it('[D-117] receive the saved events, at least one', async () => {
    let webhooks = [sampleWebhook];
    const sent: unknown[] = [];
    show({
      [`GET ${HOOKS}`]: () => ({ body: { webhooks } }),
      [`PATCH ${HOOK}`]: ({ data }) => {
        sent.push(JSON.parse(String(data)));
        webhooks = [{ ...sampleWebhook, events: JSON.parse(String(data)).events }];
        return { body: { webhook: webhooks[0] } };
      },
    });
    await press(`Change the events of ${sampleWebhook.url}`);
    const dialog = within(await screen.findByRole('dialog'));
    const toggle = (name: RegExp) => fireEvent.click(dialog.getByRole('checkbox', { name }));
    toggle(/analysis.completed/);
    toggle(/order.paid/);
    await press('Save events');
    expect(dialog.getByText('Choose at least one.')).toBeInTheDocument();
    toggle(/order.refunded/);
    await press('Save events');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('order.refunded')).toBeInTheDocument();
    expect(sent).toEqual([{ events: ['order.refunded'] }]);
  });

  it('[D-117] get a new secret after a question, which is shown once', async () => {
    show({
      [`GET ${HOOKS}`]: { body: { webhooks: [sampleWebhook] } },
      [`POST ${HOOK}/secret`]: { body: { webhook: sampleWebhook, secret: 'whsec_def=' } },
    });
    await press(`New secret for ${sampleWebhook.url}`);
    await press('Make new secret');
    expect(await screen.findByText('whsec_def=')).toBeInTheDocument();
    await press('I have saved it');
    await waitFor(() => expect(screen.queryByText('whsec_def=')).not.toBeInTheDocument());
  });

  it('are paused and removed', async () => {
    let webhooks = [sampleWebhook];
    show({
      [`GET ${HOOKS}`]: () => ({ body: { webhooks } }),
      [`PATCH ${HOOK}`]: ({ data }) => {
        webhooks = [{ ...sampleWebhook, status: JSON.parse(String(data)).active ? 'active' : 'paused' }];
        return { body: { webhook: webhooks[0] } };
      },
      [`DELETE ${HOOK}`]: () => {
        webhooks = [];
        return { status: 204 };
      },
    });
    await press(`Pause ${sampleWebhook.url}`);
    expect(await screen.findByText('Paused')).toBeInTheDocument();
    await press(`Remove ${sampleWebhook.url}`);
    await press('Remove webhook');
    expect(await screen.findByText('No webhooks yet')).toBeInTheDocument();
  });
});
