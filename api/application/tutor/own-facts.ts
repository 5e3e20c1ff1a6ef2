import type { User } from '../../domain/accounts/user.ts';
import { analysisInBrief, analysisInWords } from '../../domain/analysis/analysis-in-words.ts';
import type { ListAnalyses } from '../analysis/list-analyses.ts';

/** The latest analysis is told in full, so many before it in one statement each. */
const BEFORE = 2;

/** What the tutor may say of the caller's own charts: the measured values of their latest completed analyses, in words. */
export class OwnFacts {
  private readonly analyses: ListAnalyses;

  constructor(analyses: ListAnalyses) {
    this.analyses = analyses;
  }

  async of(user: User): Promise<string[]> {
    const page = await this.analyses.run(user, { limit: 1 + BEFORE, offset: 0, status: 'completed' });
    return page.records.flatMap(({ analysis, createdAt }, index) => {
      if (analysis === null) return [];
      const when = `${createdAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
      return index === 0
        ? analysisInWords(analysis, `Your latest analysis, of ${when}`)
        : [analysisInBrief(analysis, `An earlier analysis, of ${when}`)];
    });
  }
}
