import { ChartCandlestick } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { ANALYSES_ON, useAnalyses } from '../../api/analysis.ts';
import { errorMessage } from '../../api/errors.ts';
import type { ListedAnalysis } from '../../api/generated/model';
import { StatusBadge, TrendDirectionBadge } from '../../entities/analysis/badges.tsx';
import { historySymbol, roundedPercent } from '../../entities/analysis/display.ts';
import { SampleCharts } from '../../entities/analysis/samples/sample-charts.tsx';
import { formatDay } from '../../lib/format-date.ts';
import { analysisPath, paths, samplePath } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Box, chakra } from '../../ui/layout.ts';
import { Anchor, TextLink } from '../../ui/link.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** At most this many rows; the rest is in the history. */
const SHOWN = 5;

const columns = {
  base: 'minmax(0, 1fr) auto',
  lg: 'minmax(0, 1.4fr) minmax(0, 1fr) 7rem 7rem 4rem',
} as const;

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    px: '5',
    py: { base: '3', lg: '0' },
    minH: '12',
    borderTopWidth: '1px',
    position: 'relative',
    _hover: { bg: 'bg.subtle' },
    _first: { borderTopWidth: '0' },
  },
});

/** The whole row opens the analysis; the link itself is the symbol. */
const Opener = chakra(Anchor, {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0' },
    _focusVisible: {
      outline: 'none',
      _before: { outline: '2px solid {colors.focus.ring}', outlineOffset: '-2px' },
    },
  },
});

function AnalysisRow({ analysis }: { analysis: ListedAnalysis }) {
  const facts = analysis.analysis_json;
  return (
    <Row>
      <chakra.span fontWeight="550" truncate>
        <Opener href={analysisPath(analysis.id)}>{historySymbol(analysis)}</Opener>
      </chakra.span>
      <chakra.time
        dateTime={analysis.created_at}
        color="fg.muted"
        whiteSpace="nowrap"
        textAlign={{ base: 'end', lg: 'start' }}
      >
        {formatDay(analysis.created_at)}
      </chakra.time>
      <chakra.span display={{ base: 'flex', lg: 'contents' }} gap="2">
        <span>
          <StatusBadge status={analysis.status} />
        </span>
        <span>{facts && <TrendDirectionBadge direction={facts.trend_direction} />}</span>
      </chakra.span>
      <chakra.span textStyle="price" textAlign="end">
        {facts && roundedPercent(facts.confidence_level)}
      </chakra.span>
    </Row>
  );
}

function LoadingRows() {
  return Array.from({ length: 3 }, (_, index) => (
    <Row key={index} aria-hidden="true">
      <Skeleton w="7rem" h="0.9rem" />
      <Skeleton w="6rem" h="0.9rem" />
    </Row>
  ));
}

const isRead = ({ status }: ListedAnalysis): boolean => status !== 'failed';

/**
 * What the list shows: the latest that were read, and charts that could not be read only where room is left, newest first.
 * Older ones are asked for when failed ones crowd the latest.
 */
function useRecent() {
  const latest = useAnalyses({ limit: ANALYSES_ON.dashboard });
  const all = latest.data?.analyses ?? [];
  const crowded = all.length > SHOWN && all.filter(isRead).length < SHOWN;
  const older = useAnalyses({ limit: SHOWN, status: 'completed' }, { enabled: crowded });
  const known = new Set(all.map(({ id }) => id));
  const more = crowded ? (older.data?.analyses ?? []).filter(({ id }) => !known.has(id)) : [];
  const read = [...all.filter(isRead), ...more];
  const shown = [...read, ...all.filter((one) => !isRead(one))]
    .slice(0, SHOWN)
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  return { ...latest, shown };
}

/** The latest analyses; loading, empty, failed and full are all this one panel. */
export function RecentAnalyses() {
  const { data, shown: analyses, isPending, isError, error, refetch, isFetching } = useRecent();
  const navigate = useNavigate();
  const none = data !== undefined && analyses.length === 0;
  return (
    <Panel
      title="Recent Analyses"
      flush
      aside={analyses.length > 0 && <TextLink href={paths.history}>View All</TextLink>}
    >
      {isError && (
        <ErrorState
          title="Your analyses could not be loaded"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {none && (
        <>
          <EmptyState
            icon={ChartCandlestick}
            title="No analyses yet"
            action={<LinkButton href={paths.chartAnalysis}>Analyze Chart</LinkButton>}
          >
            Every chart that you analyze is saved here with its trend, its plan and how sure the reading was.
          </EmptyState>
          <Box px={{ base: '4', md: '5' }} pb="5">
            <SampleCharts onSample={({ name }) => void navigate(samplePath(name))}>
              It costs no credit.
            </SampleCharts>
          </Box>
        </>
      )}
      {!isError && !none && (
        <chakra.ul textStyle="body" aria-busy={isPending}>
          {isPending ? <LoadingRows /> : analyses.map((one) => <AnalysisRow key={one.id} analysis={one} />)}
        </chakra.ul>
      )}
    </Panel>
  );
}
