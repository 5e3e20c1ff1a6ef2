import { READING_STAGES } from '../../ports/analysis/chart-reading.ts';

/** Stages of the whole job, in the order they begin. */
export const ANALYSIS_STAGES = ['received', ...READING_STAGES, 'analysis', 'narrative', 'saved'] as const;

/** `witness`: a model is asked about a picture that would be refused, which happens to few. */
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number] | 'witness';

/** Called as each stage begins. */
export type StageListener = (stage: AnalysisStage) => void;
