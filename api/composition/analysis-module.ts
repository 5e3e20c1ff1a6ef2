import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ContainerModule, type ContainerModuleLoadOptions } from 'inversify';
import { PooledPictureAnnotator } from '../adapters/annotation/pooled-picture-annotator.ts';
import { PooledChartReading } from '../adapters/chart-reading/pooled-chart-reading.ts';
import { FsImageStore } from '../adapters/images/fs-image-store.ts';
import { PooledPictureInspector } from '../adapters/images/pooled-picture-inspector.ts';
import { S3ImageStore } from '../adapters/images/s3-image-store.ts';
import { failInterruptedAnalysesTask, removeOrphanImagesTask } from '../adapters/jobs/analysis-tasks.ts';
import { PostgresAnalysisStore } from '../adapters/postgres/postgres-analysis-store.ts';
import { PostgresFollowUpStore } from '../adapters/postgres/postgres-follow-up-store.ts';
import { PostgresImageRecords } from '../adapters/postgres/postgres-image-records.ts';
import { PooledSeriesAnalyst } from '../adapters/series-analysis/pooled-series-analyst.ts';
import { PiscinaPool } from '../adapters/worker-pool/piscina-pool.ts';
import { AnalyzeChart } from '../application/analysis/analyze-chart.ts';
import { DeleteAnalysis } from '../application/analysis/delete-analysis.ts';
import { FailInterruptedAnalyses } from '../application/analysis/fail-interrupted-analyses.ts';
import { FileAddresses } from '../application/analysis/file-addresses.ts';
import { FindSubject } from '../application/analysis/find-subject.ts';
import { GetAnalysis } from '../application/analysis/get-analysis.ts';
import { GetAnalysisSeries } from '../application/analysis/get-analysis-series.ts';
import { GetAnalysisStats } from '../application/analysis/get-analysis-stats.ts';
import { GetAnnotatedPicture } from '../application/analysis/get-annotated-picture.ts';
import { GetFile } from '../application/analysis/get-file.ts';
import { GetIndicatorCurves } from '../application/analysis/get-indicator-curves.ts';
import { ListAnalyses } from '../application/analysis/list-analyses.ts';
import { MeasureChart } from '../application/analysis/measure-chart.ts';
import { PaidAnalyses } from '../application/analysis/paid-analyses.ts';
import { PictureShelf } from '../application/analysis/picture-shelf.ts';
import { RemoveOrphanImages } from '../application/analysis/remove-orphan-images.ts';
import { UploadChart } from '../application/analysis/upload-chart.ts';
import { UploadFile } from '../application/analysis/upload-file.ts';
import type { AnalysisStore } from '../ports/analysis-store.ts';
import type { ChartReading } from '../ports/chart-reading.ts';
import type { FollowUpStore } from '../ports/follow-up-store.ts';
import type { ImageRecords } from '../ports/image-records.ts';
import type { ImageStore } from '../ports/image-store.ts';
import type { Log } from '../ports/log.ts';
import type { Narrator } from '../ports/narrator.ts';
import type { PictureAnnotator } from '../ports/picture-annotator.ts';
import type { PictureInspector } from '../ports/picture-inspector.ts';
import type { SeriesAnalyst } from '../ports/series-analyst.ts';
import type { WorkerPool } from '../ports/worker-pool.ts';
import { creditsTokens } from './credits-module.ts';
import type { Environment } from './environment.ts';
import { token, tokens } from './tokens.ts';

/** What the analysis context is made of; tests put doubles in its outermost places. */
export const analysisTokens = {
  imageStore: token<ImageStore>('imageStore'),
  imageRecords: token<ImageRecords>('imageRecords'),
  analyses: token<AnalysisStore>('analyses'),
  /** Grades by later pictures. */
  followUps: token<FollowUpStore>('followUps'),
  /** Reads charts; long jobs. */
  readingPool: token<WorkerPool>('readingPool'),
  /** Inspects, computes and draws; short jobs, which need not wait behind the long ones. */
  picturePool: token<WorkerPool>('picturePool'),
  inspector: token<PictureInspector>('inspector'),
  reading: token<ChartReading>('reading'),
  analyst: token<SeriesAnalyst>('analyst'),
  annotator: token<PictureAnnotator>('annotator'),
  /** Bound by the module that knows the AI provider. */
  narrator: token<Narrator>('narrator'),
  addresses: token<FileAddresses>('addresses'),
  shelf: token<PictureShelf>('shelf'),
  subjects: token<FindSubject>('subjects'),
  measure: token<MeasureChart>('measure'),
  analyzeChart: token<AnalyzeChart>('analyzeChart'),
  paidAnalyses: token<PaidAnalyses>('paidAnalyses'),
};

/** Pictures that may wait for a thread, in each pool of one process. */
const WAITING = 50;
const READING_HEAP_MB = 512;
const PICTURE_HEAP_MB = 256;

const own = analysisTokens;

/** Pictures, readings and analyses. */
export const analysisModule = new ContainerModule((options) => {
  bindOutside(options.bind);
  bindUseCases(options.bind);
  bindJobs(options.bind);
});

type Bind = ContainerModuleLoadOptions['bind'];

/** What reaches out: storage, database, threads. */
function bindOutside(bind: Bind): void {
  bind(own.imageStore)
    .toResolvedValue(
      (environment, log) => openImageStore(environment, log),
      [tokens.environment, tokens.logger],
    )
    .inSingletonScope();
  bind(own.imageRecords).toResolvedValue((database) => new PostgresImageRecords(database), [tokens.database]);
  bind(own.analyses).toResolvedValue((database) => new PostgresAnalysisStore(database), [tokens.database]);
  bind(own.followUps).toResolvedValue((database) => new PostgresFollowUpStore(database), [tokens.database]);
  bind(own.readingPool)
    .toResolvedValue(
      ({ readerWorkers }) =>
        new PiscinaPool({ threads: readerWorkers ?? spareCores(), queue: WAITING, heapMb: READING_HEAP_MB }),
      [tokens.environment],
    )
    .inSingletonScope();
  bind(own.picturePool)
    .toResolvedValue(() => new PiscinaPool({ threads: 1, queue: WAITING, heapMb: PICTURE_HEAP_MB }))
    .inSingletonScope();
  bind(own.inspector).toResolvedValue((pool) => new PooledPictureInspector(pool), [own.picturePool]);
  bind(own.analyst).toResolvedValue((pool) => new PooledSeriesAnalyst(pool), [own.picturePool]);
  bind(own.annotator).toResolvedValue((pool) => new PooledPictureAnnotator(pool), [own.picturePool]);
  bind(own.reading).toResolvedValue(
    (pool, { readerTimeoutMs }) => new PooledChartReading(pool, readerTimeoutMs),
    [own.readingPool, tokens.environment],
  );
  bind(tokens.onClose).toResolvedValue(
    (reading, pictures) => async () => {
      await Promise.all([reading.close(), pictures.close()]);
    },
    [own.readingPool, own.picturePool],
  );
}

function bindUseCases(bind: Bind): void {
  bind(own.addresses).toResolvedValue(
    (hash, { publicUrl }) => new FileAddresses(hash, publicUrl),
    [tokens.keyedHash, tokens.environment],
  );
  bind(own.shelf).toResolvedValue(
    (store, records, unitOfWork, ids, clock) => new PictureShelf(store, records, unitOfWork, ids, clock),
    [own.imageStore, own.imageRecords, tokens.unitOfWork, tokens.ids, tokens.clock],
  );
  bind(own.analyzeChart).toResolvedValue(
    (subjects, measure, analyses, paid, shelf, ids, clock, log) =>
      new AnalyzeChart(subjects, measure, analyses, paid, shelf, ids, clock, log),
    [
      own.subjects,
      own.measure,
      own.analyses,
      own.paidAnalyses,
      own.shelf,
      tokens.ids,
      tokens.clock,
      tokens.logger,
    ],
  );
  bind(own.paidAnalyses).toResolvedValue(
    (analyses, charges, events, unitOfWork, clock) =>
      new PaidAnalyses(analyses, charges, events, unitOfWork, clock),
    [own.analyses, creditsTokens.chargeAnalysis, tokens.events, tokens.unitOfWork, tokens.clock],
  );
  bind(own.subjects).toResolvedValue(
    (addresses, images, shelf, inspector) => new FindSubject(addresses, images, shelf, inspector),
    [own.addresses, own.imageRecords, own.shelf, own.inspector],
  );
  bind(own.measure).toResolvedValue(
    (reading, analyst, narrator) => new MeasureChart(reading, analyst, narrator),
    [own.reading, own.analyst, own.narrator],
  );
  bind(tokens.analysisUseCases).toResolvedValue(
    (
      analyzeChart,
      analyses,
      followUps,
      images,
      store,
      shelf,
      inspector,
      annotator,
      addresses,
      ledger,
      unitOfWork,
      clock,
    ) => {
      const getAnalysis = new GetAnalysis(analyses, clock);
      return {
        analyzeChart,
        uploadFile: new UploadFile(inspector, shelf),
        uploadChart: new UploadChart(inspector, shelf),
        getFile: new GetFile(images, store, addresses, clock),
        getAnalysisStats: new GetAnalysisStats(analyses, ledger, followUps, clock),
        listAnalyses: new ListAnalyses(analyses, clock),
        getAnalysis,
        deleteAnalysis: new DeleteAnalysis(analyses, followUps, shelf, unitOfWork),
        getAnalysisSeries: new GetAnalysisSeries(getAnalysis),
        getIndicatorCurves: new GetIndicatorCurves(getAnalysis),
        getAnnotatedPicture: new GetAnnotatedPicture(getAnalysis, images, shelf, annotator),
        addresses,
        clock,
      };
    },
    [
      own.analyzeChart,
      own.analyses,
      own.followUps,
      own.imageRecords,
      own.imageStore,
      own.shelf,
      own.inspector,
      own.annotator,
      own.addresses,
      creditsTokens.ledger,
      tokens.unitOfWork,
      tokens.clock,
    ],
  );
}

function bindJobs(bind: Bind): void {
  bind(tokens.jobTask).toResolvedValue(
    (paid) => failInterruptedAnalysesTask(new FailInterruptedAnalyses(paid)),
    [own.paidAnalyses],
  );
  bind(tokens.jobTask).toResolvedValue(
    (images, shelf, clock) => removeOrphanImagesTask(new RemoveOrphanImages(images, shelf, clock)),
    [own.imageRecords, own.shelf, tokens.clock],
  );
}

/** All cores but one, which is left to answer requests. */
function spareCores(): number {
  return Math.max(1, availableParallelism() - 1);
}

function openImageStore(environment: Environment, log: Log): ImageStore {
  const { storageDriver, dataDir, s3Bucket, s3Region, s3Endpoint, s3AccessKeyId, s3SecretAccessKey } =
    environment;
  if (storageDriver === 'fs') return new FsImageStore(join(dataDir, 'images'), log);
  const credentials = { accessKeyId: s3AccessKeyId ?? '', secretAccessKey: s3SecretAccessKey ?? '' };
  const bucket = { bucket: s3Bucket ?? '', region: s3Region, endpoint: s3Endpoint ?? null, credentials };
  return new S3ImageStore(bucket, log);
}
