import { MailCheck } from 'lucide-react';
import { errorWords } from '../../../api/errors.ts';
import { downloads, useSubscribers } from '../../../api/visitors-admin.ts';
import type { SubscriberList as Subscribers } from '../../../api/visitors-admin.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

type Subscriber = Subscribers['subscribers'][number];

const columns: readonly Column<Subscriber>[] = [
  { id: 'email', header: 'Email', cell: ({ email }) => email, narrow: 'title', wrap: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'confirmed' ? 'success' : 'plain'}>
        {status === 'confirmed' ? 'Confirmed' : 'Waiting'}
      </Badge>
    ),
  },
  { id: 'requested', header: 'Asked', cell: ({ requested_at }) => formatMoment(requested_at) },
  {
    id: 'confirmed',
    header: 'Confirmed on',
    cell: ({ confirmed_at }) => (confirmed_at === null ? '—' : formatMoment(confirmed_at)),
  },
];

/** Who gets the newsletter, and who has not confirmed it yet. */
export function SubscriberList() {
  // The view is kept in the address beside search and status.
  const list = useListAddress({ filters: { status: ['confirmed', 'waiting'], view: 'any' } });
  const { view: _view, ...query } = list.query;
  const { data, error, refetch, isFetching, isPlaceholderData } = useSubscribers({
    ...query,
    page: list.page,
  });
  const filtered = list.q.trim() !== '' || list.filters.status !== '';
  const counts = data?.counts;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <SearchField label="Search addresses" value={list.q} onValue={list.setQ} />
        <SegmentedControl
          label="Status"
          value={list.filters.status === '' ? 'all' : list.filters.status}
          onValue={(value) => list.setFilter('status', value === 'all' ? '' : value)}
          options={[
            { value: 'all', label: 'All', count: counts && counts.confirmed + counts.waiting },
            { value: 'confirmed', label: 'Confirmed', count: counts?.confirmed },
            { value: 'waiting', label: 'Waiting', count: counts?.waiting },
          ]}
        />
        <chakra.div ms="auto">
          <CsvButton fetch={() => downloads.subscribers(query)} fileName="wickwise-newsletter" />
        </chakra.div>
      </chakra.div>
      <DataTable
        caption="Newsletter"
        columns={columns}
        rows={data?.subscribers}
        rowKey={({ id }) => id}
        error={error ? errorWords(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        empty={
          <EmptyState
            icon={MailCheck}
            title={filtered ? 'No address matches' : 'Nobody asked for the newsletter yet'}
          >
            {filtered
              ? 'Change the search or the status.'
              : 'Addresses from the box in the footer stand here; they count once the link in the letter was opened.'}
          </EmptyState>
        }
      />
      {data && data.meta.total > 0 && <Pager {...data.meta} onPage={list.setPage} of="addresses" />}
    </>
  );
}
