import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShop } from '../catalog/testing/render-shop.tsx';
import { sampleCurrencies } from '../catalog/testing/samples.ts';
import { CurrencySelect } from './currency-select.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { CURRENCY_KEY } from './currency-store.tsx';

jest.setTimeout(60_000);
beforeEach(() => window.localStorage.clear());

let shop: ReturnType<typeof renderShop>;
afterEach(() => shop.server.close());

const button = () => screen.getByRole('button', { name: /^Currency:/ });
const shown = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map((option) => option.textContent);

async function openList() {
  shop = renderShop(
    <>
      <CurrencySelector />
      <p>elsewhere</p>
    </>,
  );
  await waitFor(() => expect(button()).toBeEnabled());
  await shop.mouse.click(button());
  return screen.getByPlaceholderText('Search currencies...');
}

describe('the currency selector', () => {
  it('[V-126] lists code, name and symbol of every active currency', async () => {
    await openList();
    expect(shown()).toEqual(
      sampleCurrencies.currencies.map(({ code, name, symbol }) => code + name + symbol),
    );
  });

  it('[V-122] [V-123] finds by code or name, whatever the case, and says when there is none', async () => {
    const search = await openList();
    await shop.mouse.type(search, 'eur');
    expect(shown()).toEqual(['EUREuro€']);
    await shop.mouse.clear(search);
    await shop.mouse.type(search, 'DINAR');
    expect(shown()).toEqual(['KWDKuwaiti dinarKD']);
    await shop.mouse.type(search, 'x');
    expect(shown()).toEqual([]);
    expect(screen.getByText('No currencies found')).toBeInTheDocument();
  });

  it('[V-124] closes on a press outside, and on Escape with the focus back', async () => {
    await openList();
    await shop.mouse.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await shop.mouse.click(button());
    await shop.mouse.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('chooses with arrow keys and Enter, and keeps the choice', async () => {
    const search = await openList();
    expect(search).toHaveFocus();
    await shop.mouse.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    expect(button()).toHaveTextContent('€EUR');
    expect(window.localStorage.getItem(CURRENCY_KEY)).toBe('EUR');
    await shop.mouse.click(button());
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Euro');
    await shop.mouse.keyboard('{End}{Enter}');
    expect(button()).toHaveTextContent('KDKWD');
  });

  it('shows the default of the server when the chosen one is not active', async () => {
    window.localStorage.setItem(CURRENCY_KEY, 'XAF');
    shop = renderShop(<CurrencySelector />, {
      routes: { 'GET /currencies/public': { body: { ...sampleCurrencies, default_currency: 'EUR' } } },
    });
    await waitFor(() => expect(button()).toHaveTextContent('EUR'));
  });

  it('[V-198] carries on with the dollar when the currencies cannot be loaded', async () => {
    window.localStorage.setItem(CURRENCY_KEY, 'EUR');
    shop = renderShop(<CurrencySelector />, { routes: { 'GET /currencies/public': { status: 500 } } });
    await waitFor(() => expect(button()).toHaveTextContent('$USD'));
  });
});

describe('the select of currencies', () => {
  it("[V-125] is labelled 'Currency' and changes the same choice", async () => {
    shop = renderShop(
      <>
        <CurrencySelect />
        <CurrencySelector />
      </>,
    );
    const select = await screen.findByRole('combobox', { name: 'Currency' });
    await waitFor(() => expect(select).toBeEnabled());
    await shop.mouse.selectOptions(select, 'JPY');
    expect(button()).toHaveTextContent('¥JPY');
  });
});
