import { useStats } from '../../api/analysis.ts';
import { errorWords } from '../../api/errors.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ShareBar } from '../../ui/share-bar.tsx';
import { StatCard, StatRow } from '../../ui/stat-card.tsx';

const ACCURACY_HINT =
  'The share of your completed analyses whose confidence is above 70%. It says how sure the readings were, not how a trade would have ended.';

function limitNote(used: number, limit: number | null): string {
  return limit === null ? `${used} today, unlimited` : `${used} of ${limit} used today`;
}

/** The server's counts; nothing here is a sample. */
export function CountCards() {
  const { data, isPending, isError, error, refetch, isFetching } = useStats();
  if (isError) {
    return (
      <Panel flush>
        <ErrorState
          title="Your figures could not be loaded"
          message={errorWords(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  return (
    <>
      <StatRow>
        <StatCard
          label="Total Analyses"
          loading={isPending}
          value={data?.analyses}
          note={data && limitNote(data.used_today, data.daily_limit)}
        />
        <StatCard
          label="Accuracy Score"
          loading={isPending}
          value={data && `${data.accuracyPct}%`}
          hint={ACCURACY_HINT}
        />
        <StatCard
          label="AI Insights"
          loading={isPending}
          value={data?.with_plan}
          note={data && 'analyses with a trade plan'}
          hint="Completed analyses whose evidence was strong enough for entry, stop and targets."
        />
        <StatCard
          label="Refused Pictures"
          loading={isPending}
          value={data?.failed}
          note={data && 'not readable, and free'}
        />
      </StatRow>
      {data && data.completed > 0 && (
        <ShareBar
          label="Trends of your completed analyses"
          parts={[
            { label: 'Bullish', value: data.bullish, tone: 'rising' },
            { label: 'Bearish', value: data.bearish, tone: 'falling' },
            { label: 'Sideways', value: data.sideways, tone: 'neutral' },
          ]}
        />
      )}
    </>
  );
}
