import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { PooledPictureAnnotator } from '../adapters/annotation/pooled-picture-annotator.ts';
import { PooledSharePainter } from '../adapters/annotation/pooled-share-painter.ts';
import { AnthropicWitness } from '../adapters/anthropic/anthropic-witness.ts';
import { AnthropicNarrator } from '../adapters/anthropic/anthropic-narrator.ts';
import { MessagesClient } from '../adapters/anthropic/messages-client.ts';
import { ProviderReports } from '../adapters/anthropic/provider-reports.ts';
import { ReaderHintCheck } from '../adapters/chart-reading/reader-hint-check.ts';
import { PooledChartReading } from '../adapters/chart-reading/pooled-chart-reading.ts';
import { ReaderProbe } from '../adapters/health/reader-probe.ts';
import { StorageProbe } from '../adapters/health/storage-probe.ts';
import { analysisHandlers } from '../adapters/http/analysis/analysis-handlers.ts';
import { followUpHandlers } from '../adapters/http/analysis/follow-ups-handlers.ts';
import { historyHandlers } from '../adapters/http/analysis/history-handlers.ts';
import { reminderHandlers } from '../adapters/http/analysis/reminder-handlers.ts';
import { shareHandlers } from '../adapters/http/analysis/share-handlers.ts';
import { recordHandlers } from '../adapters/http/analysis/record-handlers.ts';
import { wrongReadingsHandlers } from '../adapters/http/analysis/wrong-readings-handlers.ts';
import { FsImageStore } from '../adapters/images/fs-image-store.ts';
import { PooledThumbnailMaker } from '../adapters/images/pooled-thumbnail-maker.ts';
import { PooledPictureInspector } from '../adapters/images/pooled-picture-inspector.ts';
import { S3ImageStore } from '../adapters/images/s3-image-store.ts';
import {
  purgeSharesTask,
  failInterruptedAnalysesTask,
  removeOrphanImagesTask,
  sealStoredPlansTask,
  sendRemindersTask,
} from '../adapters/jobs/analysis-tasks.ts';
import { NoWitness } from '../adapters/narration/no-witness.ts';
import { LocalNarrator } from '../adapters/narration/local-narrator.ts';
import { PostgresAnalysisStore } from '../adapters/postgres/analysis/postgres-analysis-store.ts';
import { PostgresCorrectionStore } from '../adapters/postgres/analysis/postgres-correction-store.ts';
import { PostgresFollowUpStore } from '../adapters/postgres/analysis/postgres-follow-up-store.ts';
import { PostgresImageRecords } from '../adapters/postgres/analysis/postgres-image-records.ts';
import { PostgresPlanRecord } from '../adapters/postgres/analysis/postgres-plan-record.ts';
import { PostgresReadingReports } from '../adapters/postgres/analysis/postgres-reading-reports.ts';
import { PostgresReminderStore } from '../adapters/postgres/analysis/postgres-reminder-store.ts';
import { PostgresShareStore } from '../adapters/postgres/analysis/postgres-share-store.ts';
import { PostgresWatchlist } from '../adapters/postgres/analysis/postgres-watchlist.ts';
import { PooledReportPrinter } from '../adapters/pdf/pooled-report-printer.ts';
import { PooledSeriesAnalyst } from '../adapters/series-analysis/pooled-series-analyst.ts';
import { PiscinaPool } from '../adapters/worker-pool/piscina-pool.ts';
import { TryCounter } from '../application/accounts/try-counter.ts';
import {
  analysesData,
  eraseAnalyses,
  followUpsData,
  remindersData,
  sharesData,
  watchlistData,
} from '../application/analysis/analyses-data.ts';
import { AnnotateAnalysis } from '../application/analysis/annotate-analysis.ts';
import { AnalysisReminder } from '../application/analysis/analysis-reminder.ts';
import { AnalyzeChart } from '../application/analysis/analyze-chart.ts';
import { DecideLearning } from '../application/analysis/decide-learning.ts';
import { DeleteAnalyses } from '../application/analysis/delete-analyses.ts';
import { DeleteAnalysis } from '../application/analysis/delete-analysis.ts';
import { ExportAnalyses } from '../application/analysis/export-analyses.ts';
import { FileAddresses } from '../application/analysis/file-addresses.ts';
import { FindSubject } from '../application/analysis/find-subject.ts';
import { GetAnalysisSeries } from '../application/analysis/get-analysis-series.ts';
import { GetAnalysisStats } from '../application/analysis/get-analysis-stats.ts';
import { GetAnalysis } from '../application/analysis/get-analysis.ts';
import { GetAnnotatedPicture } from '../application/analysis/get-annotated-picture.ts';
import { GetFile } from '../application/analysis/get-file.ts';
import { GetIndicatorCurves } from '../application/analysis/get-indicator-curves.ts';
import { GetPlanSeal } from '../application/analysis/get-plan-seal.ts';
import { GetReport } from '../application/analysis/get-report.ts';
import { GetThumbnail } from '../application/analysis/get-thumbnail.ts';
import { GetWatchlist } from '../application/analysis/get-watchlist.ts';
import { GetRecord } from '../application/analysis/get-record.ts';
import { GradeAnalysis } from '../application/analysis/grade-analysis.ts';
import { correctionsData, eraseLearning, reportsData } from '../application/analysis/learning-data.ts';
import { ListAnalyses } from '../application/analysis/list-analyses.ts';
import { ListFollowUps } from '../application/analysis/list-follow-ups.ts';
import { MeasureChart } from '../application/analysis/measure-chart.ts';
import { PaidAnalyses } from '../application/analysis/paid-analyses.ts';
import { PictureStorage } from '../application/analysis/picture-storage.ts';
import { OpenShare } from '../application/analysis/open-share.ts';
import { ProveRecord } from '../application/analysis/prove-record.ts';
import { ReadChart } from '../application/analysis/read-chart.ts';
import { ReadAgain } from '../application/analysis/read-again.ts';
import { ReadCorrections } from '../application/analysis/read-corrections.ts';
import { RemoveOrphanImages } from '../application/analysis/remove-orphan-images.ts';
import { ReportReading } from '../application/analysis/report-reading.ts';
import { RunAnalysis } from '../application/analysis/run-analysis.ts';
import { ShareAnalysis } from '../application/analysis/share-analysis.ts';
import { SendReminders } from '../application/analysis/send-reminders.ts';
import { SealStoredPlans } from '../application/analysis/seal-stored-plans.ts';
import { UploadChart } from '../application/analysis/upload-chart.ts';
import { UploadFile } from '../application/analysis/upload-file.ts';
import { WatchSymbol } from '../application/analysis/watch-symbol.ts';
import { AnalysisCharges } from '../application/credits/analysis-charges.ts';
import { WrongReadingCredits } from '../application/credits/wrong-reading-credits.ts';
import type { ImageStore } from '../ports/analysis/image-store.ts';
import type { Log } from '../ports/shared/log.ts';
import type { ChartWitness } from '../ports/analysis/chart-witness.ts';
import type { Narrator } from '../ports/analysis/narrator.ts';
import type { WorkerPool } from '../ports/shared/worker-pool.ts';
import type { Environment } from './environment.ts';
import type { ModelParts } from './model-parts.ts';
import { tokens } from './tokens.ts';
import { type Bind, call, provide, setting, type Source, wire } from './wire.ts';

/** Pictures that may wait to be inspected, computed or drawn in one process. These lie in memory. */
const PICTURES_WAITING = 50;
const READING_HEAP_MB = 512;
const PICTURE_HEAP_MB = 256;

/** Pictures, readings, analyses and their grades. */
export const analysisModule = new ContainerModule(({ bind }) => {
  bindOutside(bind);
  wire(bind, FileAddresses, { publicUrl: setting('publicUrl') });
  wire(bind, PaidAnalyses, { charges: AnalysisCharges });
  wire(bind, PictureStorage);
  wire(bind, AnalyzeChart, { subjects: FindSubject, RunAnalysis, paid: PaidAnalyses, PictureStorage });
  wire(bind, RunAnalysis, { measure: MeasureChart, paid: PaidAnalyses });
  wire(bind, ReadAgain, { GetAnalysis, paid: PaidAnalyses, RunAnalysis, PictureStorage });
  wire(bind, ReportReading, { GetAnalysis, credits: WrongReadingCredits });
  wire(bind, DecideLearning);
  wire(bind, ReadCorrections, { PictureStorage });
  wire(bind, AnalysisReminder, { GetAnalysis });
  wire(bind, SendReminders);
  wire(bind, AnnotateAnalysis);
  wire(bind, DeleteAnalyses, { DeleteAnalysis });
  wire(bind, ExportAnalyses, { list: ListAnalyses });
  wire(bind, GetReport, { GetAnalysis, annotated: GetAnnotatedPicture });
  wire(bind, GetThumbnail, { PictureStorage });
  wire(bind, GetWatchlist);
  wire(bind, WatchSymbol);
  wire(bind, DeleteAnalysis, { PictureStorage });
  wire(bind, FindSubject, { addresses: FileAddresses, PictureStorage });
  wire(bind, GetAnalysisSeries, { GetAnalysis });
  wire(bind, GetAnalysisStats, { ledger: tokens.creditLedger });
  wire(bind, GetAnalysis);
  wire(bind, GetAnnotatedPicture, { GetAnalysis, PictureStorage });
  wire(bind, GetFile, { addresses: FileAddresses });
  wire(bind, GetIndicatorCurves, { GetAnalysis });
  wire(bind, GetPlanSeal, { GetAnalysis });
  wire(bind, GetRecord);
  wire(bind, GradeAnalysis, { subjects: FindSubject, GetAnalysis, PictureStorage, tries: TryCounter });
  wire(bind, ListAnalyses);
  wire(bind, ListFollowUps, { GetAnalysis });
  wire(bind, ReadChart);
  wire(bind, MeasureChart, { ReadChart });
  wire(bind, OpenShare, { tries: TryCounter });
  wire(bind, ProveRecord);
  wire(bind, RemoveOrphanImages, { PictureStorage });
  wire(bind, SealStoredPlans);
  wire(bind, ShareAnalysis, { GetAnalysis, annotated: GetAnnotatedPicture });
  wire(bind, UploadChart, { PictureStorage });
  wire(bind, UploadFile, { PictureStorage });
  provide(bind, tokens.jobTask, failInterruptedAnalysesTask, { paid: PaidAnalyses });
  provide(bind, tokens.jobTask, removeOrphanImagesTask, { removeOrphans: RemoveOrphanImages });
  provide(bind, tokens.jobTask, sealStoredPlansTask, { sealPlans: SealStoredPlans });
  provide(bind, tokens.personalDataSource, analysesData);
  provide(bind, tokens.jobTask, purgeSharesTask);
  provide(bind, tokens.jobTask, sendRemindersTask, { sendReminders: SendReminders });
  provide(bind, tokens.personalDataSource, followUpsData);
  provide(bind, tokens.personalDataSource, remindersData);
  provide(bind, tokens.personalDataSource, watchlistData);
  provide(bind, tokens.personalDataSource, sharesData);
  provide(bind, tokens.personalDataSource, correctionsData);
  provide(bind, tokens.personalDataSource, reportsData);
  provide(bind, tokens.personalDataEraser, eraseLearning);
  provide(bind, tokens.personalDataEraser, eraseAnalyses, { PictureStorage });
});

/** The operations of analysis. */
export const analysisOperations = (from: Source) => ({
  ...call(from, analysisHandlers, {
    UploadFile,
    UploadChart,
    GetFile,
    GetThumbnail,
    AnalyzeChart,
    GetAnalysisStats,
    ListAnalyses,
    GetAnalysis,
    DeleteAnalysis,
    GetAnalysisSeries,
    GetIndicatorCurves,
    GetAnnotatedPicture,
    addresses: FileAddresses,
  }),
  ...call(from, followUpHandlers, { GradeAnalysis, ListFollowUps, addresses: FileAddresses }),
  ...call(from, historyHandlers, {
    AnnotateAnalysis,
    DeleteAnalyses,
    ExportAnalyses,
    GetReport,
    GetWatchlist,
    WatchSymbol,
    addresses: FileAddresses,
  }),
  ...call(from, wrongReadingsHandlers, {
    ReportReading,
    ReadAgain,
    DecideLearning,
    ledger: tokens.creditLedger,
    addresses: FileAddresses,
  }),
  ...call(from, shareHandlers, {
    ShareAnalysis,
    OpenShare,
    GetAnalysis,
    publicUrl: setting('publicUrl'),
  }),
  ...call(from, reminderHandlers, { AnalysisReminder }),
  ...call(from, recordHandlers, { GetRecord, GetPlanSeal }),
});

/** What reaches out: storage, database, threads, the provider of narratives. */
function bindOutside(bind: Bind): void {
  provide(bind, tokens.imageStore, openImageStore);
  wire(bind, tokens.images, PostgresImageRecords);
  wire(bind, tokens.analyses, PostgresAnalysisStore);
  wire(bind, tokens.watchlist, PostgresWatchlist);
  wire(bind, tokens.corrections, PostgresCorrectionStore);
  wire(bind, tokens.reports, PostgresReadingReports);
  wire(bind, tokens.shares, PostgresShareStore);
  wire(bind, tokens.reminders, PostgresReminderStore);
  wire(bind, tokens.followUps, PostgresFollowUpStore);
  wire(bind, tokens.planRecord, PostgresPlanRecord);
  provide(bind, tokens.readingPool, openReadingPool, {
    threads: setting('readerWorkers'),
    waiting: setting('readerWaiting'),
  });
  provide(bind, tokens.picturePool, openPicturePool);
  wire(bind, tokens.inspector, PooledPictureInspector, { pool: tokens.picturePool });
  wire(bind, tokens.thumbnailMaker, PooledThumbnailMaker, { pool: tokens.picturePool });
  wire(bind, tokens.analyst, PooledSeriesAnalyst, { pool: tokens.picturePool });
  wire(bind, tokens.reportPrinter, PooledReportPrinter, { pool: tokens.picturePool });
  wire(bind, tokens.annotator, PooledPictureAnnotator, { pool: tokens.picturePool });
  wire(bind, tokens.sharePainter, PooledSharePainter, { pool: tokens.picturePool });
  wire(bind, tokens.hintCheck, ReaderHintCheck);
  wire(bind, tokens.reading, PooledChartReading, {
    pool: tokens.readingPool,
    timeLimitMs: setting('readerTimeoutMs'),
  });
  provide(bind, tokens.narrator, chooseNarrator, {
    provider: setting('aiProvider'),
    client: MessagesClient,
    reports: ProviderReports,
  });
  provide(bind, tokens.chartWitness, chooseWitness, {
    provider: setting('aiProvider'),
    client: MessagesClient,
    reports: ProviderReports,
    pool: tokens.picturePool,
  });
  wire(bind, tokens.healthProbe, StorageProbe);
  wire(bind, tokens.healthProbe, ReaderProbe, { pool: tokens.readingPool });
  provide(bind, tokens.onClose, closePools);
}

function openReadingPool(chosen: { threads: number | undefined; waiting: number; log: Log }): WorkerPool {
  const { threads, waiting, log } = chosen;
  // All cores but one, which is left to answer requests.
  const spare = Math.max(1, availableParallelism() - 1);
  const bounds = { threads: threads ?? spare, queue: waiting, heapMb: READING_HEAP_MB };
  return new PiscinaPool({ ...bounds, onWorkerLost: warnOfWorker(log) });
}

function openPicturePool({ log }: { log: Log }): WorkerPool {
  const bounds = { threads: 1, queue: PICTURES_WAITING, heapMb: PICTURE_HEAP_MB };
  return new PiscinaPool({ ...bounds, onWorkerLost: warnOfWorker(log) });
}

const warnOfWorker = (log: Log) => (error: Error) =>
  log.warn({ err: error }, 'A worker broke between two jobs');

function closePools({ readingPool, picturePool }: { readingPool: WorkerPool; picturePool: WorkerPool }) {
  return async () => void (await Promise.all([readingPool.close(), picturePool.close()]));
}

function openImageStore({ environment, log }: { environment: Environment; log: Log }): ImageStore {
  const { storageDriver, dataDir, s3Bucket, s3Region, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } =
    environment;
  if (storageDriver === 'fs') return new FsImageStore({ folder: join(dataDir, 'images'), log });
  const credentials = { accessKeyId: s3AccessKeyId ?? '', secretAccessKey: s3SecretAccessKey ?? '' };
  const bucket = { bucket: s3Bucket ?? '', region: s3Region, endpoint: s3Endpoint ?? null, credentials };
  return new S3ImageStore({ ...bucket, log });
}

function chooseNarrator({ provider, ...model }: ModelParts): Narrator {
  return provider === 'local' ? new LocalNarrator() : new AnthropicNarrator(model);
}

function chooseWitness({ provider, ...model }: ModelParts & { pool: WorkerPool }): ChartWitness {
  return provider === 'local' ? new NoWitness() : new AnthropicWitness(model);
}
