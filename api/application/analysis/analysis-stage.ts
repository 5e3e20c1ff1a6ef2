import { READING_STAGES, type ReadingStage } from '../../ports/analysis/chart-reading.ts';

/** Stages of the whole job, in the order they begin. */
export const ANALYSIS_STAGES = ['received', ...READING_STAGES, 'analysis', 'narrative', 'saved'] as const;

export type AnalysisStage = 'received' | ReadingStage | 'analysis' | 'narrative' | 'saved';

/** Called as each stage begins. */
export type StageListener = (stage: AnalysisStage) => void;
