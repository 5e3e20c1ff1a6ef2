import { Model } from 'objection';
import type { AnalysisJson } from '../../../domain/analysis/analysis-json-types.ts';
import type { GradeOutcome } from '../../../domain/analysis/follow-up/grade-types.ts';
import type {
  AnalysisBrief,
  AnalysisNotice,
  AnalysisRecord,
  AnalysisStatus,
  ListedAnalysis,
} from '../../../ports/analysis/analysis-store.ts';
import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type { ChartReadout, ReadingRefusal } from '../../../ports/analysis/chart-reading.ts';

/** A row of analysis_analyses; `reading`, `hints` and `brief` are absent when they were not selected. */
export class AnalysisModel extends Model {
  static override tableName = 'analysis_analyses';
  static override jsonAttributes = ['analysis_json', 'reading', 'refusal', 'notices', 'hints'];

  declare id: string;
  declare user_id: string;
  declare created_at: Date;
  declare symbol: string;
  declare status: AnalysisStatus;
  declare image_id: string | null;
  declare picture_sha256: string;
  declare picture_width: number;
  declare picture_height: number;
  declare picture_mime_type: string;
  declare analysis_json: AnalysisJson | null;
  declare reading?: ChartReadout | null;
  declare refusal: ReadingRefusal | null;
  declare notices: AnalysisNotice[];
  declare hints?: ChartHints | null;
  declare provider_notice: string | null;
  declare alive_at: Date;
  declare ended_at: Date | null;
  declare tags: string[];
  declare note: string;
  declare symbol_key: string;
  declare reader_version?: number | null;
  declare read_from?: string | null;
  declare read_again?: boolean;
  /** Not a column: selected where it is shown. */
  declare outcome?: GradeOutcome | null;
  /** Not columns either. */
  declare read_again_as?: string | null;
  declare tried_by?: number | null;
  /** Not a column: what lists show of `analysis_json`. */
  declare brief?: AnalysisBrief | null;

  toRecord(): AnalysisRecord {
    return {
      ...commonOf(this),
      analysis: this.analysis_json,
      readout: this.reading ?? null,
      notices: this.notices,
      providerNotice: this.provider_notice,
      hints: this.hints ?? null,
      reader:
        this.reader_version === undefined
          ? null
          : {
              version: this.reader_version,
              readFrom: this.read_from ?? null,
              readAgainAs: this.read_again_as ?? null,
              triedBy: this.tried_by ?? null,
            },
    };
  }
}

type CommonRow = Pick<
  AnalysisModel,
  | 'id'
  | 'user_id'
  | 'created_at'
  | 'symbol'
  | 'status'
  | 'image_id'
  | 'picture_width'
  | 'picture_height'
  | 'picture_mime_type'
  | 'refusal'
  | 'tags'
  | 'note'
  | 'outcome'
>;

/** What a list selects of a row. */
export type ListedRow = CommonRow & Pick<AnalysisModel, 'brief'>;

export const listedOf = (row: ListedRow): ListedAnalysis => ({
  ...commonOf(row),
  analysis: row.brief ?? null,
});

function commonOf(row: CommonRow) {
  return {
    id: row.id,
    ownerId: row.user_id,
    createdAt: row.created_at,
    symbol: row.symbol,
    status: row.status,
    imageId: row.image_id,
    picture: { width: row.picture_width, height: row.picture_height, mimeType: row.picture_mime_type },
    refusal: row.refusal,
    tags: row.tags,
    note: row.note,
    outcome: row.outcome ?? null,
  };
}
