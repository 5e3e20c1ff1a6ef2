import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table.tsx';
import { Pager } from './pager.tsx';
import { SEARCH_PAUSE_MS, SearchField } from './search-field.tsx';
import { UiProvider } from './ui-provider.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

interface Row {
  id: string;
  amount: string;
}

const table = (part: Partial<DataTableProps<Row>> = {}) =>
  render(
    <UiProvider>
      <DataTable
        caption="Orders"
        narrow="scroll"
        columns={[
          { id: 'id', header: 'Order ID', cell: ({ id }) => id },
          { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, sortable: true },
        ]}
        rows={[{ id: 'WW-1', amount: '$59.00' }]}
        rowKey={({ id }) => id}
        empty={<p>No orders yet</p>}
        {...part}
      />
    </UiProvider>,
  );

describe('a table', () => {
  it('has a caption, headers and rows, and sorts by a press on a header', () => {
    const onSort = jest.fn();
    table({ sort: { by: 'amount', order: 'asc' }, onSort });
    const orders = within(screen.getByRole('table', { name: 'Orders' }));
    expect(orders.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');
    expect(orders.getAllByRole('row')).toHaveLength(2);
    fireEvent.click(orders.getByRole('button', { name: 'Amount' }));
    expect(onSort).toHaveBeenCalledWith({ by: 'amount', order: 'desc' });
    expect(orders.queryByRole('button', { name: 'Order ID' })).not.toBeInTheDocument();
  });

  it('shows its shape while it loads, and what stands for no rows', () => {
    const { unmount } = table({ rows: undefined });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    unmount();
    table({ rows: [] });
    expect(screen.getByText('No orders yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('[D-112] says that it could not be loaded, with Retry, and keeps the rows that it had', () => {
    const onRetry = jest.fn();
    const { unmount } = table({ rows: undefined, error: 'Not today.', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('Orders could not be loadedNot today.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    unmount();
    table({ error: 'Not today.' });
    expect(screen.getByText('WW-1')).toBeInTheDocument();
  });
});

it('a pager says where one is and stops at both ends', () => {
  const onPage = jest.fn();
  const pager = (page: number) => (
    <UiProvider>
      <Pager page={page} pages={3} total={1_041} onPage={onPage} />
    </UiProvider>
  );
  const { rerender } = render(pager(1));
  expect(screen.getByText('Page 1 of 3 — 1,041 total')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Prev' })).toBeDisabled();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onPage).toHaveBeenCalledWith(2);
  rerender(pager(3));
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

it('a pager says that there are more rows than were counted', () => {
  render(
    <UiProvider>
      <Pager page={2} pages={51} total={1_000} totalIsExact={false} onPage={jest.fn()} />
    </UiProvider>,
  );
  expect(screen.getByText('Page 2 — more than 1,000 total')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toBeEnabled();
});

it('a search asks after a pause, or at once with Enter', () => {
  jest.useFakeTimers();
  try {
    const onValue = jest.fn();
    render(
      <UiProvider>
        <SearchField label="Search orders" value="" onValue={onValue} />
      </UiProvider>,
    );
    const field = screen.getByRole('searchbox', { name: 'Search orders' });
    fireEvent.change(field, { target: { value: 'ada' } });
    act(() => void jest.advanceTimersByTime(SEARCH_PAUSE_MS - 1));
    expect(onValue).not.toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1));
    expect(onValue).toHaveBeenCalledWith('ada');
    fireEvent.change(field, { target: { value: 'grace' } });
    fireEvent.submit(field);
    expect(onValue).toHaveBeenLastCalledWith('grace');
  } finally {
    jest.useRealTimers();
  }
});

it('a confirmation closes when the action is done, and stays when it failed', async () => {
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn<() => Promise<void>>();
  onConfirm.mockRejectedValueOnce(new Error('no'));
  onConfirm.mockResolvedValueOnce(undefined);
  render(
    <UiProvider>
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete this order?"
        description="This cannot be undone."
        confirm="Delete order"
        onConfirm={onConfirm}
      />
    </UiProvider>,
  );
  const press = async () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete order' })));
  expect(await screen.findByRole('alertdialog', { name: 'Delete this order?' })).toBeInTheDocument();
  await press();
  expect(onOpenChange).not.toHaveBeenCalled();
  await press();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

describe('what was typed and not saved', () => {
  function Form({ onLink }: { onLink: () => void }) {
    const [name, setName] = useState('Ada');
    const { leave, dialog } = useUnsavedChanges(name !== 'Ada');
    return (
      <UiProvider>
        <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" onClick={() => leave(() => setName('Ada'))}>
          Cancel
        </button>
        <a
          href="/elsewhere"
          onClick={(event) => {
            event.preventDefault();
            onLink();
          }}
        >
          Elsewhere
        </a>
        {dialog}
      </UiProvider>
    );
  }

  const type = () => fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Grace' } });
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };

  it('is asked about before Cancel, before a link and before the window closes', async () => {
    const onLink = jest.fn();
    render(<Form onLink={onLink} />);
    const link = screen.getByRole('link', { name: 'Elsewhere' });
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    type();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

    fireEvent.click(link);
    expect(onLink).not.toHaveBeenCalled();
    await press('Keep editing');
    expect(screen.getByLabelText('Name')).toHaveValue('Grace');
    fireEvent.click(link);
    await press('Discard changes');
    expect(onLink).toHaveBeenCalledTimes(1);
  });

  it('goes when it is given up', async () => {
    render(<Form onLink={() => undefined} />);
    type();
    await press('Cancel');
    await press('Discard changes');
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ada'));
  });

  it('holds the back button until it is given up', async () => {
    window.history.replaceState({ idx: 0 }, '', '/first');
    window.history.pushState({ idx: 1 }, '', '/form');
    render(<Form onLink={() => undefined} />);
    type();
    window.history.back();
    await press('Keep editing');
    await waitFor(() => expect(window.location.pathname).toBe('/form'));
    window.history.back();
    await press('Discard changes');
    await waitFor(() => expect(window.location.pathname).toBe('/first'));
  });
});
