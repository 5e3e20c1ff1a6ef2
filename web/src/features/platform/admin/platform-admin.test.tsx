import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { renderPlatform } from '../testing/render-platform.tsx';
import {
  auditPage,
  balanced,
  sampleHealth,
  sampleSettings,
  sampleTaxes,
  twoFactorOff,
  unbalanced,
} from '../testing/samples.ts';
import { actorText } from './audit-text.ts';
import { AdminAuditLogScreen } from './admin-audit-log-screen.tsx';
import { AdminHealthScreen } from './admin-health-screen.tsx';
import { AdminSettingsScreen } from './admin-settings-screen.tsx';

let server: FakeServer;
afterEach(() => server.close());

const failed = { status: 500, body: { error: 'The database is restarting.' } };
const button = (name: string) => screen.getByRole('button', { name });

describe('the settings', () => {
  const sent: Record<string, unknown>[] = [];
  const open = async (routes: FakeServer['routes'] = {}) => {
    sent.length = 0;
    server = renderPlatform(<AdminSettingsScreen />, {
      'GET /admin/settings': { body: { settings: sampleSettings } },
      'GET /auth/me/two-factor': { body: twoFactorOff },
      'GET /admin/taxes': { body: { settings: sampleTaxes } },
      'PUT /admin/settings': (request) => {
        const data = JSON.parse(String(request.data)) as Record<string, unknown>;
        sent.push(data);
        return { body: { settings: { ...sampleSettings, ...data, version: 5 } } };
      },
      ...routes,
    });
    await screen.findByLabelText('Platform name');
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('[O-040] has forms for name, email, two-factor and session timeout, each with a save button', async () => {
    await open();
    expect(screen.getByLabelText('Platform name')).toHaveValue('Wickwise');
    expect(screen.getByLabelText('Admin email')).toHaveValue('owner@example.com');
    const timeouts = within(screen.getByRole('radiogroup', { name: 'Session timeout' })).getAllByRole(
      'radio',
    );
    expect(timeouts.map((radio) => radio.parentElement?.textContent)).toEqual([
      '30 minutes',
      '1 hour',
      '4 hours',
    ]);
    expect(timeouts[2]).toBeChecked();
    expect(await screen.findByRole('link', { name: 'Enable two-factor sign-in' })).toHaveAttribute(
      'href',
      '/account',
    );
    for (const name of ['Save general settings', 'Save security settings', 'Save visitor limits'])
      expect(button(name)).toBeDisabled();
    expect(screen.getByText(/Last saved .* by grace@example.com/)).toBeInTheDocument();
  });

  it('[D-109] saves one part over the version it was made from and keeps what is typed elsewhere', async () => {
    await open();
    type('Chart analyses', '8');
    fireEvent.click(screen.getByRole('radio', { name: '30 minutes' }));
    fireEvent.click(button('Save security settings'));
    await waitFor(() => expect(button('Save security settings')).toBeDisabled());
    const { updated_at: _at, updated_by: _by, ...stored } = sampleSettings;
    expect(sent).toEqual([{ ...stored, session_timeout_minutes: 30 }]);
    expect(screen.getByLabelText('Chart analyses')).toHaveValue('8');
    expect(button('Save visitor limits')).toBeEnabled();
  });

  it('say where the seller is registered for VAT, and which rate holds for which country', async () => {
    const saved: Record<string, unknown>[] = [];
    await open({
      'PUT /admin/taxes': (request) => {
        saved.push(JSON.parse(String(request.data)) as Record<string, unknown>);
        if (saved.length > 1) return { body: { settings: { ...sampleTaxes, version: 1 } } };
        const errors = [{ field: 'rates.FI', message: 'must be from 0 to 100 with at most two decimals' }];
        return { status: 422, body: { error: 'Some of what was sent is not valid.', errors } };
      },
    });
    await screen.findByLabelText('Rates in percent');
    fireEvent.click(screen.getByRole('radio', { name: 'Registered' }));
    type('Country of the seller', 'de');
    type('VAT number of the seller', 'DE136695976');
    type('Rates in percent', 'DE nineteen');
    fireEvent.click(button('Save tax settings'));
    expect(screen.getByLabelText('Rates in percent')).toHaveAccessibleDescription(/not a country and a rate/);
    type('Rates in percent', 'DE 19\nFI 25.5');
    fireEvent.click(button('Save tax settings'));
    expect(await screen.findByText(/FI must be from 0 to 100/)).toBeInTheDocument();
    fireEvent.click(button('Save tax settings'));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(saved[1]).toEqual({
      registered: true,
      country: 'DE',
      vat_number: 'DE136695976',
      address: '',
      rates: [
        { country: 'DE', rate_percent: 19 },
        { country: 'FI', rate_percent: 25.5 },
      ],
      version: 0,
    });
  });

  it('names the field that is wrong, before anything is sent or as the server says', async () => {
    await open({
      'PUT /admin/settings': {
        status: 422,
        body: {
          error: 'Set up two-factor sign-in for your own account first.',
          code: 'platform.two_factor_first',
          errors: [{ field: 'two_factor_required', message: 'needs two-factor sign-in on your own account' }],
        },
      },
    });
    type('Admin email', 'nobody');
    type('Platform name', '  ');
    fireEvent.click(button('Save general settings'));
    expect(screen.getByLabelText('Admin email')).toHaveAccessibleDescription(
      'Enter an email address like name@example.com.',
    );
    expect(screen.getByLabelText('Platform name')).toBeInvalid();
    type('Messages to the tutor', '1.5');
    fireEvent.click(button('Save visitor limits'));
    expect(screen.getByLabelText('Messages to the tutor')).toHaveAccessibleDescription(/whole number/);
    expect(server.count('PUT /admin/settings')).toBe(0);
    fireEvent.click(screen.getByRole('radio', { name: 'Required' }));
    fireEvent.click(button('Save security settings'));
    expect(await screen.findByText('needs two-factor sign-in on your own account')).toBeInTheDocument();
  });

  it('says that somebody else has saved, and loads what holds now', async () => {
    const error = 'Somebody else has saved the settings in the meantime.';
    await open({
      'PUT /admin/settings': { status: 409, body: { error, code: 'platform.settings_changed' } },
    });
    type('Platform name', 'Mine');
    fireEvent.click(button('Save general settings'));
    expect(await screen.findByText(error)).toBeInTheDocument();
    server.routes['GET /admin/settings'] = {
      body: { settings: { ...sampleSettings, platform_name: 'Theirs' } },
    };
    fireEvent.click(button('Load them again'));
    await waitFor(() => expect(screen.getByLabelText('Platform name')).toHaveValue('Theirs'));
    expect(screen.queryByText(error)).toBeNull();
  });

  it('asks before what is not saved is left', async () => {
    await open();
    type('Platform name', 'Another');
    fireEvent.click(screen.getByText('Elsewhere'));
    expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument();
  });

  it('[D-112] says why they could not be loaded, with Retry', async () => {
    server = renderPlatform(<AdminSettingsScreen />, {
      'GET /admin/settings': failed,
      'GET /auth/me/two-factor': { body: twoFactorOff },
    });
    expect(await screen.findByText('The database is restarting.')).toBeInTheDocument();
    server.routes['GET /admin/settings'] = { body: { settings: sampleSettings } };
    fireEvent.click(button('Retry'));
    expect(await screen.findByLabelText('Platform name')).toBeInTheDocument();
  });
});

describe('the health panel', () => {
  it('shows every part and the last failures of the provider', async () => {
    server = renderPlatform(<AdminHealthScreen />, { 'GET /admin/health': { body: sampleHealth } });
    expect(await screen.findByText('61.3 MB on disk')).toBeInTheDocument();
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Provider.*Needs attention.*Anthropic, claude-sonnet-4-6/),
        expect.stringMatching(/Mail.*Working.*SMTP server.*2 emails waiting.*1 email refused in 7 days/),
        expect.stringMatching(
          /Payments.*Needs attention.*Stripe.*Live: money moves. 1 order or refund not booked/,
        ),
        expect.stringMatching(/Background jobs.*1 job waiting, 1 running, 4 for later.*0 jobs given up/),
      ]),
    );
    expect(screen.getByText(/Anthropic account has insufficient credits/)).toBeInTheDocument();
    expect(screen.getByText(/12 times in all/)).toBeInTheDocument();
  });

  it('raises an alarm when something could not be booked, and names the order', async () => {
    server = renderPlatform(<AdminHealthScreen />, { 'GET /admin/health': { body: sampleHealth } });
    expect(await screen.findByRole('alert')).toHaveTextContent('One order or refund could not be booked');
    const [failure] = sampleHealth.payments.failures;
    expect(screen.getByText(`Order ${failure?.order_id}`)).toBeInTheDocument();
    expect(screen.getByText(/tried 3 times/)).toBeInTheDocument();
  });

  it('[D-061] proves the books at the press of a button', async () => {
    server = renderPlatform(<AdminHealthScreen />, {
      'GET /admin/health': { body: sampleHealth },
      'POST /admin/prove-books': { body: balanced },
    });
    fireEvent.click(button('Prove books'));
    expect(await screen.findByText('The books balance')).toBeInTheDocument();
    server.routes['POST /admin/prove-books'] = { body: unbalanced };
    fireEvent.click(button('Prove books'));
    expect(await screen.findByText('The books do not balance')).toBeInTheDocument();
    expect(screen.getByText(/Account 6f9c2f2e: balance says 15/)).toBeInTheDocument();
    server.routes['POST /admin/prove-books'] = failed;
    fireEvent.click(button('Prove books'));
    expect(await screen.findByText('The database is restarting.')).toBeInTheDocument();
  });
});

describe('the audit log', () => {
  it('[D-113] says who did what to what, and asks the server for what is filtered', async () => {
    const asked: unknown[] = [];
    server = renderPlatform(<AdminAuditLogScreen />, {
      'GET /admin/audit-log': ({ params }) => {
        asked.push(params);
        return { body: auditPage };
      },
    });
    const email = await screen.findByText('ada@example.com');
    expect(email.innerHTML).toBe('ada@<wbr>example.com');
    for (const text of [
      'Deleted account 0198d8a4',
      'The product itself',
      'Order WW-0198D8A45B',
      'Settings',
      /amount: \$50\.00/,
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 7 — 123 total')).toBeInTheDocument();
    fireEvent.click(button('Next'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 2 }));
    fireEvent.change(screen.getByLabelText('Action'), { target: { value: 'ordering.order_refunded' } });
    await waitFor(() => expect(asked.at(-1)).toEqual({ action: 'ordering.order_refunded', page: 1 }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ from: '2026-11-01' }));
    const object = screen.getByLabelText<HTMLInputElement>(/^Object/);
    fireEvent.change(object, { target: { value: 'WW-0198D8A45B' } });
    if (object.form) fireEvent.submit(object.form);
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ object: 'order:0198d8a4-5b' }));
    server.routes['GET /admin/audit-log'] = {
      body: { ...auditPage, entries: [], meta: { page: 1, pages: 1, total: 0 } },
    };
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-02' } });
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument();
    fireEvent.click(button('Clear filters'));
    await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue(''));
  });

  it('[W-362] opens an entry with each value before and after', async () => {
    const entry = {
      ...auditPage.entries[0],
      id: 77,
      action: 'partners.brand_changed',
      details: {
        name: 'Acme',
        slug: 'acme',
        slug_before: 'acme',
        rate_tenths: 150,
        rate_tenths_before: 125,
        role_before: 'user',
        role_after: 'support',
        demoLimit: '3 → 5',
      },
    };
    server = renderPlatform(<AdminAuditLogScreen />, {
      'GET /admin/audit-log': { body: { ...auditPage, entries: [entry] } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Open entry 77' }));
    const sheet = await screen.findByRole('dialog', { name: 'Brand changed' });
    const rows = within(within(sheet).getByRole('table', { name: 'What changed' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ['Rate', '12.5%', '15%'],
      ['Role', 'user', 'support'],
      ['Demo limit', '3', '5'],
    ]);
    expect(within(sheet).getByText('acme')).toBeInTheDocument();
  });

  it('does not take whoever fails to sign in for the owner of the account, nor for the product', () => {
    const nobody = { actor: null };
    expect(actorText({ ...nobody, action: 'accounts.sign_in_failed' })).toBe('Somebody not signed in');
    expect(actorText({ ...nobody, action: 'ordering.plan_ended' })).toBe('The product itself');
  });

  it('[D-112] is not empty when it could not be loaded', async () => {
    server = renderPlatform(<AdminAuditLogScreen />, { 'GET /admin/audit-log': failed });
    expect(await screen.findByText('The database is restarting.')).toBeInTheDocument();
    server.routes['GET /admin/audit-log'] = { body: auditPage };
    fireEvent.click(button('Retry'));
    expect(await screen.findByText('ada@example.com')).toBeInTheDocument();
  });
});
