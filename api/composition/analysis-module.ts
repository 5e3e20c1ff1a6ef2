import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { pooledPictureAnnotator } from '../adapters/annotation/pooled-picture-annotator.ts';
import { pooledSharePainter } from '../adapters/annotation/pooled-share-painter.ts';
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
import { pooledThumbnailMaker } from '../adapters/images/pooled-thumbnail-maker.ts';
import { PooledPictureInspector } from '../adapters/images/pooled-picture-inspector.ts';
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
import { pooledReportPrinter } from '../adapters/pdf/pooled-report-printer.ts';
import { PooledSeriesAnalyst } from '../adapters/series-analysis/pooled-series-analyst.ts';
import { PiscinaPool } from '../adapters/worker-pool/piscina-pool.ts';
import {
  analysesData,
  eraseAnalyses,
  followUpsData,
  remindersData,
  sharesData,
  watchlistData,
} from '../application/analysis/analyses-data.ts';
import { correctionsData, eraseLearning, reportsData } from '../application/analysis/learning-data.ts';
import type { ImageStore } from '../ports/analysis/image-store.ts';
import type { Log } from '../ports/shared/log.ts';
import type { ChartWitness } from '../ports/analysis/chart-witness.ts';
import type { Narrator } from '../ports/analysis/narrator.ts';
import type { WorkerPool } from '../ports/shared/worker-pool.ts';
import type { Drivers } from './drivers.ts';
import type { Environment } from './environment.ts';
import type { ModelParts } from './model-parts.ts';
import * as analysis from '../application/analysis/index.ts';
import { tokens } from './tokens.ts';
import { type Bind, call, provide, setting, type Source, wire, wireAll } from './wire.ts';

/** Pictures that may wait to be inspected, computed or drawn in one process. These lie in memory. */
const PICTURES_WAITING = 50;
const READING_HEAP_MB = 512;
const PICTURE_HEAP_MB = 256;
/** One thread of each pool stays this long after its last job: who reads a chart often reads another within minutes. */
const WARM_MS = 5 * 60_000;

/** Pictures, readings, analyses and their grades. */
export const analysisModule = new ContainerModule(({ bind }) => {
  wireAll(bind, analysis, {
    FileAddresses: { publicUrl: setting('publicUrl') },
  });
  bindOutside(bind);
  provide(bind, tokens.jobTask, failInterruptedAnalysesTask);
  provide(bind, tokens.jobTask, removeOrphanImagesTask);
  provide(bind, tokens.jobTask, sealStoredPlansTask);
  provide(bind, tokens.personalDataSource, analysesData);
  provide(bind, tokens.jobTask, purgeSharesTask);
  provide(bind, tokens.jobTask, sendRemindersTask);
  provide(bind, tokens.personalDataSource, followUpsData);
  provide(bind, tokens.personalDataSource, remindersData);
  provide(bind, tokens.personalDataSource, watchlistData);
  provide(bind, tokens.personalDataSource, sharesData);
  provide(bind, tokens.personalDataSource, correctionsData);
  provide(bind, tokens.personalDataSource, reportsData);
  provide(bind, tokens.personalDataEraser, eraseLearning);
  provide(bind, tokens.personalDataEraser, eraseAnalyses);
});

/** The operations of analysis. */
export const analysisOperations = (from: Source) => ({
  ...call(from, analysisHandlers),
  ...call(from, followUpHandlers),
  ...call(from, historyHandlers),
  ...call(from, wrongReadingsHandlers),
  ...call(from, shareHandlers, { publicUrl: setting('publicUrl') }),
  ...call(from, reminderHandlers),
  ...call(from, recordHandlers),
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
  provide(bind, tokens.thumbnailMaker, pooledThumbnailMaker);
  wire(bind, tokens.analyst, PooledSeriesAnalyst, { pool: tokens.picturePool });
  provide(bind, tokens.reportPrinter, pooledReportPrinter);
  provide(bind, tokens.annotator, pooledPictureAnnotator);
  provide(bind, tokens.sharePainter, pooledSharePainter);
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
  const bounds = {
    threads: threads ?? spare,
    queue: waiting,
    heapMb: READING_HEAP_MB,
    lastIdleMs: WARM_MS,
  };
  return new PiscinaPool({ ...bounds, onWorkerLost: warnOfWorker(log) });
}

function openPicturePool({ log }: { log: Log }): WorkerPool {
  const bounds = { threads: 1, queue: PICTURES_WAITING, heapMb: PICTURE_HEAP_MB, lastIdleMs: WARM_MS };
  return new PiscinaPool({ ...bounds, onWorkerLost: warnOfWorker(log) });
}

const warnOfWorker = (log: Log) => (error: Error) =>
  log.warn({ err: error }, 'A worker broke between two jobs');

function closePools({ readingPool, picturePool }: { readingPool: WorkerPool; picturePool: WorkerPool }) {
  return async () => void (await Promise.all([readingPool.close(), picturePool.close()]));
}

function openImageStore({
  environment,
  drivers,
  log,
}: {
  environment: Environment;
  drivers: Drivers;
  log: Log;
}): ImageStore {
  const { dataDir, s3Bucket, s3Region, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } = environment;
  if (!drivers.s3) return new FsImageStore({ folder: join(dataDir, 'images'), log });
  const credentials = { accessKeyId: s3AccessKeyId ?? '', secretAccessKey: s3SecretAccessKey ?? '' };
  const bucket = { bucket: s3Bucket ?? '', region: s3Region, endpoint: s3Endpoint ?? null, credentials };
  return new drivers.s3.S3ImageStore({ ...bucket, log });
}

function chooseNarrator({ provider, ...model }: ModelParts): Narrator {
  return provider === 'local' ? new LocalNarrator() : new AnthropicNarrator(model);
}

function chooseWitness({ provider, ...model }: ModelParts & { pool: WorkerPool }): ChartWitness {
  return provider === 'local' ? new NoWitness() : new AnthropicWitness(model);
}
