/** What became of the plans that their owner followed up, beside what chance gives the same plans. */
import { ChartCandlestick, Target } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';

import { useStats } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { AnalysisStats, FollowedPlan } from '../../api/generated/model';
import { useOutcomes } from '../../api/reminders.ts';
import { positionLabel, riskReward, roundedPercent } from '../../entities/analysis/display.ts';
import { DueReminders } from '../../entities/analysis/due-reminders.tsx';
import { countOf } from '../../lib/count-of.ts';
import { formatDay } from '../../lib/format-date.ts';
import { analysisPath, paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/data-table-column.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { StatCard, StatRow } from '../../ui/stat-card.tsx';
import { riskText } from './follow-up/grade-text.ts';
import { OutcomeBadge } from './follow-up/outcome-badge.tsx';
import { HistoryNav } from './history/history-nav.tsx';

const PAGE = 50;

export function OutcomeScreen() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const { data, error, isFetching, refetch } = useOutcomes({ limit: PAGE, offset: (page - 1) * PAGE });
  const stats = useStats().data;
  const total = data?.meta.total ?? 0;
  return (
    <Page>
      <PageHeader
        title="Outcome"
        lead="How the plans turned out that you followed up with a later screenshot."
      />
      <HistoryNav current={paths.outcome} />
      <DueReminders />
      {stats && stats.hit_rate.graded > 0 && <Figures stats={stats} />}
      {data && data.meta.hidden > 0 && (
        <chakra.p textStyle="body" color="fg.muted">
          {countOf(data.meta.hidden, 'plan')} older than your history {data.meta.hidden === 1 ? 'is' : 'are'}{' '}
          not listed. The figures count all.
        </chakra.p>
      )}
      <DataTable
        caption="Followed plans"
        columns={COLUMNS}
        rows={data?.plans}
        rowKey={(plan) => plan.analysis_id}
        error={error && errorMessage(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={<NothingFollowed plans={stats?.with_plan} />}
      />
      {total > PAGE && (
        <Pager
          page={page}
          pages={Math.ceil(total / PAGE)}
          total={total}
          onPage={(next) => setParams(next === 1 ? {} : { page: String(next) })}
          previous="Newer"
          next="Older"
          of="followed plans"
        />
      )}
    </Page>
  );
}

/** Nothing followed: where the plans are, or how to get one. */
function NothingFollowed({ plans }: { plans: number | undefined }) {
  if (plans === 0)
    return (
      <EmptyState
        title="No plans yet"
        icon={Target}
        action={
          <LinkButton href={paths.chartAnalysis} icon={ChartCandlestick}>
            Analyze Chart
          </LinkButton>
        }
      >
        When an analysis proposes a trade, you can follow it up here: add a later screenshot of the same
        chart, or set a reminder.
      </EmptyState>
    );
  return (
    <EmptyState
      title="Nothing followed up yet"
      icon={Target}
      action={<LinkButton href={paths.history}>Open your analyses</LinkButton>}
    >
      {plans !== undefined && `You have ${countOf(plans, 'analysis', 'analyses')} with a plan. `}Open one and
      add a later screenshot, or set a reminder.
    </EmptyState>
  );
}

function Figures({ stats }: { stats: AnalysisStats }) {
  const { rate, low, high, base_rate, hits, misses, open, ambiguous, not_entered, graded } = stats.hit_rate;
  const counted = hits + misses + open;
  const interval =
    low === null || high === null ? '' : `, 95%: ${roundedPercent(low)} to ${roundedPercent(high)}`;
  return (
    <>
      <StatRow>
        <StatCard
          label="Hit rate"
          value={rate === null ? '–' : roundedPercent(rate)}
          note={rate === null ? 'no plan was entered' : `${hits} of ${counted}${interval}`}
        />
        <StatCard
          label="By chance alone"
          value={base_rate === null ? '–' : roundedPercent(base_rate)}
          note="same plans, same bars"
          hint="How often prices without drift, moving as much per bar as on your charts, reach the first target before the stop."
        />
        <StatCard label="Target first" value={hits} />
        <StatCard label="Stop first" value={misses} />
        <StatCard label="Still open" value={open} note="counted as not hit" />
        <StatCard
          label="Not counted"
          value={ambiguous + not_entered}
          note="never entered, or bars cannot tell"
        />
      </StatRow>
      <chakra.p textStyle="body" color="fg.muted" maxW="75ch">
        You followed up {graded} of {countOf(stats.with_plan, 'plan')}, and you chose which. The hit rate
        holds for those alone: whoever looks only when a trade went well gets a high one.
      </chakra.p>
    </>
  );
}

const COLUMNS: Column<FollowedPlan>[] = [
  {
    id: 'symbol',
    header: 'Symbol',
    narrow: 'title',
    cell: ({ analysis_id, symbol }) => (
      <TextLink href={analysisPath(analysis_id)}>{symbol ?? 'Unnamed chart'}</TextLink>
    ),
  },
  { id: 'frame', header: 'Frame', cell: ({ time_frame }) => time_frame ?? '–' },
  {
    id: 'analysed',
    header: 'Analyzed',
    cell: ({ created_at }) => <time dateTime={created_at}>{formatDay(created_at)}</time>,
  },
  { id: 'position', header: 'Position', cell: positionLabel },
  { id: 'ratio', header: 'R:R', align: 'end', cell: ({ risk_reward }) => riskReward(risk_reward) ?? '–' },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ outcome, due_at }) =>
      outcome ? (
        <OutcomeBadge outcome={outcome} />
      ) : (
        `Not looked at yet${due_at ? `, due ${formatDay(due_at)}` : ''}`
      ),
  },
  {
    id: 'chance',
    header: 'Target by chance',
    align: 'end',
    cell: ({ chance }) => (chance === null ? '–' : roundedPercent(chance)),
  },
  { id: 'bars', header: 'Bars watched', align: 'end', cell: ({ bars_watched }) => bars_watched ?? '–' },
  {
    id: 'result',
    header: 'Result',
    align: 'end',
    cell: ({ result_r }) => (result_r === null ? '–' : riskText({ value: result_r, sigma: 0 })),
  },
];
