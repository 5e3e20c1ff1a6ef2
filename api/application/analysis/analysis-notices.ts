import type { AnalysisNotice } from '../../ports/analysis/analysis-store.ts';

/** The picture of this analysis is not stored. */
export const HOSTING_FAILED: AnalysisNotice = {
  code: 'image_hosting_failed',
  message:
    'The screenshot could not be stored. The analysis is complete, but its screenshot will not be shown again.',
};

/** Not the original was measured. */
export const MEASURED_COPY: AnalysisNotice = {
  code: 'measured_copy',
  message:
    'The copy that came with the request was measured, not a stored original. An original reads more precisely.',
};

/** The narrative provider failed and the rules wrote the text. */
export const PROVIDER_FALLBACK: AnalysisNotice = {
  code: 'provider_fallback',
  message:
    'The narrative provider did not answer usefully; the text was written by rules from the measured values.',
};

/** Sentences of the provider were left out; `message` says how many and why. */
export const providerLeftOut = (message: string): AnalysisNotice => ({ code: 'provider_left_out', message });

/** A bug on our side ended the analysis. */
export const ANALYSIS_FAILED: AnalysisNotice = {
  code: 'analysis_failed',
  message: 'Something went wrong on our side. Nothing was charged; please analyze the chart again.',
};
