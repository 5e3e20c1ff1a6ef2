import { useState } from 'react';
import { ScrollText } from 'lucide-react';
import { downloadAuditLog, useAuditLog } from '../../../api/platform-admin.ts';
import type { AuditEntry } from '../../../api/platform-admin.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { EmailText } from '../../../entities/list/email-text.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/csv-button.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { AuditEntrySheet } from './audit-entry-sheet.tsx';
import { AuditFilterBar } from './audit-filters.tsx';
import { actionText, actorText, detailText, objectSearch, objectText } from './audit-text.ts';

const columnsFor = (open: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] => [
  { id: 'action', header: 'Action', cell: ({ action }) => actionText(action), narrow: 'title' },
  {
    id: 'object',
    header: 'Object',
    cell: ({ object }) => (
      <chakra.span overflowWrap="anywhere" title={object}>
        {objectText(object)}
      </chakra.span>
    ),
    wrap: true,
    width: '15%',
  },
  {
    id: 'details',
    header: 'Details',
    cell: ({ details }) => <chakra.span color="fg.muted">{detailText(details) || '—'}</chakra.span>,
    wrap: true,
    width: '27%',
  },
  {
    id: 'actor',
    header: 'Who',
    cell: (entry) => <EmailText>{actorText(entry)}</EmailText>,
    wrap: true,
    width: '20%',
  },
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => (
      <chakra.time dateTime={at} fontVariantNumeric="tabular-nums">
        {formatMoment(at)}
      </chakra.time>
    ),
    wrap: true,
  },
  {
    id: 'open',
    header: 'Actions',
    hideHeader: true,
    narrow: 'actions',
    align: 'end',
    cell: (entry) => (
      <Button variant="outline" size="sm" onClick={() => open(entry)}>
        Open<VisuallyHidden> entry {entry.id}</VisuallyHidden>
      </Button>
    ),
  },
];

/** What people with power did, latest first. */
export function AdminAuditLogScreen() {
  const list = useListAddress({
    filters: { action: 'any', actor: 'any', object: 'any', from: 'any', to: 'any' },
  });
  const [shown, setShown] = useState<AuditEntry | null>(null);
  const { object } = list.query;
  const query = { ...list.query, ...(object && { object: objectSearch(object) }) };
  const entries = useAuditLog({ ...query, page: list.page });
  return (
    <Page>
      <PageHeader
        title="Audit log"
        lead="What was done to money and to what others own, sign-ins of staff, API keys and exported files. Entries are never changed, and deleted only when older than the days that AUDIT_DAYS sets. Days count in UTC."
        actions={<CsvButton fetch={() => downloadAuditLog(query)} fileName="wickwise-audit-log" />}
      />
      <AuditFilterBar
        filters={list.filters}
        actions={entries.data?.actions ?? []}
        set={list.setFilter}
        clear={list.isFiltered ? list.clear : null}
      />
      <ConsoleList
        of="the audit log"
        list={list}
        answer={entries}
        rowsOf={(answer) => answer.entries}
        caption="Audit log"
        columns={columnsFor(setShown)}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState icon={ScrollText} title={list.isFiltered ? 'Nothing matches' : 'Nothing was done yet'}>
            {list.isFiltered
              ? 'Change or clear the filters.'
              : 'Refunds, payouts, changed prices and settings are written down here.'}
          </EmptyState>
        }
      />
      <AuditEntrySheet entry={shown} onClose={() => setShown(null)} />
    </Page>
  );
}
