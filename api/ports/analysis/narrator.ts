import type { Analysis, Narrative } from '../../domain/analysis/types.ts';

export interface NarratorFacts {
  analysis: Analysis;
  symbol: string | null;
  /** The reduced copy as a data URL, for a narrator that looks at the picture; null when none was sent. */
  copyDataUrl: string | null;
}

export interface Narration {
  narrative: Narrative;
  /** What the provider did not do, or what was left out of its text; null when there is nothing to say. */
  providerNotice: string | null;
  /** The rules wrote the text, whether or not a provider was to. */
  byRules: boolean;
}

/** Writes the text of an analysis. It adds no numbers, and answers even when its provider fails. */
export interface Narrator {
  narrate(facts: NarratorFacts): Promise<Narration>;
}
