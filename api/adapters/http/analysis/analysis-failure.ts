import type { AnalyzeFailure } from '../../../application/analysis/analyze-chart.ts';
import type { ChartRefused } from '../../../application/analysis/run-analysis.ts';
import type {
  AnalysisErrorCode,
  InvalidHints,
  ReaderBusy,
  ReminderTime,
} from '../../../domain/analysis/errors.ts';
import type { Failure } from '../problem.ts';
import { creditsFailure } from '../credits/credits-failure.ts';

type SimpleError = {
  code: Exclude<
    AnalysisErrorCode,
    'analysis.refused' | 'analysis.busy' | 'analysis.invalid_hints' | 'analysis.reminder_time'
  >;
};

/** An error of the analysis context as a failure; a refusal carries its reason and the record it left. */
export function analysisFailure(
  error: AnalyzeFailure | SimpleError | InvalidHints | ReminderTime | ReaderBusy | ChartRefused,
): {
  failure: Failure;
} {
  switch (error.code) {
    case 'credits.insufficient':
    case 'credits.daily_limit':
      return creditsFailure(error);
    case 'analysis.invalid_hints':
    case 'analysis.reminder_time':
      return { failure: { code: error.code, errors: error.errors } };
    case 'analysis.busy':
      return { failure: { code: error.code, retryAfterSeconds: error.retryAfterSeconds } };
    case 'analysis.refused': {
      const { refusal, analysisId } = error;
      const detail = `${refusal.reason} ${refusal.advice}`;
      return { failure: { code: error.code, detail, extensions: { refusal, analysis_id: analysisId } } };
    }
    default:
      return { failure: { code: error.code } };
  }
}
