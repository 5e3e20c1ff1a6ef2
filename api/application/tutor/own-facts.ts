import type { User } from '../../domain/accounts/user.ts';
import { barFacts, barNamed } from '../../domain/analysis/bar-facts.ts';
import { analysisInBrief, analysisSummary } from '../../domain/analysis/analysis-summary.ts';
import type { AnalysisRecord } from '../../ports/analysis/analysis-store.ts';
import type { GetAnalysis } from '../analysis/get-analysis.ts';
import type { ListAnalyses } from '../analysis/list-analyses.ts';

/** The latest analysis is described in full, this many earlier ones in one sentence each. */
const BEFORE = 2;

interface Deps {
  listAnalyses: ListAnalyses;
  getAnalysis: GetAnalysis;
}

/**
 * What the tutor may say of the caller's own charts: the measured values of the analysis that is asked about, or of their
 * latest completed ones, in words.
 */
export class OwnFacts {
  private readonly deps: Deps;

  constructor(deps: Deps) {
    this.deps = deps;
  }

  /** `analysisId`: the analysis asked about; one that the caller may not see, or that is not completed, is passed over. A bar that the question names is described too. */
  async of(user: User, question: string, analysisId?: string): Promise<string[]> {
    const asked = analysisId === undefined ? null : await this.deps.getAnalysis.run(user, analysisId);
    if (!asked?.ok || asked.value.analysis === null) return this.latest(user);
    const { analysis, readout } = asked.value;
    const number = barNamed(question);
    const bar = readout && number !== null ? barFacts(analysis, readout.bars, number) : [];
    return [...analysisSummary(analysis, `The analysis you ask about, of ${momentOf(asked.value)}`), ...bar];
  }

  private async latest(user: User): Promise<string[]> {
    const page = await this.deps.listAnalyses.run(user, {
      limit: 1 + BEFORE,
      offset: 0,
      status: 'completed',
    });
    const whole = await Promise.all(page.records.map(({ id }) => this.deps.getAnalysis.run(user, id)));
    return whole.flatMap((found, index) => {
      if (!found.ok || found.value.analysis === null) return [];
      const { analysis } = found.value;
      const when = momentOf(found.value);
      return index === 0
        ? analysisSummary(analysis, `Your latest analysis, of ${when}`)
        : [analysisInBrief(analysis, `An earlier analysis, of ${when}`)];
    });
  }
}

/** To the minute, in UTC. */
function momentOf({ createdAt }: AnalysisRecord): string {
  return `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
