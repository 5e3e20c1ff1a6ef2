import { Inbox } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { downloads, useInbox, useMessage } from '../../../api/visitors-admin.ts';
import type { ReceivedMessage } from '../../../api/visitors-admin.ts';
import { EmailText } from '../../../entities/list/email-text.tsx';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { useOpened } from '../../../entities/list/use-opened.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { MessageSheet } from './message-sheet.tsx';

const subjectOf = ({ subject }: ReceivedMessage): string => (subject === '' ? 'No subject' : subject);

function columnsFor(open: (id: string) => void): readonly Column<ReceivedMessage>[] {
  return [
    {
      id: 'subject',
      header: 'Message',
      narrow: 'title',
      wrap: true,
      cell: (message) => (
        <>
          <chakra.span fontWeight="550">{subjectOf(message)}</chakra.span>
          <chakra.span display="block" color="fg.muted" fontWeight="400" lineClamp="1">
            {message.message}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'name',
      header: 'From',
      cell: ({ name, email }) => <Sender name={name} email={email} />,
      wrap: true,
      width: '14rem',
    },
    { id: 'received', header: 'Received', cell: ({ received_at }) => formatMoment(received_at) },
    {
      id: 'status',
      header: 'Status',
      cell: ({ status }) => (
        <Badge tone={status === 'open' ? 'accent' : 'plain'}>{status === 'open' ? 'Open' : 'Handled'}</Badge>
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      narrow: 'actions',
      align: 'end',
      cell: (message) => (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Read the message of ${message.name}: ${subjectOf(message)}`}
          onClick={() => open(message.id)}
        >
          Read
        </Button>
      ),
    },
  ];
}

function Sender({ name, email }: { name: string; email: string }) {
  return (
    <>
      {name}
      <chakra.span display="block" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
        <EmailText>{email}</EmailText>
      </chakra.span>
    </>
  );
}

/** The messages, with a sheet for the one that is read. */
export function MessageList() {
  const list = useListAddress({ filters: { status: ['open', 'handled'] } });
  const messages = useInbox({
    ...list.query,
    page: list.page,
  });
  const opened = useOpened(`${paths.adminDashboard}/inbox`);
  const listed = messages.data?.messages.find(({ id }) => id === opened.id);
  const one = useMessage(listed ? null : opened.id);
  const shown = listed ?? (opened.id === null ? null : (one.data?.message ?? null));
  const counts = messages.data?.counts;
  return (
    <>
      <ConsoleList
        of="messages"
        list={list}
        answer={messages}
        rowsOf={(answer) => answer.messages}
        search="Search messages"
        filters={
          <>
            {' '}
            <SegmentedControl
              label="Status"
              value={list.filters.status === '' ? 'all' : list.filters.status}
              onValue={(value) => list.setFilter('status', value === 'all' ? '' : value)}
              options={[
                { value: 'all', label: 'All', count: counts && counts.open + counts.handled },
                { value: 'open', label: 'Open', count: counts?.open },
                { value: 'handled', label: 'Handled', count: counts?.handled },
              ]}
            />
            <chakra.div ms="auto">
              <CsvButton fetch={() => downloads.messages(list.query)} fileName="wickwise-messages" />
            </chakra.div>
          </>
        }
        caption="Messages"
        columns={columnsFor(opened.open)}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={Inbox} title={list.isFiltered ? 'No message matches' : 'No messages yet'}>
            {list.isFiltered
              ? 'Change the search or the status.'
              : 'What visitors write in the contact form arrives here and at the admin email.'}
          </EmptyState>
        }
      />
      <MessageSheet
        message={shown}
        error={opened.id !== null && one.error ? errorMessage(one.error) : null}
        onClose={opened.close}
      />
    </>
  );
}
