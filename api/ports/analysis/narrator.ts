import type { Analysis, Narrative } from '../../domain/analysis/types.ts';

export interface NarratorFacts {
  analysis: Analysis;
  symbol: string | null;
  /** The reduced copy as a data URL, for a narrator that looks at the picture; null when none was sent. */
  copyDataUrl: string | null;
}

export interface Narration {
  narrative: Narrative;
  /** The provider's own words when it failed and the rules wrote the text instead; else null. */
  providerNotice: string | null;
}

/** Puts an analysis into words. It never supplies numbers; whatever goes wrong inside, it answers. */
export interface Narrator {
  narrate(facts: NarratorFacts): Promise<Narration>;
}
