import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { orderNumber } from '../../../../../api/domain/shared-with-web/order-number.ts';
import type { FakeServer } from '../../../api/testing/fake-server.ts';
import { renderShop } from '../../../entities/catalog/testing/render-shop.tsx';
import { toast } from '../../../ui/toast/toasts.ts';
import { AdminPayoutsScreen } from './payouts-screen.tsx';
import {
  balanceList,
  buildSelfReferral,
  payoutList,
  sampleCommission,
  selfCommission,
  selfReferralList,
  someBalances,
  somePayouts,
} from './testing/samples.ts';

const order = buildSelfReferral();
const [draft, approved] = somePayouts;
const BALANCES = 'GET /admin/partner-balances';
const PAYOUTS = 'GET /admin/payouts';
const MAKE = 'POST /admin/payouts';
const REFERRALS = 'GET /admin/self-referrals';
const WHY = `GET /admin/orders/${order.order_id}/commission`;

let shop: ReturnType<typeof renderShop>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { id } of toast.list()) toast.dismiss(id);
  shop.server.close();
  jest.restoreAllMocks();
});

function open(part: string, routes: FakeServer['routes'] = {}): void {
  const screens = (
    <Routes>
      <Route path="/admin-dashboard/payouts/*" element={<AdminPayoutsScreen />} />
    </Routes>
  );
  shop = renderShop(screens, {
    at: `/admin-dashboard/payouts${part}`,
    routes: {
      [BALANCES]: { body: balanceList(someBalances) },
      [PAYOUTS]: { body: payoutList(somePayouts) },
      [REFERRALS]: { body: selfReferralList([order]) },
      [WHY]: { body: { commission: selfCommission } },
      ...routes,
    },
  });
}

const keyOf = ({ headers }: { headers?: unknown }): string =>
  String((headers as Record<string, unknown> | undefined)?.['Idempotency-Key'] ?? '');
const press = (name: string): void =>
  void fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' }));
const dialog = async (title: string) => {
  const heading = await screen.findByText(title, { selector: 'h2' });
  return within(heading.closest<HTMLElement>('[role]')!);
};
const said = () =>
  toast
    .list()
    .filter((one) => one.open)
    .map(({ title }) => title);

describe('payable commission', () => {
  it('[D-086] is shown per partner and currency, with what is carried over', async () => {
    open('');
    const rows = (await screen.findAllByText('Northgate Traders')).map(
      (name) => name.closest('tr')?.textContent,
    );
    expect(rows[0]).toContain('$35.80');
    expect(rows[1]).toContain('¥890');
    expect(screen.getByText('Sunlit Markets').closest('tr')).toHaveTextContent('Carried over−$12.50');
  });

  it('[D-087] is collected into the payout of a month, once however often it is tried', async () => {
    const keys: string[] = [];
    const months: unknown[] = [];
    open('', {
      [MAKE]: (request) => {
        keys.push(keyOf(request));
        months.push(JSON.parse(String(request.data)));
        return keys.length === 1
          ? { status: 500, body: { error: 'The database is restarting.' } }
          : { status: 201, body: { payout: draft } };
      },
    });
    await screen.findByText('Sunlit Markets');
    const month = screen.getByLabelText('Payable by the end of');
    const before = within(month).getAllByRole<HTMLOptionElement>('option')[1]!;
    fireEvent.change(month, { target: { value: before.value } });
    press('Make Payout');
    const question = await dialog(`Make the payout of ${before.textContent}?`);
    expect(keys).toEqual([]);
    fireEvent.click(question.getByText('Make payout'));
    await waitFor(() => expect(said()).toEqual(['The payout could not be made']));
    fireEvent.click(await question.findByText('Make payout'));
    await waitFor(() => expect(shop.address.current).toBe('/admin-dashboard/payouts/batches'));
    expect(months).toEqual([{ month: before.value }, { month: before.value }]);
    expect(keys[0]).not.toBe('');
    expect(keys[1]).toBe(keys[0]);
  });
});

describe('payouts', () => {
  it('[D-087] are approved and marked as paid, each after a question', async () => {
    const done: string[] = [];
    const answer = (what: string) => (request: { headers?: unknown }) => {
      done.push(what + (keyOf(request) ? ' with a key' : ''));
      return { body: { payout: draft } };
    };
    open('/batches', {
      [`POST /admin/payouts/${draft!.id}/approve`]: answer('approved'),
      [`POST /admin/payouts/${approved!.id}/paid`]: answer('paid'),
    });
    const row = (await screen.findByText('October 2026')).closest('tr');
    expect(row).toHaveTextContent('Draft');
    expect(row).toHaveTextContent('$35.80');
    expect(row).toHaveTextContent('−$12.50');
    press('Approve October 2026');
    fireEvent.click((await dialog('Approve the payout of October 2026?')).getByText('Approve payout'));
    await waitFor(() => expect(done).toEqual(['approved']));
    await waitFor(() => expect(shop.server.count(PAYOUTS)).toBe(2));
    press('Mark paid September 2026');
    fireEvent.click((await dialog('Mark the payout of September 2026 as paid?')).getByText('Mark as paid'));
    await waitFor(() => expect(done).toEqual(['approved', 'paid with a key']));
  });

  it('[D-087] [D-081] are shown line by line, and come as CSV', async () => {
    const accepts: unknown[] = [];
    const createObjectURL = jest.fn(() => 'blob:payout');
    Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
    open('/batches', {
      [`GET /admin/payouts/${draft!.id}`]: ({ headers }) => {
        accepts.push((headers as Record<string, unknown>)['Accept']);
        return { body: new Blob(['month']) };
      },
    });
    await screen.findByText('October 2026');
    press('View October 2026');
    const modal = await dialog('Payout of October 2026');
    expect(modal.getByText('Sunlit Markets').closest('tr')).toHaveTextContent('Carried over−$12.50');
    expect(modal.getByText('Carried over to the next payout').nextSibling).toHaveTextContent('−$12.50');
    fireEvent.click(modal.getByText('Download CSV'));
    await waitFor(() => expect(createObjectURL).toHaveBeenCalled());
    expect(accepts).toEqual(['text/csv']);
  });

  it('say that they could not be loaded, or that there are none', async () => {
    let works = false;
    open('/batches', {
      [PAYOUTS]: () => (works ? { body: payoutList([]) } : { status: 503, body: { error: 'Restarting.' } }),
    });
    expect(await screen.findByText('Payouts could not be loaded')).toBeInTheDocument();
    works = true;
    press('Retry');
    expect(await screen.findByText('No payouts yet')).toBeInTheDocument();
  });
});

describe('orders that look like the partner’s own', () => {
  it('[D-088] are explained, and the finding of a reviewer is saved', async () => {
    const sent: unknown[] = [];
    open('/self-referrals', {
      [`PUT /admin/self-referrals/${order.order_id}/review`]: ({ data }) => {
        sent.push(JSON.parse(String(data)));
        return { body: { self_referral: order } };
      },
    });
    const row = (await screen.findByText('Own card')).closest('tr');
    expect(row).toHaveTextContent('Northgate Traders');
    press(`Review ${orderNumber(order.order_id)}`);
    const modal = await dialog('Order of Northgate Traders');
    expect(await modal.findByText(selfCommission.explanation)).toBeInTheDocument();
    fireEvent.click(modal.getByText('Save Review'));
    expect(await modal.findByText('Say what you found.')).toBeInTheDocument();
    fireEvent.click(modal.getByText('Misuse'));
    fireEvent.change(modal.getByLabelText(/^Note/), { target: { value: 'The same card.' } });
    fireEvent.click(modal.getByText('Save Review'));
    await waitFor(() => expect(said()).toEqual(['Review saved']));
    expect(sent).toEqual([{ finding: 'misuse', note: 'The same card.' }]);
  });
});

describe('any order', () => {
  const number = orderNumber(order.order_id);
  const ask = (typed: string): void => {
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: typed } });
    press('Explain');
  };

  it('[D-085] is explained by its number as by its id', async () => {
    const listed = { order_id: order.order_id, number };
    open('/explain', {
      'GET /admin/orders': { body: { orders: [listed], meta: { page: 1, pages: 1, total: 1 } } },
    });
    ask(` ${number.toLowerCase()} `);
    expect(await screen.findByText(selfCommission.explanation)).toBeInTheDocument();
    expect(shop.address.current).toBe(`/admin-dashboard/payouts/explain?order=${number}`);
    ask('WW-0000000000');
    expect(await screen.findByText('No order has this number.')).toBeInTheDocument();
  });

  it('[D-085] is explained by its id, with every movement of its commission', async () => {
    open('/explain', { [WHY]: { body: { commission: sampleCommission } } });
    ask('WW-1');
    expect(screen.getByText(/^Enter the full order number/)).toBeInTheDocument();
    ask(order.order_id);
    expect(await screen.findByText(sampleCommission.explanation)).toBeInTheDocument();
    const moves = within(screen.getByLabelText('Movements'));
    expect(moves.getByText('−$12.50')).toBeInTheDocument();
    expect(moves.getByText('$9.88')).toBeInTheDocument();
    expect(shop.address.current).toBe(`/admin-dashboard/payouts/explain?order=${order.order_id}`);
  });
});
