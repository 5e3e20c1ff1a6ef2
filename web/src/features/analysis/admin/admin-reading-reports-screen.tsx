import { Flag } from 'lucide-react';
import { useReadingReports } from '../../../api/wrong-readings.ts';
import type { ReportedReading } from '../../../api/wrong-readings.ts';
import { creditText, WRONG_PARTS, wrongText } from '../../../entities/analysis/wrong-parts.ts';
import { ConsoleList } from '../../../entities/list/console-list.tsx';
import { useListAddress } from '../../../entities/list/use-list-address.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import { paths } from '../../../lib/paths.ts';
import type { Column } from '../../../ui/data-table-column.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { chakra } from '../../../ui/layout.ts';
import { TextLink } from '../../../ui/link.tsx';
import { Page, PageHeader } from '../../../ui/page.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

const CREDITS: Readonly<Record<ReportedReading['credit'], string>> = {
  returned: 'Returned',
  limit_reached: 'Over the limit',
  too_late: 'Too late',
  none_spent: 'None spent',
};

const columns: readonly Column<ReportedReading>[] = [
  {
    id: 'wrong',
    header: 'What is wrong',
    narrow: 'title',
    wrap: true,
    cell: ({ wrong, note }) => (
      <>
        <chakra.span fontWeight="550">{wrongText(wrong)}</chakra.span>
        {note !== '' && (
          <chakra.span display="block" color="fg.muted" fontWeight="400" overflowWrap="anywhere">
            {note}
          </chakra.span>
        )}
      </>
    ),
  },
  { id: 'reported', header: 'Reported', cell: ({ reported_at }) => formatMoment(reported_at) },
  {
    id: 'credit',
    header: 'Credit',
    cell: ({ credit }) => <chakra.span title={creditText[credit]}>{CREDITS[credit]}</chakra.span>,
  },
  { id: 'reader', header: 'Reader', cell: ({ reader_version }) => reader_version ?? 'Older' },
  {
    id: 'user',
    header: 'Account',
    cell: ({ user_id }) =>
      user_id === null ? (
        'Deleted'
      ) : (
        <TextLink href={`${paths.adminDashboard}/users/${user_id}`}>Open</TextLink>
      ),
  },
  {
    id: 'kept',
    header: 'Correction',
    wrap: true,
    cell: ({ picture_url, corrected }) =>
      picture_url === null ? (
        'Not kept'
      ) : (
        <>
          <chakra.a href={picture_url} target="_blank" rel="noreferrer" textDecorationLine="underline">
            Picture
          </chakra.a>
          {corrected && (
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {Object.keys(corrected).join(', ')}
            </chakra.span>
          )}
        </>
      ),
  },
];

const ANY = '' as const;

/** Readings that their owners reported as wrong; pictures only where those consented to keep them. */
export function AdminReadingReportsScreen() {
  const list = useListAddress({
    filters: { wrong: WRONG_PARTS.map(({ part }) => part), kept: ['true', 'false'] },
  });
  const { wrong, kept } = list.filters;
  const reports = useReadingReports({
    page: list.page,
    ...(wrong !== ANY && { wrong }),
    ...(kept !== ANY && { kept: kept === 'true' }),
  });
  return (
    <Page>
      <PageHeader
        title="Wrong readings"
        lead="What people reported. A picture opens only where its owner allowed corrections to be kept."
      />
      <ConsoleList
        of="reports"
        list={list}
        answer={reports}
        rowsOf={(answer) => answer.reports}
        filters={
          <>
            <SelectField
              label="What is wrong"
              value={wrong}
              onValue={(value) => list.setFilter('wrong', value)}
              options={[
                { value: ANY, label: 'Anything' },
                ...WRONG_PARTS.map(({ part, label }) => ({ value: part, label })),
              ]}
            />
            <SegmentedControl
              label="Correction"
              value={kept === ANY ? 'all' : kept}
              onValue={(value) => list.setFilter('kept', value === 'all' ? ANY : value)}
              options={[
                { value: 'all', label: 'All' },
                { value: 'true', label: 'Kept' },
                { value: 'false', label: 'Not kept' },
              ]}
            />
          </>
        }
        caption="Wrong readings"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={Flag} title={list.isFiltered ? 'No report matches' : 'No reports yet'}>
            {list.isFiltered
              ? 'Change the filters.'
              : 'When somebody says that a reading is wrong, the report stands here.'}
          </EmptyState>
        }
      />
    </Page>
  );
}
