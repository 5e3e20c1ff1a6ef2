import { analysisJson } from '../../domain/analysis/analysis-json.ts';
import type { AnalysisNotice, CompletedAnalysis } from '../../ports/analysis/analysis-store.ts';
import type { ChartHints } from '../../ports/analysis/chart-hints.ts';
import type { FetchPicture, ReadingRefusal } from '../../ports/analysis/chart-reading.ts';
import type { Narrator } from '../../ports/analysis/narrator.ts';
import type { SeriesAnalyst } from '../../ports/analysis/series-analyst.ts';
import { PROVIDER_FALLBACK, providerLeftOut } from './analysis-notices.ts';
import type { StageListener } from './analysis-stage.ts';
import type { ReadChart } from './read-chart.ts';
import { readingToSeries } from './reading-to-series.ts';

export interface PictureFacts {
  picture: FetchPicture;
  /** The caller's name for the instrument; null when none was given. */
  symbol: string | null;
  copyDataUrl: string | null;
  notices: AnalysisNotice[];
  hints?: ChartHints | undefined;
  /** Whose picture it is: the account, or a visitor's address. */
  asker: string;
}

export type MeasureOutcome =
  | { state: 'measured'; result: CompletedAnalysis }
  | { state: 'refused'; refusal: ReadingRefusal }
  | { state: 'busy' }
  | { state: 'no_picture' };

interface Deps {
  readChart: ReadChart;
  analyst: SeriesAnalyst;
  narrator: Narrator;
}

/** Reads the picture, computes the analysis from the series, and has its text written. */
export class MeasureChart {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  async run(facts: PictureFacts, onStage: StageListener): Promise<MeasureOutcome> {
    const outcome = await this.deps.readChart.run(facts.picture, onStage, facts.hints, facts.asker);
    if (!outcome.ok) return { state: outcome.error.code };
    if (!outcome.value.read) return { state: 'refused', refusal: outcome.value.refusal };
    const { readout } = outcome.value;
    onStage('analysis');
    const analysis = await this.deps.analyst.analyse(readingToSeries(readout, facts.symbol));
    onStage('narrative');
    const { narrative, providerNotice, byRules } = await this.deps.narrator.narrate({
      analysis,
      symbol: analysis.symbol,
      copyDataUrl: facts.copyDataUrl,
    });
    const notices = [
      ...facts.notices,
      ...(providerNotice === null ? [] : [byRules ? PROVIDER_FALLBACK : providerLeftOut(providerNotice)]),
    ];
    const json = analysisJson({ ...analysis, narrative });
    return { state: 'measured', result: { analysis: json, readout, notices, providerNotice } };
  }
}
