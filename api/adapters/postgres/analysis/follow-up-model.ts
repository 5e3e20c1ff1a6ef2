import { Model } from 'objection';
import type { Alignment } from '../../../domain/analysis/follow-up/align-series.ts';
import type { Grade } from '../../../domain/analysis/follow-up/grade-types.ts';
import type { ChartHints } from '../../../ports/analysis/chart-hints.ts';
import type { FollowUp } from '../../../ports/analysis/follow-up-store.ts';

/** A row of analysis_follow_ups. */
export class FollowUpModel extends Model {
  static override tableName = 'analysis_follow_ups';
  static override jsonAttributes = ['alignment', 'grade', 'hints'];

  declare id: string;
  declare analysis_id: string;
  declare created_at: Date;
  declare image_id: string | null;
  declare picture_sha256: string;
  declare hints: ChartHints | null;
  declare alignment: Alignment;
  declare grade: Grade;
  declare risk_reward: number;

  toFollowUp(): FollowUp {
    return {
      id: this.id,
      analysisId: this.analysis_id,
      createdAt: this.created_at,
      imageId: this.image_id,
      pictureSha256: this.picture_sha256,
      hints: this.hints,
      alignment: this.alignment,
      grade: this.grade,
    };
  }
}
