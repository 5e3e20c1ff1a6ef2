import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../api/testing/fake-server.ts';
import type { FakeServer } from '../api/testing/fake-server.ts';
import { CurrencyProvider } from '../entities/currency/currency-store.tsx';
import { formattingStore } from '../entities/preferences/formatting-store.ts';
import { FixedSession } from '../entities/session/session.tsx';
import type { Session } from '../entities/session/session.tsx';
import { buildUser, sessionOf } from '../entities/session/testing/build-user.ts';
import { PreferencesPanel } from '../features/accounts/preferences-panel.tsx';
import { formatMoment } from '../lib/format-date.ts';
import { formatBy, numberText, usualFormatting } from '../lib/formatting.ts';
import { setCandles } from '../ui/theme/appearance.ts';
import { UiProvider } from '../ui/ui-provider.tsx';
import { Formatted } from './formatted.tsx';

const ada: Session = sessionOf(buildUser({ credits_balance: 10 }));
const signedOut: Session = { status: 'signed-out', user: null, left: false, refresh: async () => undefined };
const stored = {
  currency: 'EUR',
  time_zone: 'Asia/Tokyo',
  number_format: 'point-comma',
  candle_colours: 'blue-orange',
};
const user = userEvent.setup();
let server: FakeServer;
let saved: unknown[];

function Sample() {
  return (
    <p>
      {numberText(1234.5)} at {formatMoment('2026-11-21T16:05:00Z')}
    </p>
  );
}

function show(path: string, session: Session, preferences: object = stored): void {
  saved = [];
  server = fakeServer({
    'GET /auth/me/preferences': { body: preferences },
    'PUT /auth/me/preferences': ({ data }: { data?: unknown }) => {
      const body = JSON.parse(String(data)) as object;
      saved.push(body);
      return { body };
    },
    'GET /currencies/public': {
      body: {
        currencies: [
          { code: 'USD', name: 'US dollar', symbol: '$' },
          { code: 'EUR', name: 'Euro', symbol: '€' },
        ],
        default_currency: 'USD',
      },
    },
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={[path]}>
          <FixedSession session={session}>
            <CurrencyProvider>
              <Formatted>
                <Sample />
                {session.user && <PreferencesPanel />}
              </Formatted>
            </CurrencyProvider>
          </FixedSession>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>,
  );
}

// A few zones instead of hundreds of options in every drawing.
const allZones = Intl.supportedValuesOf;
beforeAll(() => {
  Intl.supportedValuesOf = () => ['Asia/Tokyo', 'Europe/Berlin'];
});
afterAll(() => {
  Intl.supportedValuesOf = allZones;
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  server.close();
  formattingStore.change(() => usualFormatting);
  formatBy(usualFormatting);
  setCandles('green-red');
});

describe('[W-332] preferences of the account', () => {
  it('are in force on every page once they are known: numbers, zone, currency, candles', async () => {
    show('/dashboard', ada);
    expect(await screen.findByText('1.234,5 at 22 Nov 2026, 01:05')).toBeInTheDocument();
    expect(document.documentElement.dataset['candles']).toBe('blue-orange');
    expect(localStorage.getItem('wickwise.currency')).toBe('EUR');
    expect(saved).toEqual([]);
  });

  it('keep what this browser has where the account never chose', async () => {
    setCandles('blue-orange');
    show('/dashboard', ada, { ...stored, currency: null, candle_colours: null });
    await screen.findByText(/1\.234,5 at/);
    expect(document.documentElement.dataset['candles']).toBe('blue-orange');
    expect(localStorage.getItem('wickwise.currency')).toBeNull();
  });

  it('show the times of a console in UTC, in which its filters count days', async () => {
    show('/admin-dashboard/orders', ada);
    expect(await screen.findByText('1.234,5 at 21 Nov 2026, 16:05')).toBeInTheDocument();
  });

  it('end with the session', () => {
    formattingStore.change(() => ({ timeZone: 'Asia/Tokyo', numberFormat: 'point-comma' }));
    show('/pricing', signedOut);
    expect(screen.getByText(/^1,234\.5 at/)).toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('store candle colours that are chosen elsewhere on a page', async () => {
    show('/dashboard', ada);
    await screen.findByText(/1\.234,5 at/);
    act(() => setCandles('green-red'));
    await waitFor(() => expect(saved).toEqual([{ ...stored, candle_colours: 'green-red' }]));
  });

  it('are changed in Account, and in force at once', async () => {
    show('/account', ada);
    await user.selectOptions(await screen.findByLabelText('Time zone'), 'UTC');
    await user.selectOptions(screen.getByLabelText('Numbers'), 'comma-point');
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    expect(await screen.findByText('1,234.5 at 21 Nov 2026, 16:05')).toBeInTheDocument();
    expect(saved).toEqual([{ ...stored, time_zone: 'UTC', number_format: 'comma-point' }]);
    // Everything was drawn anew; whoever used the keyboard goes on where they were.
    expect(screen.getByRole('button', { name: 'Save preferences' })).toHaveFocus();
  });
});
