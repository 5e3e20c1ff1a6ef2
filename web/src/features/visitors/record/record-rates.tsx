import { errorMessage } from '../../../api/errors.ts';
import { useRecord } from '../../../api/record.ts';
import type { HitRate } from '../../../api/record.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTable } from '../../../ui/figure-table.tsx';
import type { FigureTableCell } from '../../../ui/figure-table.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';

/** The product's own hit rate beside what chance gives the same plans, over those followed up and over all. */
export function RecordRates() {
  const { data, error, refetch, isFetching } = useRecord();
  if (error && !data)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  const late = data.sealed_late;
  return (
    <>
      <FigureTable
        caption="First target reached before the stop"
        columns={['Plans', 'Number', 'Reached', 'By chance', '95% interval']}
        rows={[
          row('Followed up by their owner', data.graded),
          row('All, never graded counts as open', data.all),
        ]}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        {`Owners choose which plans they follow up, so the first line favours what they like to look at; the second leaves nothing out. Of those followed up ${data.graded.misses} were stopped, ${data.graded.open} are open, ${data.graded.not_entered} were never entered, and of ${data.graded.ambiguous} the bars cannot tell; the last two are in neither rate.`}
        {late > 0 && ` ${late} older plans were sealed after they were made and are left out.`}
      </chakra.p>
    </>
  );
}

const tenths = (share: number): number => Math.round(share * 1000) / 10;
const barOf = (share: number | null): FigureTableCell => (share === null ? '–' : { percent: tenths(share) });

function row(name: string, { hits, misses, open, rate, low, high, base_rate }: HitRate) {
  const interval = low === null || high === null ? '–' : `${tenths(low)} to ${tenths(high)}%`;
  return [name, String(hits + misses + open), barOf(rate), barOf(base_rate), interval] as const;
}
