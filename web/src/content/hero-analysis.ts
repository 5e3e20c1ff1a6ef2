import facts from './hero-analysis.json' with { type: 'json' };

/** What the analysis tells of the landing page's chart, and what the reader answered to pictures that are no charts. */
export const heroAnalysis = facts;
