/** Analysis History: figures over all analyses, search and filters, and a card for each. */
import { ChartCandlestick, SearchX } from 'lucide-react';
import { ANALYSES_ON, downloadHistory, useAnalyses, useStats } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { AnalysisList } from '../../api/generated/model';
import { DueReminders } from '../../entities/analysis/due-reminders.tsx';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Flex, Stack, chakra } from '../../ui/layout.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { AnalysisCard } from './history/analysis-card.tsx';
import { CardGrid } from './history/card-grid.tsx';
import { CardSkeletons } from './history/card-skeletons.tsx';
import { HiddenByWindow } from './history/hidden-by-window.tsx';
import { HistoryNav } from './history/history-nav.tsx';
import { HistoryStats } from './history/history-stats.tsx';
import { HistoryTable } from './history/history-table.tsx';
import { HistoryToolbar } from './history/history-toolbar.tsx';
import { SelectionBar } from './history/selection-bar.tsx';
import { usePendingDeletions } from './history/pending-deletions.ts';
import { useSelection } from './history/use-selection.ts';
import { requestOf, useHistoryFilters, wantedOf } from './history/use-history-filters.ts';

export function AnalysisHistoryScreen() {
  const { filters, change, clear, isFiltered } = useHistoryFilters();
  const { data, error, isPending, isPlaceholderData, isFetching, refetch } = useAnalyses(
    requestOf(filters, ANALYSES_ON.history),
  );
  return (
    <Page>
      <PageHeader
        title="Analysis History"
        lead="Every chart you uploaded, what was measured on it, and what was refused."
        actions={
          <>
            <CsvButton
              fileName="wickwise-analyses"
              fetch={() => downloadHistory(wantedOf(filters))}
              disabled={!data?.meta.total}
            />
            <LinkButton href={paths.chartAnalysis} icon={ChartCandlestick}>
              Analyze Chart
            </LinkButton>
          </>
        }
      />
      <DueReminders />
      <HistoryStats />
      <HistoryNav current={filters.status === 'failed' ? paths.refused : paths.history} />
      <Stack gap="4">
        <chakra.h2 srOnly>Your analyses</chakra.h2>
        <HistoryToolbar filters={filters} onChange={change} />
        {isPending && <CardSkeletons />}
        {error && !data && (
          <ErrorState
            title="Your analyses could not be loaded"
            message={errorMessage(error)}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {data && <HiddenByWindow meta={data.meta} />}
        {data &&
          data.analyses.length === 0 &&
          (isFiltered ? <NoResults onClear={clear} /> : data.meta.hidden === 0 ? <NoneYet /> : null)}
        {data && data.analyses.length > 0 && (
          <Cards
            list={data}
            stale={isPlaceholderData}
            view={filters.view}
            onView={(view) => change({ view })}
            page={filters.page}
            onPage={(page) => change({ page })}
          />
        )}
      </Stack>
    </Page>
  );
}

interface CardsProps {
  list: AnalysisList;
  /** Cards of the previous filter, shown until those of this one are there. */
  stale: boolean;
  view: 'grid' | 'table';
  onView: (view: 'grid' | 'table') => void;
  page: number;
  onPage: (page: number) => void;
}

const VIEW_OPTIONS = [
  { value: 'grid', label: 'Grid' },
  { value: 'table', label: 'Table' },
] as const;

function Cards({ list, stale, view, onView, page, onPage }: CardsProps) {
  const { total, limit } = list.meta;
  const pending = usePendingDeletions();
  const analyses = list.analyses.filter(({ id }) => !pending.has(id));
  const selection = useSelection(analyses);
  return (
    <Stack gap="5" opacity={stale ? 0.6 : 1} aria-busy={stale}>
      <Flex justify="space-between" align="center">
        <chakra.p textStyle="caption" color="fg.muted" role="status">
          {total === 1 ? '1 analysis' : `${total} analyses`}
        </chakra.p>
        <SegmentedControl label="View" options={VIEW_OPTIONS} value={view} onValue={onView} />
      </Flex>
      <SelectionBar selection={selection} all={analyses} />
      {view === 'table' ? (
        <HistoryTable analyses={analyses} selection={selection} stale={stale} />
      ) : (
        <CardGrid>
          {analyses.map((record) => (
            <li key={record.id}>
              <AnalysisCard record={record} selection={selection} />
            </li>
          ))}
        </CardGrid>
      )}
      {total > limit && (
        <Pager
          page={page}
          pages={Math.ceil(total / limit)}
          total={total}
          onPage={onPage}
          previous="Newer"
          next="Older"
          of="analyses"
        />
      )}
    </Stack>
  );
}

/** Charts that were refused are counted above, and have a part of their own. */
function NoneYet() {
  const refused = useStats().data?.failed ?? 0;
  if (refused > 0) {
    return (
      <EmptyState
        title="No chart was read yet"
        icon={ChartCandlestick}
        action={<LinkButton href={paths.refused}>See why</LinkButton>}
      >
        {refused === 1 ? 'One chart was refused' : `${refused} charts were refused`}. You can see the reason,
        and what would help.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No analyses yet"
      icon={ChartCandlestick}
      action={<LinkButton href={paths.chartAnalysis}>Analyze Chart</LinkButton>}
    >
      Each chart you analyze is saved here with its picture and its measurements. Start with a screenshot.
    </EmptyState>
  );
}

function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No results found"
      icon={SearchX}
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      None of your analyses matches this search and these filters.
    </EmptyState>
  );
}
