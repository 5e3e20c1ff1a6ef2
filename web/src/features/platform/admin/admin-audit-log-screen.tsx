import { ScrollText } from 'lucide-react';
import { errorWords } from '../../../api/errors.ts';
import { downloadAuditLog, useAuditLog } from '../../../api/platform-admin.ts';
import type { AuditEntry } from '../../../api/platform-admin.ts';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { CsvButton } from '../../../ui/csv-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { AuditFilterBar } from './audit-filters.tsx';
import { actionWords, actorWords, detailWords, objectSearch, objectWords } from './audit-words.ts';

const columns: readonly Column<AuditEntry>[] = [
  { id: 'action', header: 'Action', cell: ({ action }) => actionWords(action), narrow: 'title' },
  {
    id: 'object',
    header: 'Object',
    cell: ({ object }) => (
      <chakra.span overflowWrap="anywhere" title={object}>
        {objectWords(object)}
      </chakra.span>
    ),
    wrap: true,
  },
  {
    id: 'details',
    header: 'Details',
    cell: ({ details }) => <chakra.span color="fg.muted">{detailWords(details) || '—'}</chakra.span>,
    wrap: true,
    width: '36%',
  },
  { id: 'actor', header: 'Who', cell: ({ actor }) => actorWords(actor), wrap: true, width: '18%' },
  {
    id: 'at',
    header: 'When',
    cell: ({ at }) => (
      <chakra.time dateTime={at} fontVariantNumeric="tabular-nums">
        {formatMoment(at)}
      </chakra.time>
    ),
  },
];

/** What people with power did, latest first. */
export function AdminAuditLogScreen() {
  const list = useListAddress({
    filters: { action: 'any', actor: 'any', object: 'any', from: 'any', to: 'any' },
  });
  const { object } = list.query;
  const query = { ...list.query, ...(object && { object: objectSearch(object) }) };
  const { data, error, refetch, isFetching, isPlaceholderData } = useAuditLog({ ...query, page: list.page });
  return (
    <Page>
      <PageHeader
        title="Audit log"
        lead="Everything that was done to money and to what others own. Entries are never changed and never deleted. Days count in UTC."
        actions={<CsvButton fetch={() => downloadAuditLog(query)} fileName="wickwise-audit-log" />}
      />
      <AuditFilterBar
        filters={list.filters}
        actions={data?.actions ?? []}
        set={list.setFilter}
        clear={list.isFiltered ? list.clear : null}
      />
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={data?.entries}
        rowKey={({ id }) => String(id)}
        error={error ? errorWords(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        empty={
          <EmptyState icon={ScrollText} title={list.isFiltered ? 'Nothing matches' : 'Nothing was done yet'}>
            {list.isFiltered
              ? 'Change or clear the filters.'
              : 'Refunds, payouts, changed prices and settings are written down here.'}
          </EmptyState>
        }
      />
      {data && data.meta.total > 0 && <Pager {...data.meta} onPage={list.setPage} of="the audit log" />}
    </Page>
  );
}
