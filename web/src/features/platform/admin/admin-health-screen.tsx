import { RotateCw } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useSystemHealth } from '../../../api/platform-admin.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { Alert } from '../../../ui/alert.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import type { Column } from '../../../ui/data-table-column.ts';
import { chakra } from '../../../ui/layout.ts';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { Button } from '../../../ui/button.tsx';
import { BookingFailures } from './booking-failures.tsx';
import { BooksPanel } from './books-panel.tsx';
import { healthParts } from './health-parts.ts';
import type { HealthPart } from './health-parts.ts';
import { ProviderFailures } from './provider-failures.tsx';
import { StatusBadge } from './status-badge.tsx';

const columns: readonly Column<HealthPart>[] = [
  { id: 'name', header: 'Part', cell: ({ name }) => name, narrow: 'title' },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'what', header: 'In use', cell: ({ what }) => what, wrap: true },
  {
    id: 'figures',
    header: 'Figures',
    wrap: true,
    cell: ({ figures }) => (
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
        {figures.length === 0 ? '—' : figures.join('. ')}
      </chakra.span>
    ),
  },
];

const HEADLINES = {
  ok: 'Everything works.',
  attention: 'Everything works, but something needs attention.',
  down: 'A part is down.',
} as const;

/** How every part of the installation is doing. */
export function AdminHealthScreen() {
  const { data, error, refetch, isFetching } = useSystemHealth();
  return (
    <Page>
      <PageHeader
        title="System health"
        lead={data ? `${HEADLINES[data.status]} Checked ${formatMoment(data.checked_at)}.` : undefined}
        actions={
          <Button variant="outline" icon={RotateCw} busy={isFetching} onClick={() => void refetch()}>
            Refresh
          </Button>
        }
      />
      {data && error && <Alert tone="warning">The last check failed: {errorMessage(error)}</Alert>}
      <DataTable
        caption="Parts of the installation"
        columns={columns}
        rows={data && healthParts(data)}
        rowKey={({ name }) => name}
        error={error ? errorMessage(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={null}
        expect={7}
      />
      {data && <BookingFailures unbooked={data.payments.unbooked} failures={data.payments.failures} />}
      {data && <ProviderFailures failures={data.provider.failures} />}
      <BooksPanel />
    </Page>
  );
}
