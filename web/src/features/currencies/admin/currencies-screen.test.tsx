import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../api/testing/fake-server.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import {
  aCurrency,
  currencyList,
  inConsole,
  movedBase,
  synced,
} from '../../../entities/catalog/testing/admin-samples.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { toast } from '../../../ui/toast/toasts.ts';
import { CurrenciesScreen } from './currencies-screen.tsx';
import { formatRate } from './format-rate.ts';

const LIST = 'GET /admin/currencies';
const SYNC = 'POST /admin/currencies/sync-rates';
const bodyOf = ({ data }: { data?: unknown }): unknown => JSON.parse(String(data));

let server: FakeServer;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of toast.list()) toast.dismiss(id);
  server.close();
  jest.restoreAllMocks();
});

/** The window of tests is a wide one; the rules without a width say how a table stands as cards. */
function displayInCards(cell: Element | undefined): string | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const shown = rules.filter((rule) => rule instanceof CSSStyleRule && rule.style.display !== '');
  return (shown as CSSStyleRule[]).findLast(({ selectorText }) => cell?.matches(selectorText))?.style.display;
}

async function open(routes: FakeServer['routes'] = {}): Promise<void> {
  const accept = (request: { data?: unknown }) => {
    sent.push(bodyOf(request));
    return { body: { currency: aCurrency() } };
  };
  server = fakeServer({
    [LIST]: { body: currencyList() },
    'PUT /admin/currencies/EUR': accept,
    'PUT /admin/currencies/KWD': accept,
    ...routes,
  });
  render(inConsole(<CurrenciesScreen />));
  await screen.findByText('Euro');
}
const row = (code: string): HTMLElement => {
  const found = screen.getByText(code, { selector: 'td:first-child *' }).closest('tr');
  if (!found) throw new Error(code);
  return found;
};
const press = (within_: HTMLElement, name: RegExp | string): void => {
  fireEvent.click(within(within_).getByRole('button', { name }));
};

describe('the currencies in the admin console', () => {
  const cells = (code: string) =>
    within(row(code))
      .getAllByRole('cell')
      .map((cell) => cell.lastElementChild?.textContent);

  it('[O-027] has a heading with the base', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Currency Management' })).toBeInTheDocument();
    expect(screen.getByText('Base currency: USD — US dollar')).toBeInTheDocument();
  });

  it('[O-030] [O-031] has a table with rates of four decimals', async () => {
    await open();
    expect(
      screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent),
    ).toEqual([
      'Currency',
      'Symbol',
      'Exchange rate (per 1 USD)',
      'Status',
      'Base',
      'Rate of',
      'Last synced',
      'Actions',
    ]);
    expect(cells('USD').slice(0, 3)).toEqual(['USDUS dollar', '$', '1.0000']);
    expect(cells('KWD').slice(1, 3)).toEqual(['KD', '0.3084']);
    expect(cells('EUR')[2]).toBe('0.9626');
  });

  it('[O-033] [O-034] shows whether a currency is active and which is the base', async () => {
    await open();
    expect(cells('USD').slice(3, 5)).toEqual(['Active', 'BASE']);
    expect(cells('KWD').slice(3, 5)).toEqual(['Inactive— make KWD active', 'Set as BaseKWD']);
  });

  it('[O-035] shows the date of the last sync, or Never', async () => {
    await open();
    expect(cells('USD')[6]).toBe(formatMoment('2026-11-20T06:00:00.000Z'));
    expect(cells('KWD')[6]).toBe('Never');
    expect(within(row('USD')).queryByRole('button', { name: /^Edit/ })).toBeNull();
  });

  it('[W-360] shows the day of each rate and its age, and warns of old ones that are in use', async () => {
    const old = { rate_date: '2026-10-01', rate_age_days: 51, rate_old: true };
    const currencies = [
      ...currencyList().currencies,
      aCurrency({ code: 'GBP', name: 'Pound sterling', ...old }),
      aCurrency({ code: 'SEK', name: 'Swedish krona', ...old, active: false }),
    ];
    await open({ [LIST]: { body: currencyList({ currencies }) } });
    expect([cells('EUR')[5], cells('GBP')[5]]).toEqual(['20 Nov 20261 day old', '1 Oct 202651 days old']);
    expect(cells('USD')[5]).toBe('Always 1');
    expect(screen.getByText('1 rate in use is more than a week old')).toBeInTheDocument();
  });

  it('[W-385] says once that rates are built in and of which day, and warns only of old ones set by hand', async () => {
    const builtIn = { rate_date: '2024-12-31', rate_age_days: 690 };
    const list = currencyList({ rates_source: 'snapshot', built_in_date: '2024-12-31' });
    const plain = list.currencies.map((own) => (own.is_base ? own : { ...own, ...builtIn }));
    await open({ [LIST]: { body: { ...list, currencies: plain } } });
    expect(screen.getByText('Exchange rates are built in, as of 31 Dec 2024')).toBeInTheDocument();
    expect(screen.queryByText(/more than a week old/)).toBeNull();
    const byHand = aCurrency({ code: 'GBP', name: 'Pound', ...builtIn, rate_old: true, set_by_hand: true });
    server.routes[LIST] = { body: { ...list, currencies: [...plain, byHand] } };
    press(row('EUR'), /^Active/);
    expect(await screen.findByText('1 rate in use is more than a week old')).toBeInTheDocument();
    expect(screen.getByText(/Edit what was set by hand\.$/)).toBeInTheDocument();
  });

  it('[W-385] says nothing of built-in rates where a feed is set', async () => {
    await open();
    expect(screen.queryByText(/rates are built in/)).toBeNull();
  });

  it('leaves no empty line for buttons in the card of the base currency', async () => {
    await open();
    const last = (code: string) => within(row(code)).getAllByRole('cell').at(-1);
    expect(displayInCards(last('USD'))).toBe('none');
    expect(displayInCards(last('EUR'))).not.toBe('none');
  });

  it('[W-360] says which rates were set by hand and stay, and lets one follow syncs again', async () => {
    const currencies = [...currencyList().currencies.slice(0, 1), aCurrency({ set_by_hand: true })];
    const kept = [{ code: 'EUR', rate_before: 0.95, exchange_rate: 0.962557 }];
    await open({
      [LIST]: { body: currencyList({ currencies }) },
      [SYNC]: { body: { ...synced, kept } },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Sync Rates from API' }));
    expect(await screen.findByText(/EUR 0\.9500 \(published: 0\.9626\)/)).toBeInTheDocument();
    press(row('EUR'), /^Follow syncs/);
    await waitFor(() => expect(sent).toEqual([{ set_by_hand: false }]));
  });

  it('[O-037] explains base, rates and active currencies', async () => {
    await open();
    for (const text of [
      'The base currency is used for stored prices.',
      'Rates come from an external rates service and can be edited by hand.',
      'Only active currencies are offered to users.',
      'Changing the base requires a new sync.',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[O-148] says how many rates were synced, and loads the list again', async () => {
    await open({ [SYNC]: { body: synced } });
    fireEvent.click(screen.getByRole('button', { name: 'Sync Rates from API' }));
    expect(await screen.findByText('Successfully synced 30 currency rates from USD')).toBeInTheDocument();
    await waitFor(() => expect(server.count(LIST)).toBe(2));
  });

  it('[O-028] [O-029] shows that it syncs, then the result', async () => {
    let answer: (value: { body: unknown }) => void = () => undefined;
    await open({ [SYNC]: () => new Promise((resolve) => (answer = resolve)) });
    fireEvent.click(screen.getByRole('button', { name: 'Sync Rates from API' }));
    expect(await screen.findByRole('button', { name: 'Syncing...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    answer({ body: synced });
    expect(await screen.findByText('Last Sync Successful')).toBeInTheDocument();
    expect(screen.getByText('30 currencies')).toBeInTheDocument();
    expect(screen.getByText('USD', { selector: 'dd' })).toBeInTheDocument();
    expect(screen.getByText(formatMoment(synced.synced_at))).toBeInTheDocument();
    expect(screen.getByText(/left as they were: KWD/)).toBeInTheDocument();
  });

  it('[O-147] says when the rates could not be synced', async () => {
    await open({ [SYNC]: { status: 500, body: { error: 'Something broke.' } } });
    fireEvent.click(screen.getByRole('button', { name: 'Sync Rates from API' }));
    expect(await screen.findByText('Failed to sync exchange rates. Please try again.')).toBeInTheDocument();
    expect(screen.queryByText('Last Sync Successful')).not.toBeInTheDocument();
  });

  it('[O-036] offers no edit of the base', async () => {
    await open();
    expect(within(row('USD')).queryByRole('button')).toBeNull();
  });

  it('[O-032] [O-081] edits a rate in its row, sends it as a number, and loads the list again', async () => {
    await open();
    press(row('EUR'), 'Edit the rate of EUR');
    const input = within(row('EUR')).getByRole('spinbutton', { name: 'Exchange rate of EUR' });
    expect(input).toHaveAttribute('step', '0.0001');
    fireEvent.change(input, { target: { value: '0' } });
    press(row('EUR'), 'Save');
    expect(within(row('EUR')).getByText('Enter a number above zero.')).toBeInTheDocument();
    fireEvent.change(input, { target: { value: '0.9371' } });
    press(row('EUR'), 'Save');
    await waitFor(() => expect(sent).toEqual([{ exchange_rate: 0.9371 }]));
    await waitFor(() => expect(server.count(LIST)).toBe(2));
    await waitFor(() => expect(within(row('EUR')).queryByRole('spinbutton')).toBeNull());
  });

  it('asks before it forgets a rate that was typed; Cancel and Escape forget it', async () => {
    await open();
    press(row('EUR'), 'Edit the rate of EUR');
    const typed = () => within(row('EUR')).queryByRole('spinbutton');
    fireEvent.change(typed()!, { target: { value: '2' } });
    press(row('JPY'), 'Edit the rate of JPY');
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    press(question, 'Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(typed()).toHaveValue(2);
    fireEvent.keyDown(typed()!, { key: 'Escape' });
    expect(typed()).toBeNull();
    press(row('EUR'), 'Edit the rate of EUR');
    press(row('EUR'), 'Cancel');
    expect(typed()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('[O-033] [O-131] toggles: sends the inverse', async () => {
    await open();
    press(row('EUR'), /^Active/);
    await waitFor(() => expect(sent).toEqual([{ active: false }]));
    await waitFor(() => expect(within(row('KWD')).getByRole('button', { name: /^Inactive/ })).toBeEnabled());
    press(row('KWD'), /^Inactive/);
    await waitFor(() => expect(sent).toEqual([{ active: false }, { active: true }]));
  });

  it('[O-034] [O-080] asks before another currency becomes the base, then asks for a sync', async () => {
    await open();
    press(row('EUR'), /^Set as Base/);
    const question = await screen.findByRole('alertdialog', { name: 'Make EUR the base currency?' });
    server.routes[LIST] = { body: movedBase };
    press(question, 'Set EUR as base');
    expect(await screen.findByText('Base currency: EUR — Euro')).toBeInTheDocument();
    expect(sent).toEqual([{ is_base: true }]);
    expect(screen.getByText('The base currency was changed: sync the rates')).toBeInTheDocument();
    expect(within(row('USD')).getByText('Needs sync')).toBeInTheDocument();
    expect(within(row('EUR')).getByText('BASE')).toBeInTheDocument();
  });

  it('shows a rate far from the one before, and sets it when that is confirmed', async () => {
    const error = 'The rate of EUR would change from 0.962557 to 9.3, which is 866% more.';
    await open({
      'PUT /admin/currencies/EUR': (request) => {
        const body = bodyOf(request) as { confirm?: boolean };
        sent.push(body);
        if (body.confirm) return { body: { currency: aCurrency() } };
        return { status: 409, body: { code: 'currencies.rate_far_off', error } };
      },
    });
    press(row('EUR'), 'Edit the rate of EUR');
    fireEvent.change(within(row('EUR')).getByRole('spinbutton'), { target: { value: '9.3' } });
    press(row('EUR'), 'Save');
    const question = await screen.findByRole('alertdialog', { name: 'Set this rate of EUR?' });
    expect(within(question).getByText(error)).toBeInTheDocument();
    press(question, 'Set the rate anyway');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([{ exchange_rate: 9.3 }, { exchange_rate: 9.3, confirm: true }]);
    expect(within(row('EUR')).queryByRole('spinbutton')).toBeNull();
    expect(screen.queryByText('EUR was not changed')).toBeNull();
  });

  it('lists the prices that a new base would take to zero, and changes nothing without a yes', async () => {
    const message = '0.01 USD becomes 0.00 EUR';
    await open({
      'PUT /admin/currencies/EUR': (request) => {
        sent.push(bodyOf(request));
        const errors = [{ field: 'credits-trial.price', message }];
        return {
          status: 409,
          body: { code: 'currencies.prices_lost', error: 'Prices would be lost.', errors },
        };
      },
    });
    press(row('EUR'), /^Set as Base/);
    press(await screen.findByRole('alertdialog', { name: 'Make EUR the base currency?' }), 'Set EUR as base');
    const question = await screen.findByRole('alertdialog', { name: 'Lose prices with EUR as base?' });
    expect(within(question).getByText('credits-trial.price')).toBeInTheDocument();
    expect(within(question).getByText(message, { exact: false })).toBeInTheDocument();
    press(question, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([{ is_base: true }]);
  });

  it('names the rates that a sync cannot use', async () => {
    await open({ [SYNC]: { body: { ...synced, unusable: ['JPY'] } } });
    fireEvent.click(screen.getByRole('button', { name: 'Sync Rates from API' }));
    const text = 'Too small or too large to use, and left as they were: JPY.';
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Rates waiting for your decision')).toBeNull();
  });

  it.each([
    ['Use the new rate of EUR', 9.62557],
    ['Keep the rate of EUR', 0.962557],
  ])('shows a rate that waits, whoever synced: %s', async (button, exchange_rate) => {
    const waiting = currencyList({ currencies: [aCurrency({ held_rate: 9.62557 })] });
    await open({ [LIST]: { body: waiting } });
    expect(await screen.findByText('0.9626 → 9.6256')).toBeInTheDocument();
    server.routes[LIST] = { body: currencyList() };
    fireEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByText('Rates waiting for your decision')).toBeNull());
    expect(sent).toEqual([{ exchange_rate, confirm: true }]);
  });

  it('[D-122] says why a currency was not changed', async () => {
    await open({
      'PUT /admin/currencies/EUR': { status: 500, body: { error: 'The database is restarting.' } },
    });
    press(row('EUR'), /^Active/);
    expect(await screen.findByText('EUR was not changed')).toBeInTheDocument();
    expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalled();
  });

  it('[D-122] offers to try again when the list does not come', async () => {
    server = fakeServer({ [LIST]: { status: 500, body: { error: 'The database is restarting.' } } });
    render(inConsole(<CurrenciesScreen />));
    expect(await screen.findByText('Currencies could not be loaded')).toBeInTheDocument();
    server.routes[LIST] = { body: currencyList() };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Euro')).toBeInTheDocument();
  });

  it('shows a very small rate with digits that say something', () => {
    expect([1, 0.962557, 1474.78, 0.0000394777].map(formatRate)).toEqual([
      '1.0000',
      '0.9626',
      '1,474.7800',
      '0.00003948',
    ]);
  });
});
