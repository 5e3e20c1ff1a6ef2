import { MailCheck } from 'lucide-react';
import { downloads, useSubscribers } from '../../../api/visitors-admin.ts';
import type { SubscriberList as Subscribers } from '../../../api/visitors-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
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
  // The view is stored in the address beside search and status.
  const list = useListAddress({ filters: { status: ['confirmed', 'waiting'], view: 'any' } });
  const { view: _view, ...query } = list.query;
  const subscribers = useSubscribers({
    ...query,
    page: list.page,
  });
  const filtered = list.q.trim() !== '' || list.filters.status !== '';
  const counts = subscribers.data?.counts;
  return (
    <>
      <ConsoleList
        of="addresses"
        list={list}
        answer={subscribers}
        rowsOf={(answer) => answer.subscribers}
        search="Search addresses"
        filters={
          <>
            {' '}
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
          </>
        }
        caption="Newsletter"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            icon={MailCheck}
            title={filtered ? 'No address matches' : 'Nobody asked for the newsletter yet'}
          >
            {filtered
              ? 'Change the search or the status.'
              : 'Addresses from the box in the footer stand here; they count once the link in the email was opened.'}
          </EmptyState>
        }
      />
    </>
  );
}
