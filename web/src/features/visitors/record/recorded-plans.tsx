import { useState } from 'react';
import { Stamp } from 'lucide-react';
import { errorMessage } from '../../../api/errors.ts';
import { useRecordedPlans } from '../../../api/record.ts';
import type { RecordedPlan } from '../../../api/record.ts';
import { formatMoment } from '../../../lib/format-date.ts';
import type { Column } from '../../../ui/data-table-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Pager } from '../../../ui/pager.tsx';

const ON_A_PAGE = 20;

const OUTCOMES = {
  target: 'Target first',
  stopped: 'Stopped',
  open: 'Open',
  not_entered: 'Never entered',
  ambiguous: 'Bars cannot tell',
} as const;

const outcomeText = ({ outcome }: RecordedPlan): string =>
  outcome ? OUTCOMES[outcome] : 'Open, never graded';
const sealedText = ({ made_at, sealed_at }: RecordedPlan): string =>
  made_at === sealed_at
    ? formatMoment(sealed_at)
    : `${formatMoment(sealed_at)}, made ${formatMoment(made_at)}`;
const chanceText = ({ chance_per_mille }: RecordedPlan): string =>
  chance_per_mille === null ? '–' : `${chance_per_mille / 10}%`;

const columns: readonly Column<RecordedPlan>[] = [
  { id: 'sequence', header: 'Entry', cell: ({ sequence }) => `No. ${sequence}`, narrow: 'title' },
  { id: 'sealed', header: 'Sealed', cell: sealedText, wrap: true },
  { id: 'outcome', header: 'Outcome', cell: outcomeText },
  {
    id: 'bars',
    header: 'Bars watched',
    cell: ({ bars }) => (bars === null ? '–' : String(bars)),
    align: 'end',
  },
  { id: 'chance', header: 'Target by chance', cell: chanceText, align: 'end' },
];

/** Every sealed plan with what became of it, newest first. */
export function RecordedPlans() {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isFetching, isPlaceholderData } = useRecordedPlans(page, ON_A_PAGE);
  return (
    <Stack gap="4">
      <DataTable
        caption="Sealed plans"
        columns={columns}
        rows={data?.plans}
        rowKey={({ sequence }) => String(sequence)}
        error={error ? errorMessage(error) : null}
        onRetry={() => void refetch()}
        retrying={isFetching}
        stale={isPlaceholderData}
        empty={
          <EmptyState icon={Stamp} title="No plan is sealed yet">
            The first plan that an analysis proposes will stand here.
          </EmptyState>
        }
      />
      {data && data.meta.pages > 1 && (
        <Pager
          page={page}
          pages={data.meta.pages}
          total={data.meta.total}
          onPage={setPage}
          previous="Newer"
          next="Older"
          of="sealed plans"
        />
      )}
    </Stack>
  );
}
