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

  toListed(): ListedAnalysis {
    return { ...this.#common(), analysis: this.brief ?? null };
  }

  toRecord(): AnalysisRecord {
    return {
      ...this.#common(),
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

  #common() {
    return {
      id: this.id,
      ownerId: this.user_id,
      createdAt: this.created_at,
      symbol: this.symbol,
      status: this.status,
      imageId: this.image_id,
      picture: { width: this.picture_width, height: this.picture_height, mimeType: this.picture_mime_type },
      refusal: this.refusal,
      tags: this.tags,
      note: this.note,
      outcome: this.outcome ?? null,
    };
  }
}
