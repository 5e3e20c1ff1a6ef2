import { useStats } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StatCard, StatRow } from '../../../ui/stat-card.tsx';

/** The five figures over all of a user's analyses, counted by the server. */
export function HistoryStats() {
  const { data, error, isPending, refetch, isFetching } = useStats();
  if (error && !data) {
    return <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const share = data ? `${data.success_rate_pct}%` : '';
  return (
    <StatRow>
      <StatCard label="Total Analyses" value={data?.analyses} loading={isPending} />
      <StatCard label="Bullish Signals" value={data?.bullish} loading={isPending} />
      <StatCard label="Bearish Signals" value={data?.bearish} loading={isPending} />
      <StatCard label="Completed" value={data?.completed} loading={isPending} />
      <StatCard
        label="Success Rate"
        value={share}
        loading={isPending}
        hint="Share of your charts that could be read: completed out of all."
      />
    </StatRow>
  );
}
