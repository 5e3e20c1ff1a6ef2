import { readFile } from 'node:fs/promises';
import type { AnalyzeChart } from '../../../application/analysis/analyze-chart.ts';
import type { DeleteAnalysis } from '../../../application/analysis/delete-analysis.ts';
import type { ExpectPicture } from '../../../application/analysis/expect-picture.ts';
import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { GetAnalysis } from '../../../application/analysis/get-analysis.ts';
import type { GetAnalysisSeries } from '../../../application/analysis/get-analysis-series.ts';
import type { GetAnalysisStats } from '../../../application/analysis/get-analysis-stats.ts';
import type { GetAnnotatedPicture } from '../../../application/analysis/get-annotated-picture.ts';
import type { GetThumbnail } from '../../../application/analysis/get-thumbnail.ts';
import type { GetFile } from '../../../application/analysis/get-file.ts';
import type { GetIndicatorCurves } from '../../../application/analysis/get-indicator-curves.ts';
import type { ListAnalyses } from '../../../application/analysis/list-analyses.ts';
import type { UploadChart } from '../../../application/analysis/upload-chart.ts';
import type { UploadFile } from '../../../application/analysis/upload-file.ts';
import type { Clock } from '../../../ports/shared/clock.ts';
import { signedIn, type Handlers } from '../handler.ts';
import {
  presentAnalysis,
  presentListed,
  presentForStaff,
  presentCurves,
  presentSeries,
  presentStats,
} from './analysis-presenters.ts';
import { analysisFailure } from './analysis-failure.ts';
import { csvAnswer } from '../csv.ts';
import { seriesColumns } from './series-columns.ts';
import { analyzeChartHandler } from './analyze-chart-handlers.ts';
import { presentReport } from './wrong-readings-handlers.ts';
import type { AnalysisStore } from '../../../ports/analysis/analysis-store.ts';
import type { ReadingReports } from '../../../ports/analysis/reading-reports.ts';

export interface AnalysisUseCases {
  expectPicture: ExpectPicture;
  uploadFile: UploadFile;
  uploadChart: UploadChart;
  getFile: GetFile;
  getThumbnail: GetThumbnail;
  analyzeChart: AnalyzeChart;
  getAnalysisStats: GetAnalysisStats;
  listAnalyses: ListAnalyses;
  getAnalysis: GetAnalysis;
  deleteAnalysis: DeleteAnalysis;
  getAnalysisSeries: GetAnalysisSeries;
  getIndicatorCurves: GetIndicatorCurves;
  getAnnotatedPicture: GetAnnotatedPicture;
  analyses: AnalysisStore;
  reports: ReadingReports;
  fileAddresses: FileAddresses;
  clock: Clock;
}

type AnalysisOperation =
  | 'expectPicture'
  | 'uploadFile'
  | 'getFile'
  | 'getThumbnail'
  | 'uploadChart'
  | 'analyzeChart'
  | 'getAnalysisStats'
  | 'listAnalyses'
  | 'listUserAnalyses'
  | 'getAnalysis'
  | 'deleteAnalysis'
  | 'getAnalysisSeries'
  | 'getIndicatorCurves'
  | 'getAnnotatedPicture';

/** How many of somebody's analyses staff see. */
const SHOWN_TO_STAFF = 20;
/** Pictures are private: no shared cache keeps them, and the browser only for the moment. */
const PRIVATE = { 'Cache-Control': 'private, max-age=300' };
/** A thumbnail never changes: the owner's browser asks for it once. */
const UNCHANGING = { 'Cache-Control': 'private, max-age=31536000, immutable' };

/** Answers of the analysis operations. */
export function analysisHandlers(useCases: AnalysisUseCases) {
  return {
    ...pictureHandlers(useCases),
    ...recordHandlers(useCases),
    analyzeChart: analyzeChartHandler(useCases.analyzeChart, useCases.fileAddresses),
  } satisfies Pick<Handlers, AnalysisOperation>;
}

function pictureHandlers({
  expectPicture,
  uploadFile,
  uploadChart,
  getFile,
  getThumbnail,
  getAnnotatedPicture,
  fileAddresses,
  clock,
}: AnalysisUseCases) {
  return {
    async expectPicture() {
      expectPicture.run();
      return { status: 204 };
    },

    async uploadFile(request) {
      const bytes = await readFile(request.body.file.path);
      const options = { withCopy: request.query.copy ?? true };
      const result = await uploadFile.run(signedIn(request).user.id, bytes, options);
      if (!result.ok) return analysisFailure(result.error);
      const { image, copyDataUrl } = result.value;
      const body = {
        file_id: image.id,
        file_url: fileAddresses.of(image.id),
        signed_url: fileAddresses.signed(image.id, clock.now()),
        ...(copyDataUrl === null ? {} : { file_data_url: copyDataUrl }),
        mime_type: image.mimeType,
        width: image.width,
        height: image.height,
        bytes: image.bytes,
      };
      return { status: 201, body };
    },

    async uploadChart(request) {
      const result = await uploadChart.run(signedIn(request).user.id, request.body.file_data_url);
      if (!result.ok) return analysisFailure(result.error);
      const { id } = result.value;
      return {
        status: 201,
        body: { image_url: fileAddresses.of(id), signed_url: fileAddresses.signed(id, clock.now()) },
      };
    },

    async getFile({ path, query, caller }) {
      const { expires, signature } = query;
      const asked = { fileId: path.file_id, callerId: caller?.user.id ?? null, expires, signature };
      const result = await getFile.run(asked);
      if (!result.ok) return analysisFailure(result.error);
      const { image, stream } = result.value;
      const headers = { ...PRIVATE, 'Content-Length': String(image.bytes) };
      return { status: 200, stream, contentType: image.mimeType, headers };
    },

    async getThumbnail(request) {
      const result = await getThumbnail.run(signedIn(request).user.id, request.path.file_id);
      if (!result.ok) return analysisFailure(result.error);
      return {
        status: 200,
        stream: Buffer.from(result.value),
        contentType: 'image/webp',
        headers: UNCHANGING,
      };
    },

    async getAnnotatedPicture(request) {
      const result = await getAnnotatedPicture.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      return { status: 200, stream: Buffer.from(result.value), contentType: 'image/png', headers: PRIVATE };
    },
  } satisfies Partial<Handlers>;
}

function recordHandlers(useCases: AnalysisUseCases) {
  const { fileAddresses } = useCases;
  return {
    async getAnalysisStats(request) {
      return { status: 200, body: presentStats(await useCases.getAnalysisStats.run(signedIn(request).user)) };
    },

    async listAnalyses(request) {
      const { limit = 50, offset = 0, q, status, trend, refused, tag } = request.query;
      const filter = { limit, offset, q, status, trend, refused, tag };
      const page = await useCases.listAnalyses.run(signedIn(request).user, filter);
      const analyses = page.records.map((record) => presentListed(record, fileAddresses));
      const { total, hidden, window } = page;
      const meta = { total, limit, offset, history_window: window, hidden };
      return { status: 200, body: { analyses, meta } };
    },

    async listUserAnalyses({ path }) {
      const page = await useCases.analyses.list(path.user_id, { limit: SHOWN_TO_STAFF, offset: 0 });
      return { status: 200, body: { analyses: page.records.map(presentForStaff), total: page.total } };
    },

    async getAnalysis(request) {
      const result = await useCases.getAnalysis.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      const report = await useCases.reports.find(result.value.id);
      const reported = report === null ? {} : { reading_report: presentReport(report) };
      return {
        status: 200,
        body: { analysis: { ...presentAnalysis(result.value, fileAddresses), ...reported } },
      };
    },

    async deleteAnalysis(request) {
      const result = await useCases.deleteAnalysis.run(signedIn(request).user.id, request.path.analysis_id);
      return result.ok ? { status: 204 } : analysisFailure(result.error);
    },

    async getIndicatorCurves(request) {
      const { user } = signedIn(request);
      const result = await useCases.getIndicatorCurves.run(user, request.path.analysis_id);
      return result.ok ? { status: 200, body: presentCurves(result.value) } : analysisFailure(result.error);
    },

    async getAnalysisSeries(request) {
      const result = await useCases.getAnalysisSeries.run(signedIn(request).user, request.path.analysis_id);
      if (!result.ok) return analysisFailure(result.error);
      if (request.query.format !== 'csv') return { status: 200, body: presentSeries(result.value) };
      const name = `series-${result.value.analysisId}.csv`;
      const answer = csvAnswer(name, seriesColumns(result.value), result.value.bars);
      return { ...answer, headers: { ...answer.headers, ...PRIVATE } };
    },
  } satisfies Partial<Handlers>;
}
