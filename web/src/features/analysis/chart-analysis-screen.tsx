/** Chart Analysis: upload, preview, analyzing, and what was analysed before; a result is shown at its own address. */
import { Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ANALYSES_ON, useAnalyses, useExpectPicture, useStats } from '../../api/analysis.ts';
import type { User } from '../../api/accounts.ts';
import type { ListedAnalysis } from '../../api/generated/model';
import { SampleCharts } from '../../entities/analysis/samples/sample-charts.tsx';
import { SAMPLES } from '../../entities/analysis/samples/samples.ts';
import { findSample } from '../../entities/analysis/samples/samples.ts';
import type { Sample } from '../../entities/analysis/samples/samples.ts';
import { usageText } from '../../entities/analysis/usage.ts';
import { creditsNotice } from '../../entities/session/credits-left.ts';
import { useSession } from '../../entities/session/session.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { analysisPath, paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Stack, chakra } from '../../ui/layout.ts';
import { TextLink } from '../../ui/link.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PreviousAnalyses } from './previous-analyses.tsx';
import { useKeepFreshResult } from './result/fresh-result.ts';
import type { Failure } from './start/messages.ts';
import { PreviewView } from './start/preview-view.tsx';
import { ProgressView } from './start/progress-view.tsx';
import { UploadView } from './start/upload-view.tsx';
import { useChartAnalysis } from './start/use-chart-analysis.ts';

/** Loaded when several pictures are given at once. */
const ManyView = lazyComponent(async () => (await import('./many/many-view.tsx')).ManyView);

const NONE: readonly ListedAnalysis[] = [];

export function ChartAnalysisScreen() {
  const { status, user } = useSession();
  const signedIn = status === 'signed-in';
  const history = useAnalyses({ limit: ANALYSES_ON.analysis, refused: 'exclude' }, { enabled: signedIn });
  const analyses = history.data?.analyses ?? NONE;
  const analysis = useChartAnalysis();
  const { view } = analysis;
  useExpectPicture(signedIn);
  useSampleInAddress(analysis.readSample);
  useAnalyzeShortcut(() => void analysis.analyze(), view === 'upload' || view === 'preview');
  return (
    <Page>
      <PageHeader
        title="Chart Analysis"
        lead="Upload a chart; every number in the answer is measured on it."
        meta={signedIn && <DailyUsage />}
      />
      <Stack gap="4">
        {analysis.state.failure && <FailureAlert failure={analysis.state.failure} />}
        {user && (view === 'upload' || view === 'preview') && <CreditsLeft user={user} />}
        <CurrentView analysis={analysis} signedOut={status === 'signed-out'} />
        {view === 'upload' && (!signedIn || isNew(history.data?.meta.total)) && (
          <SampleCharts onSample={(sample) => void analysis.readSample(sample)}>
            It costs no credit.
          </SampleCharts>
        )}
      </Stack>
      {history.isError && signedIn && (
        <Alert tone="warning" action={<RetryButton onClick={() => void history.refetch()} />}>
          Your previous analyses could not be loaded.
        </Alert>
      )}
      {analyses.length > 0 && <PreviousAnalyses analyses={analyses} />}
    </Page>
  );
}

/** Whoever has no more analyses than there are samples may have read nothing but samples. */
const isNew = (analyses: number | undefined): boolean => analyses !== undefined && analyses <= SAMPLES.length;

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button size="sm" variant="outline" onClick={onClick}>
      Retry
    </Button>
  );
}

function DailyUsage() {
  const { data } = useStats();
  if (!data) return null;
  return (
    <chakra.span title="Days are counted in UTC" fontVariantNumeric="tabular-nums">
      Daily Usage: {usageText(data)}
    </chakra.span>
  );
}

/** Before a credit is spent: that few are left, or that some expire soon. */
function CreditsLeft({ user }: { user: User }) {
  const notice = creditsNotice(user);
  if (!notice) return null;
  return (
    <chakra.p textStyle="body" color="fg.muted">
      {notice}. <TextLink href={paths.buyCredits}>Buy credits</TextLink>
    </chakra.p>
  );
}

function FailureAlert({ failure }: { failure: Failure }) {
  return (
    <Alert title={failure.message} action={failure.buy && <BuyLink what={failure.buy} />}>
      {failure.details.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Alert>
  );
}

function BuyLink({ what }: { what: 'credits' | 'plan' }) {
  return (
    <LinkButton size="sm" href={what === 'credits' ? paths.buyCredits : paths.pricing}>
      {what === 'credits' ? 'Buy credits' : 'See plans'}
    </LinkButton>
  );
}

interface ViewProps {
  analysis: ReturnType<typeof useChartAnalysis>;
  signedOut: boolean;
}

function CurrentView({ analysis, signedOut }: ViewProps) {
  const { state, view, pictureUrl, preview, pick, analyze, name, correct, reset } = analysis;
  if (view === 'analyzing') return <ProgressView stage={state.stage ?? 'copy'} pictureUrl={pictureUrl} />;
  if (view === 'result' && state.result?.analysis_json) return <GoToResult analysis={analysis} />;
  if (view === 'preview' && state.picture && pictureUrl) {
    return (
      <PreviewView
        pictureUrl={pictureUrl}
        preview={preview}
        fileName={state.picture.name}
        symbol={state.symbol}
        corrections={state.corrections}
        errors={analysis.errors}
        signedOut={signedOut}
        onSymbol={name}
        onCorrections={correct}
        onAnalyze={() => void analyze()}
        onReset={reset}
      />
    );
  }
  if (view === 'many' && state.many) {
    return (
      <Suspense fallback={<Skeleton h="24rem" />}>
        <ManyView files={state.many} signedOut={signedOut} onReset={reset} />
      </Suspense>
    );
  }
  return <UploadView onFiles={pick} />;
}

/** A result has an address of its own, so that it can be reloaded, linked and left by Back. */
function GoToResult({ analysis: { state } }: Pick<ViewProps, 'analysis'>) {
  const navigate = useNavigate();
  const keep = useKeepFreshResult();
  const { result, notices, picture } = state;
  const go = useEffectEvent(() => {
    keep(result!.id, { notices, picture });
    void navigate(analysisPath(result!.id));
  });
  useEffect(() => go(), []);
  return null;
}

/** `?sample=rising` reads that sample of ours at once. */
function useSampleInAddress(read: (sample: Sample) => Promise<void>): void {
  const [params, setParams] = useSearchParams();
  const sample = findSample(params.get('sample'));
  const readOnce = useEffectEvent(() => {
    setParams({}, { replace: true });
    void read(sample!);
  });
  useEffect(() => {
    if (sample) readOnce();
  }, [sample]);
}

/** Ctrl or Cmd with Enter analyses from anywhere on the screen. */
function useAnalyzeShortcut(analyze: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      analyze();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
