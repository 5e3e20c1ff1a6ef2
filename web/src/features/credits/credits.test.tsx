import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import type { User } from '../../api/accounts.ts';
import { renderShop } from '../../entities/catalog/testing/render-shop.tsx';
import { buildUser } from '../../entities/session/testing/build-user.ts';
import { CreditsDialog } from './credits-dialog.tsx';
import { sumUp } from './entry-labels.ts';
import { StatementScreen } from './statement-screen.tsx';
import { emptyStatement, sampleStatement } from './testing/samples.ts';

jest.setTimeout(60_000);

const ada = buildUser({ plan: 'pro', subscription_tier: 'pro', credits_balance: 12 });

let shop: ReturnType<typeof renderShop>;
beforeEach(() => window.localStorage.clear());
afterEach(() => shop.server.close());

describe('the credits dialog', () => {
  const onOpenChange = jest.fn();
  beforeEach(() => onOpenChange.mockReset());
  const open = async (user: User = ada) => {
    shop = renderShop(<CreditsDialog open onOpenChange={onOpenChange} />, { user, at: '/dashboard' });
    return within(await screen.findByRole('dialog', { name: 'Credits' }));
  };
  const valueOf = (dialog: Awaited<ReturnType<typeof open>>, term: string) =>
    dialog.getAllByRole('term').find(({ textContent }) => textContent === term)?.nextElementSibling;

  it('[V-045] [V-047] has its texts', async () => {
    const dialog = await open();
    expect(dialog.getByText('Overview of your current plan usage.')).toBeInTheDocument();
    expect(dialog.getByText('Manage billing and upgrade on the Pricing page.')).toBeInTheDocument();
  });

  it('[V-046] shows the plan and what is left, or Unlimited', async () => {
    const dialog = await open();
    expect(valueOf(dialog, 'Plan')).toHaveTextContent('Pro');
    expect(valueOf(dialog, 'Credits')).toHaveTextContent('12 remaining');
    shop.server.close();
    shop.unmount();
    expect(valueOf(await open({ ...ada, credits_unlimited: true }), 'Credits')).toHaveTextContent(
      'Unlimited',
    );
  });

  it('[W-350] says when the first of the credits expire', async () => {
    const credits_expiring = { credits: 5, expires_at: '2026-12-03T12:00:00Z', source: 'purchase' as const };
    const dialog = await open({ ...ada, credits_expiring });
    expect(dialog.getByText('5 credits expire on 3 Dec 2026')).toBeInTheDocument();
  });

  it('[V-049] scrolls the packages by themselves after a height', async () => {
    const dialog = await open();
    const list = dialog.getByRole('list', { name: 'Credit packages' });
    expect(list).toHaveStyle({ maxHeight: '256px', overflowY: 'auto' });
  });

  it('[V-048] sells credits: name, number, price, and Add, which opens the cart', async () => {
    const dialog = await open();
    const grid = within(dialog.getByRole('region', { name: 'Quick Buy Credits' }));
    await waitFor(() => expect(grid.getAllByRole('button')).toHaveLength(8));
    const last = within(grid.getAllByRole('listitem').at(-1)!);
    expect(last.getByText('Unlimited credits')).toBeInTheDocument();
    expect(last.getByText('Unlimited')).toBeInTheDocument();
    expect(last.getByText('$1,500.00')).toBeInTheDocument();
    expect(grid.getByText('70 credits')).toBeInTheDocument();
    await shop.mouse.click(grid.getByRole('button', { name: 'Add Basic' }));
    expect(shop.cart()).toMatchObject({ isOpen: true, totalItems: 1 });
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it("[V-050] 'Manage Billing / Upgrade' closes it and goes to the prices", async () => {
    const dialog = await open();
    await shop.mouse.click(dialog.getByRole('button', { name: 'Manage Billing / Upgrade' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(shop.address.current).toBe('/pricing');
  });
});

describe('the statement of credits', () => {
  const show = (body: unknown, status = 200) => {
    shop = renderShop(<StatementScreen />, {
      user: ada,
      routes: { 'GET /credits/statement': { status, body } },
    });
  };

  it('[D-067] shows every entry with what caused it, and adds up', async () => {
    show(sampleStatement);
    const table = within(await screen.findByRole('table'));
    const rows = table.getAllByRole('row').map((row) => row.textContent);
    // The credit of the refused chart was reserved and returned: two entries, one row.
    expect(rows).toHaveLength(sampleStatement.entries.length - 1 + 3);
    expect(rows[1]).toBe('Closing balance+7979');
    expect(rows[2]).toContain('Reserved and returnedThe picture could not be read');
    expect(rows.at(-2)).toContain('TrialTen credits to try Wickwise with+1010');
    expect(rows.at(-1)).toBe('Opening balance0');
    expect(screen.getByText('0 + 81 − 2 = 79')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Order' })).toHaveAttribute(
      'href',
      expect.stringMatching('^/orders/'),
    );
  });

  it('shows where the credits lie and when they expire', async () => {
    show(sampleStatement);
    expect(await screen.findByText('Expires on 25 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('Never expires')).toBeInTheDocument();
  });

  it('says so when it does not add up', async () => {
    show({ ...sampleStatement, closing_balance: 80 });
    expect(await screen.findByRole('alert')).toHaveTextContent('does not add up');
  });

  it('says what will be there, and what failed', async () => {
    show(emptyStatement);
    expect(await screen.findByText('No entries yet')).toBeInTheDocument();
    shop.server.close();
    shop.unmount();
    show({ error: 'The database is away.' }, 503);
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('adds up exactly when every balance follows from the one before', () => {
    const amounts = fc.array(fc.integer({ min: -500, max: 500 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), amounts, fc.nat(), (opening, changes, which) => {
        let running = opening;
        const entries = changes.map((credits) => ({ credits, balance_after: (running += credits) }));
        const statement = { opening_balance: opening, closing_balance: running, balance: running, entries };
        expect(sumUp(statement).adds).toBe(true);
        const bent = entries.map((entry, nth) =>
          nth === which % entries.length ? { ...entry, credits: entry.credits + 1 } : entry,
        );
        if (entries.length > 0) expect(sumUp({ ...statement, entries: bent }).adds).toBe(false);
        expect(sumUp({ ...statement, balance: running + 1 }).adds).toBe(false);
      }),
    );
  });
});
