import { errorMessage } from '../../../api/errors.ts';
import { useReportedReadings } from '../../../api/wrong-readings.ts';
import { WRONG_PARTS } from '../../../entities/analysis/wrong-parts.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTable } from '../../../ui/figure-table.tsx';
import { chakra } from '../../../ui/layout.ts';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import { numberText } from '../../../lib/formatting.ts';

/** How many readings the people who asked for them called wrong, of how many. */
export function ReportedReadings() {
  const { data, error, refetch, isFetching } = useReportedReadings();
  if (error && !data)
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  const { analyses, reported, wrong } = data;
  const rows = WRONG_PARTS.map(({ part, label }) => [label, count(wrong[part])] as const);
  return (
    <>
      <FigureTable
        caption="Readings reported as wrong"
        columns={['What is wrong', 'Reports']}
        rows={[
          ['Any of it', `${count(reported)} of ${count(analyses)}${share(reported, analyses)}`],
          ...rows,
        ]}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt="3">
        One report may name several parts. Whoever sees no mistake reports none, so the true share may be
        higher; a report gives its credit back, so it may be lower. Deleted analyses still count.
      </chakra.p>
    </>
  );
}

const count = (number: number): string => numberText(number);

function share(part: number, whole: number): string {
  if (whole === 0) return '';
  return ` (${numberText((100 * part) / whole, { maximumFractionDigits: 2 })}%)`;
}
