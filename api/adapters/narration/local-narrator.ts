import type { Narration, Narrator, NarratorFacts } from '../../ports/analysis/narrator.ts';

/** The narrative that rules wrote from the measured values. Needs no key and no network. */
export class LocalNarrator implements Narrator {
  async narrate({ analysis }: NarratorFacts): Promise<Narration> {
    return { narrative: analysis.narrative, providerNotice: null, byRules: true };
  }
}
