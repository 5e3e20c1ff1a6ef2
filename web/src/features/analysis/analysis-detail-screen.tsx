/** One analysis at its address: just made, or as it was shown when it was made. */
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import {
  ArrowLeft,
  CalendarClock,
  Ellipsis,
  Eye,
  FileText,
  GraduationCap,
  Plus,
  Printer,
  Trash2,
} from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { ANALYSES_ON, useAnalyses, useAnalysis, useWatch } from '../../api/analysis.ts';
import { ApiError, errorMessage } from '../../api/errors.ts';
import type { AnalysisRecord } from '../../api/generated/model';
import { historySymbol, symbolShown } from '../../entities/analysis/display.ts';
import { useDisclaimer } from '../../entities/platform/legal.tsx';
import { explainPath, paths } from '../../lib/paths.ts';
import { usePlatformName } from '../../lib/platform-name.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { Box, Flex, Grid, Stack, chakra } from '../../ui/layout.ts';
import { Menu } from '../../ui/menu.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { printPage } from '../../ui/printing.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WhenNear } from '../../ui/when-near.tsx';
import { toast } from '../../ui/toast/toasts.ts';
import { formatMoment } from '../../lib/format-date.ts';
import { DeleteDialog } from './detail/delete-dialog.tsx';
import { useFreshResult, useObjectUrl } from './result/fresh-result.ts';
import { Notices } from './result/notices.tsx';
import { NO_RESULT } from './result/result-texts.ts';
import { ResultView } from './result/result-view.tsx';
import { RecordBelow } from './result/when-below.tsx';
import { saveAnalysis } from './series/save-analysis.ts';

/** Most pictures are read, and most results are looked at again: neither is a part of the first view. */
const Refused = lazyComponent(async () => (await import('./result/refused.tsx')).Refused, 'in-place');
const PreviousAnalyses = lazyComponent(
  async () => (await import('./previous-analyses.tsx')).PreviousAnalyses,
  'in-place',
);

export function AnalysisDetailScreen() {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetching, refetch } = useAnalysis(id);
  const record = data?.analysis;
  return (
    <Page>
      <PageHeader
        title={record ? historySymbol(record) : 'Analysis'}
        meta={
          record ? (
            <time dateTime={record.created_at}>{formatMoment(record.created_at)}</time>
          ) : (
            isPending && <KeptRoom>{formatMoment(SOME_MOMENT)}</KeptRoom>
          )
        }
        actions={<Actions record={record} pending={isPending} />}
      />
      {isPending && <ResultSkeleton />}
      {error && <chakra.h2 srOnly>Result</chakra.h2>}
      {error && isHidden(error) && <Hidden text={errorMessage(error)} />}
      {error && !isHidden(error) && (
        <ErrorState
          title={NO_RESULT}
          message={errorMessage(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && !record && <Alert>{NO_RESULT}</Alert>}
      {record && <Stored record={record} />}
      {record && <PrintedFoot record={record} />}
    </Page>
  );
}

/** As long as any other. */
const SOME_MOMENT = '2026-12-20T20:00:00Z';

/** The place of something that comes with the record, so that nothing moves when it does. */
function KeptRoom({ children }: { children: ReactNode }) {
  return (
    <chakra.span aria-hidden visibility="hidden">
      {children}
    </chakra.span>
  );
}

/** Older than what the plan shows. */
const isHidden = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'analysis.outside_window';

function Hidden({ text }: { text: string }) {
  return (
    <EmptyState
      title="Older than your history"
      icon={CalendarClock}
      action={<LinkButton href={paths.pricing}>See plans</LinkButton>}
    >
      {text}
    </EmptyState>
  );
}

/** On paper the shell's footer is gone; what it says must not be. */
function PrintedFoot({ record }: { record: AnalysisRecord }) {
  return (
    <chakra.p
      display="none"
      _print={{ display: 'block' }}
      textStyle="caption"
      color="fg.muted"
      borderTopWidth="1px"
      pt="3"
    >
      {usePlatformName()}, analysis {record.id}. {useDisclaimer()}
    </chakra.p>
  );
}

function Stored({ record }: { record: AnalysisRecord }) {
  const fresh = useFreshResult(record.id);
  const picture = useObjectUrl(fresh?.picture ?? null);
  return (
    <Stack gap="4">
      {fresh && <JustMade />}
      <Notices notices={fresh?.notices ?? record.notices} />
      {record.refusal && (
        <Suspense fallback={<Skeleton h="8rem" />}>
          <Refused record={record} refusal={record.refusal} />
        </Suspense>
      )}
      {record.status === 'analyzing' && (
        <Alert tone="info">This picture is being analyzed. Come back in a moment.</Alert>
      )}
      {record.analysis_json && (
        <ResultView record={record} json={record.analysis_json} localPicture={picture} />
      )}
      <WhenNear afterAWhile waiting={<Skeleton h="24rem" />}>
        <RecordBelow record={record} />
      </WhenNear>
      {fresh && (
        <chakra.div data-print="none">
          <WhenNear waiting={<Skeleton h="16rem" />}>
            <Before />
          </WhenNear>
        </chakra.div>
      )}
    </Stack>
  );
}

function JustMade() {
  const navigate = useNavigate();
  return (
    <Flex justify="space-between" align="center" gap="4" flexWrap="wrap">
      <chakra.h2 textStyle="title" tabIndex={-1} ref={focusOnce} outline="none">
        Analysis Complete
      </chakra.h2>
      <Button icon={Plus} onClick={() => void navigate(paths.chartAnalysis)}>
        New Analysis
      </Button>
    </Flex>
  );
}

/** Moves the focus to the new heading because the button that had it was removed. */
function focusOnce(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
}

/** The lists already hold the new analysis: they are not asked for again. */
function Before() {
  const { data } = useAnalyses({ limit: ANALYSES_ON.analysis, refused: 'exclude' }, { staleTime: Infinity });
  return data && data.analyses.length > 0 ? <PreviousAnalyses analyses={data.analyses} /> : null;
}

function Actions({ record, pending }: { record: AnalysisRecord | undefined; pending: boolean }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const watching = useWatch();
  const symbol = record ? symbolShown(record) : '';
  const watchable = /[a-z\d]/i.test(symbol) && symbol !== 'Unknown';
  const watch = {
    id: 'watch',
    label: `Watch ${symbol}`,
    icon: Eye,
    onSelect: () =>
      watching.mutate(
        { symbol, on: true },
        {
          onSuccess: () => toast.success(`${symbol} is on your watch list`),
          onError: (error) => toast.error('The symbol could not be added', errorMessage(error)),
        },
      ),
  };
  const explain = {
    id: 'explain',
    label: 'Explain this analysis',
    icon: GraduationCap,
    onSelect: () => void navigate(explainPath(record?.id ?? '')),
  };
  const report = {
    id: 'report',
    label: 'PDF report',
    icon: FileText,
    onSelect: () => void saveAnalysis(record?.id ?? '', 'report', 'report.pdf'),
  };
  return (
    <chakra.div display="flex" gap="2" flexWrap="wrap" data-print="none">
      <LinkButton href={paths.history} variant="quiet" icon={ArrowLeft}>
        Analysis History
      </LinkButton>
      {pending && (
        <KeptRoom>
          <Button variant="outline" icon={Ellipsis}>
            More
          </Button>
        </KeptRoom>
      )}
      {record && (
        <>
          <Menu
            side="bottom-end"
            trigger={
              <Button variant="outline" icon={Ellipsis}>
                More
              </Button>
            }
            items={[
              ...(record.analysis_json ? [explain, report] : []),
              { id: 'print', label: 'Print', icon: Printer, onSelect: () => void printPage() },
              ...(watchable ? [watch] : []),
              'separator',
              { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: () => setAsking(true) },
            ]}
          />
          <DeleteDialog record={record} open={asking} onOpenChange={setAsking} />
        </>
      )}
    </chakra.div>
  );
}

/** The shape of a result: the picture, and the tables beside it. */
function ResultSkeleton() {
  return (
    <Grid aria-busy templateColumns={{ base: '1fr', lg: 'minmax(0, 1fr) 24rem' }} gap="4">
      <Box
        aspectRatio="16 / 9"
        bg="bg.muted"
        borderRadius="control"
        animation="breathe 1.6s ease-in-out infinite"
      />
      <Stack gap="4">
        <Skeleton h="10rem" />
        <Skeleton h="14rem" />
      </Stack>
    </Grid>
  );
}
