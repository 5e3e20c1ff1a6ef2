import { useStats } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { AnalysisStats } from '../../api/generated/model';
import { useLatestConversations } from '../../api/insights.ts';
import { hitRateText, rangeText } from '../../entities/analysis/hit-rate.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatCard, StatRow } from '../../ui/stat-card.tsx';

const ACCURACY_HINT =
  'The share of your completed analyses whose confidence is above 70%. It says how sure the readings were, not how a trade would have ended. The hit rate counts the plans that you chose to follow up, open ones as not hit, beside what a price without drift does in the same bars.';

function limitNote(used: number, limit: number | null): string {
  return limit === null ? `${used} today, unlimited` : `${used} of ${limit} used today`;
}

function accuracyNote(stats: AnalysisStats): string {
  const known = [hitRateText(stats.hit_rate), rangeText(stats.range_coverage)].filter(
    (text) => text !== null,
  );
  return known.length > 0 ? known.join('; ') : 'how sure the readings were';
}

/** The server's counts; nothing here is a sample. */
export function CountCards() {
  const { data, isPending, isError, error, refetch, isFetching } = useStats();
  if (isError) {
    return (
      <Panel flush>
        <ErrorState
          title="Your figures could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  return (
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
        note={data && accuracyNote(data)}
        hint={ACCURACY_HINT}
      />
      <Conversations />
      <StatCard
        label="AI Insights"
        loading={isPending}
        value={data?.with_plan}
        note={data && 'analyses with a trade plan'}
        hint="Completed analyses whose evidence was strong enough for entry, stop and targets."
      />
    </StatRow>
  );
}

function Conversations() {
  const { data, isPending, isError } = useLatestConversations();
  if (isError) return <StatCard label="Conversations" value="–" note="could not be loaded" />;
  return (
    <StatCard
      label="Conversations"
      loading={isPending}
      value={data?.total ?? data?.conversations.length}
      note={data && 'with the AI Assistant'}
    />
  );
}
