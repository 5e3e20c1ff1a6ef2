import type { FileAddresses } from '../../../application/analysis/file-addresses.ts';
import type { AnalysisStats } from '../../../application/analysis/get-analysis-stats.ts';
import type { IndicatorCurves } from '../../../application/analysis/get-indicator-curves.ts';
import type { SeriesExport } from '../../../application/analysis/get-analysis-series.ts';
import { READER_VERSION } from '../../../domain/analysis/reader-version.ts';
import type { AnalysisRecord, ListedAnalysis } from '../../../ports/analysis/analysis-store.ts';
import type { components } from '../generated/contract.ts';
import { presentHitRate } from './follow-up-presenters.ts';

type Schemas = components['schemas'];

/** A whole analysis; `reading` is there when the record brings its readout. */
export function presentAnalysis(record: AnalysisRecord, addresses: FileAddresses): Schemas['AnalysisRecord'] {
  const { analysis, readout, imageId, picture, providerNotice, hints } = record;
  return {
    id: record.id,
    created_at: record.createdAt.toISOString(),
    symbol: record.symbol,
    status: record.status,
    ...pictureAddresses(imageId, addresses),
    picture: { width: picture.width, height: picture.height, mime_type: picture.mimeType },
    analysis_json:
      analysis === null ? null : { ...analysis, ...(readout === null ? {} : { reading: readout }) },
    refusal: record.refusal,
    notices: record.notices,
    tags: record.tags,
    note: record.note,
    outcome: record.outcome,
    ...(hints === null ? {} : { hints }),
    ...presentReader(record),
    ...(providerNotice === null ? {} : { provider_notice: providerNotice }),
  };
}

/** Characters of a summary in a list; a card has room for three lines. */
const SUMMARY_CHARACTERS = 240;

/** An analysis as lists carry it. */
export function presentListed(record: ListedAnalysis, addresses: FileAddresses): Schemas['ListedAnalysis'] {
  const { analysis, refusal, imageId, picture } = record;
  return {
    id: record.id,
    created_at: record.createdAt.toISOString(),
    symbol: record.symbol,
    status: record.status,
    ...pictureAddresses(imageId, addresses),
    picture: { width: picture.width, height: picture.height, mime_type: picture.mimeType },
    analysis_json: analysis && { ...analysis, analysis_summary: shortened(analysis.analysis_summary) },
    refusal: refusal && { reason: refusal.reason },
    tags: record.tags,
    outcome: record.outcome,
  };
}

const pictureAddresses = (imageId: string | null, addresses: FileAddresses) => ({
  image_url: imageId === null ? null : addresses.of(imageId),
  thumbnail_url: imageId === null ? null : addresses.thumbnailOf(imageId),
});

function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARACTERS) return text;
  return `${text.slice(0, SUMMARY_CHARACTERS).replace(/\s+\S*$/u, '')}…`;
}

function presentReader({
  reader,
  status,
  imageId,
}: AnalysisRecord): Pick<Schemas['AnalysisRecord'], 'reader'> {
  if (reader === null) return {};
  const { version, readFrom, readAgainAs, triedBy } = reader;
  const newer = Math.max(version ?? 0, triedBy ?? 0) < READER_VERSION;
  return {
    reader: {
      version,
      current: READER_VERSION,
      can_read_again: newer && status === 'completed' && imageId !== null,
      read_from: readFrom,
      read_again_as: readAgainAs,
    },
  };
}

/** What staff see of somebody's analysis: neither the picture nor what was read on it. */
export function presentForStaff({
  id,
  createdAt,
  symbol,
  status,
  refusal,
}: ListedAnalysis): Schemas['UserAnalyses']['analyses'][number] {
  return { id, created_at: createdAt.toISOString(), symbol, status, refusal: refusal?.reason ?? null };
}

/** The counts under their wire names. */
export function presentStats(stats: AnalysisStats): Schemas['AnalysisStats'] {
  return {
    analyses: stats.analyses,
    completed: stats.completed,
    failed: stats.failed,
    analyzing: stats.analyzing,
    bullish: stats.bullish,
    bearish: stats.bearish,
    sideways: stats.sideways,
    accuracyPct: stats.accuracyPct,
    success_rate_pct: stats.successRatePct,
    with_plan: stats.withPlan,
    used_today: stats.usedToday,
    daily_limit: stats.dailyLimit,
    hit_rate: presentHitRate(stats.hitRate),
    ...(stats.rangeCoverage.graded > 0 && { range_coverage: stats.rangeCoverage }),
  };
}

/** The recovered series under its wire names. */
export function presentSeries(series: SeriesExport): Schemas['SeriesExport'] {
  return {
    analysis_id: series.analysisId,
    symbol: series.symbol,
    time_frame: series.timeFrame,
    scale: series.scale,
    scale_set_by_hand: series.scaleSetByHand,
    ...(series.hints ? { hints: series.hints } : {}),
    bars: series.bars,
  };
}

/** The curves, with as many digits as a drawing can use. */
export function presentCurves({ analysisId, indicators }: IndicatorCurves): Schemas['IndicatorCurves'] {
  const short = (value: number | null) => (value === null ? null : Number(value.toPrecision(9)));
  return {
    analysis_id: analysisId,
    indicators: indicators.map((one) => ({
      ...one,
      lines: one.lines.map(({ name, values }) => ({ name, values: values.map(short) })),
    })),
  };
}
