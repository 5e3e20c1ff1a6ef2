import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { AnalyticsScreen } from './analytics-screen.tsx';
import { CommissionScreen } from './commission-screen.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { ProfileScreen } from './profile-screen.tsx';
import {
  buildBrandOrder,
  emptyStats,
  orderPage,
  sampleAnalytics,
  sampleBrand,
  sampleExplanation,
  sampleMonths,
  sampleOrders,
  sampleStats,
} from './testing/samples.ts';

jest.setTimeout(60_000);

const STATS = 'GET /brand/dashboard/stats';
const ORDERS = 'GET /brand/orders';
const ANALYTICS = 'GET /brand/analytics';
const PROFILE = 'GET /brand/profile';
const SAVE = 'PATCH /brand/profile';

/** A server where every call succeeds; it records each call's query. */
const asked: Record<string, unknown[]> = {};
const answer =
  (call: string, body: unknown) =>
  ({ params }: { params?: unknown }) => {
    (asked[call] ??= []).push(params);
    return { body };
  };
const well = () => ({
  [STATS]: answer(STATS, { stats: sampleStats }),
  [ORDERS]: answer(ORDERS, orderPage(sampleOrders)),
  [ANALYTICS]: answer(ANALYTICS, sampleAnalytics),
  [PROFILE]: { body: { brand: sampleBrand } },
  'GET /brand/statements': { body: sampleMonths },
});
const broken = { status: 500, body: { error: 'The database is restarting.' } };

let shop: ReturnType<typeof renderShop>;
const show = (view: ReactNode, routes: Record<string, unknown> = {}, at = '/brand-dashboard') => {
  shop = renderShop(view, {
    at,
    routes: { ...well(), ...routes } as NonNullable<Parameters<typeof renderShop>[1]>['routes'],
  });
};
const term = (name: string): string | null | undefined =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling
    ?.textContent;
const rows = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .filter((row) => within(row).queryAllByRole('columnheader').length === 0)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ lastChild }) => lastChild?.textContent ?? ''),
    );
const headers = (name: string): (string | null)[] =>
  within(screen.getByRole('table', { name }))
    // On a phone, for which jsdom takes itself, they are read with each value.
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  for (const call of Object.keys(asked)) delete asked[call];
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  shop.server.close();
  logged.mockRestore();
  toast.list().forEach(({ id }) => toast.dismiss(id));
});

describe('the dashboard', () => {
  it('[O-045] [O-046] shows totals and the commission', async () => {
    show(<DashboardScreen />);
    await waitFor(() => expect(term('Total Revenue')).toBe('$1,234.50'));
    expect([term('Total Orders'), term('Total Commission'), term('Pending Commission')]).toEqual([
      '7',
      '$154.31',
      '$60.31',
    ]);
    expect(['Commission rate', 'Pending', 'Payable', 'Paid'].map(term)).toEqual([
      '12.5%',
      '$60.31',
      '$40.00',
      '$54.00',
    ]);
  });

  it('[O-044] [O-047] shows the figures of a period, 30 days at first', async () => {
    show(<DashboardScreen />);
    await waitFor(() => expect(term('Total Revenue')).toBe('$1,234.50'));
    expect(term('Period')).toBe('Last 30 days');
    expect([term('Average order value'), term('Average commission per order')]).toEqual([
      '$176.36',
      '$22.04',
    ]);
    const select = screen.getByLabelText<HTMLSelectElement>('Period');
    expect([...select.options].map(({ value }) => value)).toEqual(['7', '30', '90', '365']);
    expect(asked[STATS]).toEqual([{ days: 30 }]);
    fireEvent.change(select, { target: { value: '90' } });
    await waitFor(() => expect(asked[STATS]?.at(-1)).toEqual({ days: 90 }));
    expect(term('Period')).toBe('Last 90 days');
  });

  it('[O-048] says that there are no orders yet', async () => {
    show(<DashboardScreen />, { [ORDERS]: { body: orderPage([]) } });
    expect(await screen.findByText('No orders yet')).toBeInTheDocument();
  });

  it('[O-046] [O-047] shows zeros and the usual rate to a partner without orders', async () => {
    const { commission_rate: _, ...stats } = emptyStats;
    show(<DashboardScreen />, { [STATS]: { body: { stats } }, [ORDERS]: { body: orderPage([]) } });
    await waitFor(() => expect(term('Average order value')).toBe('$0.00'));
    expect([term('Average commission per order'), term('Commission rate')]).toEqual(['$0.00', '10%']);
  });

  it('[O-048] [O-136] lists the five orders that came last', async () => {
    show(<DashboardScreen />, { [ORDERS]: answer(ORDERS, orderPage(sampleOrders.slice(0, 5))) });
    await waitFor(() => expect(rows('Latest orders')).toHaveLength(5));
    await waitFor(() => expect(rows('Latest orders')[0]?.[2]).toBe('$129.00'));
    expect(headers('Latest orders')).toEqual([
      'Order ID',
      'Customer',
      'Amount',
      'Commission',
      'Payment status',
      'Date',
    ]);
    expect(rows('Latest orders')[0]).toEqual([
      'WW-0198D8A400',
      'a***@example.comK7Q2MX',
      '$129.00',
      '$16.13',
      'Completed',
      '21 Nov 2026',
    ]);
    expect(asked[ORDERS]).toEqual([{ page: 1, pageSize: 5 }]);
  });

  it('[D-123] says, and logs, that it could not load, and tries again', async () => {
    show(<DashboardScreen />, { [STATS]: broken, [ORDERS]: broken });
    expect(await screen.findByText('The figures could not be loaded')).toBeInTheDocument();
    expect(await screen.findByText('Latest orders could not be loaded')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('Query failed: ["/brand/dashboard/stats"'),
      expect.anything(),
    );
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('Query failed: ["/brand/orders"'),
      expect.anything(),
    );
    Object.assign(shop.server.routes, well());
    for (const button of screen.getAllByRole('button', { name: 'Retry' })) fireEvent.click(button);
    await waitFor(() => expect(term('Total Orders')).toBe('7'));
  });
});

describe('my orders', () => {
  it('[O-050] [O-051] are listed with what was bought and what it earned', async () => {
    show(<OrdersScreen />);
    await waitFor(() => expect(rows('My Orders')).toHaveLength(8));
    expect(headers('My Orders').slice(0, 8)).toEqual([
      'Order ID',
      'Customer',
      'Package',
      'Amount',
      'Commission',
      'Payment status',
      'Commission status',
      'Date',
    ]);
    const column = (nth: number) => rows('My Orders').map((row) => row[nth]);
    expect(column(2).slice(0, 3)).toEqual(['Expert - Unlimited', 'Expert - 150 Credits', 'Professional']);
    expect(column(2)[5]).toBe('70 Credits');
    expect(column(5)).toEqual([
      'Completed',
      'Completed',
      'Completed',
      'Partly refunded',
      'Refunded',
      'Completed',
      'Pending',
      'Cancelled',
    ]);
    expect(column(6)).toEqual([
      'PendingWhy?',
      'PayableWhy?',
      'PaidWhy?',
      'PendingWhy?',
      'ReversedWhy?',
      'NoneWhy not?',
      'Not paid yet',
      '—',
    ]);
    await waitFor(() => expect(column(3)[2]).toBe('¥6,501'));
  });

  it('[O-049] [O-136] are searched, filtered and paged by 20', async () => {
    show(<OrdersScreen />);
    await waitFor(() => expect(rows('My Orders')).toHaveLength(8));
    expect(screen.getByRole('heading', { name: 'My Orders' })).toBeInTheDocument();
    const status = screen.getByLabelText<HTMLSelectElement>('Status');
    expect([...status.options].map(({ text }) => text)).toEqual(['All', 'Paid', 'Pending', 'Cancelled']);
    expect(asked[ORDERS]).toEqual([{ order: 'desc', page: 1, pageSize: 20 }]);
    fireEvent.change(status, { target: { value: 'paid' } });
    await waitFor(() => expect(asked[ORDERS]?.at(-1)).toMatchObject({ status: 'paid', page: 1 }));
    fireEvent.change(status, { target: { value: '' } });
    await waitFor(() => expect(shop.address.current).toBe('/brand-dashboard'));
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'ada@example.com' } });
    await waitFor(() => expect(asked[ORDERS]?.at(-1)).toMatchObject({ q: 'ada@example.com' }));
  });

  it('[O-052] [D-123] page, say when there are none, and when they could not be loaded', async () => {
    const meta = { page: 1, pages: 9, total: 173 };
    show(<OrdersScreen />, { [ORDERS]: answer(ORDERS, orderPage([buildBrandOrder(0)], meta)) });
    expect(await screen.findByText('Page 1 of 9 — 173 total')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked[ORDERS]?.at(-1)).toMatchObject({ page: 2 }));
    shop.server.routes[ORDERS] = { body: orderPage([]) };
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'cancelled' } });
    expect(await screen.findByText('No orders found')).toBeInTheDocument();
    shop.server.routes[ORDERS] = broken;
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'pending' } });
    expect(await screen.findByText('My Orders could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('The database is restarting.')).toBeInTheDocument();
  });

  it('[D-089] say why an order earned nothing', async () => {
    const order = sampleOrders[5]!;
    show(<OrdersScreen />, {
      [`GET /brand/orders/${order.order_id}/commission`]: { body: sampleExplanation },
    });
    fireEvent.click(await screen.findByRole('button', { name: `Why not: order ${order.order_number}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Commission of ${order.order_number}` }));
    expect(await dialog.findByText(/placed with the partner's own email address/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: `Why: order ${sampleOrders[6]!.order_number}` })).toBeNull();
  });
});

describe('analytics', () => {
  it('[O-053] [O-054] show ten days of twelve and the customers who spent most', async () => {
    show(<AnalyticsScreen />);
    await waitFor(() => expect(rows('Days with orders')).toHaveLength(10));
    expect(headers('Days with orders')).toEqual(['Date', 'Orders', 'Revenue', 'Commission']);
    await waitFor(() =>
      expect(rows('Days with orders')[0]).toEqual(['21 Nov 2026', '1', '$129.00', '$16.13']),
    );
    expect(headers('Customers who spent most')).toEqual([
      'Customer',
      'Orders',
      'Total spent',
      'Total commission',
    ]);
    expect(rows('Customers who spent most')[0]).toEqual(['a***@example.comK7Q2MX', '3', '$387.00', '$48.38']);
    expect(asked[ANALYTICS]).toEqual([{ days: 30 }]);
    expect(
      await screen.findByRole('img', { name: /Revenue and commission in USD on 12 days/ }),
    ).toBeInTheDocument();
  });

  it('[O-053] [O-054] say when there is nothing', async () => {
    show(<AnalyticsScreen />, {
      [ANALYTICS]: { body: { ...sampleAnalytics, revenue_over_time: [], top_customers: [] } },
    });
    expect(await screen.findByText('No data available for selected period')).toBeInTheDocument();
    expect(screen.getByText('No customers yet')).toBeInTheDocument();
  });

  it('[D-123] say, and log, that they could not be loaded', async () => {
    show(<AnalyticsScreen />, { [ANALYTICS]: broken });
    expect(await screen.findByText('Days with orders could not be loaded')).toBeInTheDocument();
    expect(logged).toHaveBeenCalledWith(
      expect.stringContaining('Query failed: ["/brand/analytics"'),
      expect.anything(),
    );
  });
});

describe('commission', () => {
  it('[O-055] [O-056] shows all that was earned, the rate and the orders', async () => {
    show(<CommissionScreen onContact={() => undefined} />);
    await waitFor(() => expect(term('Total Earned')).toBe('$154.31'));
    expect(['Pending', 'Payable', 'Paid Out'].map(term)).toEqual(['$60.31', '$40.00', '$54.00']);
    expect(screen.getByText('All time')).toBeInTheDocument();
    expect(screen.getByText('Awaiting payout')).toBeInTheDocument();
    expect([term('Commission rate'), term('Total orders')]).toEqual(['12.5%', '7']);
    expect(asked[STATS]).toEqual([undefined]);
  });

  it('[O-057] [O-136] lists up to a hundred orders', async () => {
    show(<CommissionScreen onContact={() => undefined} />);
    await waitFor(() => expect(rows('Orders and their commission')).toHaveLength(8));
    expect(headers('Orders and their commission').slice(0, 5)).toEqual([
      'Order ID',
      'Date',
      'Order amount',
      'Commission',
      'Commission status',
    ]);
    expect(asked[ORDERS]).toEqual([{ page: 1, pageSize: 100 }]);
  });

  it('[O-058] says when it is paid, and leads to the support', async () => {
    const contact = jest.fn();
    show(<CommissionScreen onContact={contact} />);
    expect(await screen.findByText(/Commissions are reviewed and paid monthly/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Contact Support' }));
    expect(contact).toHaveBeenCalled();
  });

  it('[D-091] [D-123] offers a statement for each month, and says what could not be loaded', async () => {
    show(<CommissionScreen onContact={() => undefined} />, { [STATS]: broken, [ORDERS]: broken });
    const list = within(await screen.findByRole('list', { name: /Monthly statements/ }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'November 2026Until now; the month is not overDownload',
      'October 2026Download',
      'September 2026Download',
    ]);
    expect(screen.getByRole('link', { name: 'Verify a statement' })).toHaveAttribute(
      'href',
      '/verify-statement',
    );
    fireEvent.click(list.getByRole('button', { name: 'Download the statement of October 2026' }));
    expect(await screen.findByText('The statement could not be downloaded')).toBeInTheDocument();
    expect(screen.getByText('The figures could not be loaded')).toBeInTheDocument();
    expect(screen.getByText('Orders and their commission could not be loaded')).toBeInTheDocument();
  });
});

describe('the profile', () => {
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`)), {
      target: { value },
    });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));

  it('[O-059] [O-061] shows the link, and what cannot be changed', async () => {
    show(<ProfileScreen />);
    expect(await screen.findByLabelText('Your referral link')).toHaveValue(sampleBrand.referral_url);
    expect([term('Slug'), term('Commission rate')]).toEqual(['northgate', '12.5%']);
    expect([term('Email'), term('Status'), term('Created'), term('Last updated')]).toEqual([
      'hello@northgate.example',
      'Active',
      '3 Aug 2026',
      '20 Nov 2026',
    ]);
    expect(screen.getByRole('img', { name: `QR code of ${sampleBrand.referral_url}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeInTheDocument();
  });

  it('[O-060] previews name, logo and colours', async () => {
    show(<ProfileScreen />);
    await screen.findByLabelText('Brand name');
    expect(screen.getByLabelText('Primary colour')).toHaveValue('#0b3d4f');
    expect(screen.getByLabelText('Secondary colour picker')).toHaveValue('#00d4ff');
    write('Brand name', 'Southgate');
    write('Logo URL', 'https://southgate.example/logo.png');
    fireEvent.change(screen.getByLabelText('Primary colour picker'), { target: { value: '#ffee00' } });
    const band = screen.getByRole('complementary', { name: 'In partnership with Southgate' });
    expect(band).toHaveStyle({ backgroundColor: '#ffee00', color: '#000000' });
    expect(screen.getAllByRole('img', { name: 'Logo of Southgate' })).toHaveLength(2);
  });

  it('[O-062] [O-151] saves what may be changed, and says so for three seconds', async () => {
    let release = (): void => undefined;
    const saved = { ...sampleBrand, name: 'Southgate', logo_url: 'https://southgate.example/logo.png' };
    const sent: unknown[] = [];
    show(<ProfileScreen />, {
      [SAVE]: async ({ data }: { data: string }) => {
        sent.push(JSON.parse(data));
        await new Promise<void>((resolve) => (release = resolve));
        return { body: { brand: saved } };
      },
    });
    await screen.findByLabelText('Brand name');
    write('Brand name', 'Southgate');
    write('Logo URL', 'https://southgate.example/logo.png');
    fireEvent.change(screen.getByLabelText('Primary colour picker'), { target: { value: '#ffee00' } });
    save();
    expect(await screen.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(1));
    jest.useFakeTimers();
    try {
      await act(async () => {
        release();
        await jest.advanceTimersByTimeAsync(50);
      });
      expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(2_900));
      expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.queryByText('Profile updated successfully!')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
    expect(sent).toEqual([
      {
        name: 'Southgate',
        logo_url: 'https://southgate.example/logo.png',
        website: 'https://northgate.example',
        primary_color: '#ffee00',
        secondary_color: '#00d4ff',
        description: sampleBrand.description,
      },
    ]);
  });

  it('[O-150] shows why it was not saved, with the message of the server or its own', async () => {
    show(<ProfileScreen />, { [SAVE]: { status: 400, body: { error: 'The logo is too long.' } } });
    await screen.findByLabelText('Brand name');
    write('Website', 'southgate');
    save();
    expect(await screen.findByText(/Enter an address that begins with https/)).toBeInTheDocument();
    expect(shop.server.count(SAVE)).toBe(0);
    write('Website', '');
    save();
    expect(await screen.findByText('The logo is too long.')).toBeInTheDocument();
    shop.server.routes[SAVE] = { status: 400, body: {} };
    save();
    expect(await screen.findByText('Failed to update profile')).toBeInTheDocument();
  });

  it('[O-149] says in red that it could not be loaded', async () => {
    show(<ProfileScreen />, { [PROFILE]: { status: 500 } });
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Failed to load profile');
    expect(within(banner).getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });

  it('[O-152] copies the link, and says whether that worked for three seconds', async () => {
    show(<ProfileScreen />);
    const button = await screen.findByRole('button', { name: 'Copy Link' });
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    jest.useFakeTimers();
    try {
      await act(async () => fireEvent.click(button));
      expect(writeText).toHaveBeenCalledWith(sampleBrand.referral_url);
      expect(screen.getByText('Referral link copied to clipboard!')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(3_000));
      expect(screen.queryByText('Referral link copied to clipboard!')).not.toBeInTheDocument();
      writeText.mockRejectedValue(new Error('denied'));
      await act(async () => fireEvent.click(button));
      expect(screen.getByText('Failed to copy link')).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
