import { lazy } from 'react';
import type { ComponentType, JSX } from 'react';
import { Kept } from './kept.tsx';

/** A part that only shows something; what its buttons do is named by their `data-act` (see actions.ts). */
function still(id: string, load: () => Promise<{ default: ComponentType }>): () => JSX.Element {
  const Part = lazy(load);
  return function StillPart() {
    return (
      <Kept id={id}>
        <Part />
      </Kept>
    );
  };
}

export const Opening = still('still-opening', async () => ({
  default: (await import('./hero/opening.tsx')).Opening,
}));
export const Counters = still('still-counters', async () => ({
  default: (await import('./hero/counters.tsx')).Counters,
}));
export const Measured = still('still-measured', async () => ({
  default: (await import('./measured.tsx')).Measured,
}));
export const ResultSheet = still('still-result', async () => ({
  default: (await import('./result-sheet.tsx')).ResultSheet,
}));
export const HowItWorks = still('still-how', async () => ({
  default: (await import('./how-it-works.tsx')).HowItWorks,
}));
export const Refusals = still('still-refusals', async () => ({
  default: (await import('./refusals.tsx')).Refusals,
}));
export const Audiences = still('still-audiences', async () => ({
  default: (await import('./audiences.tsx')).Audiences,
}));
export const ListPrices = still('still-list-prices', async () => ({
  default: (await import('./pricing/list-prices.tsx')).ListPrices,
}));
export const Guarantees = still('still-guarantees', async () => ({
  default: (await import('./guarantees.tsx')).Guarantees,
}));
export const Testimonials = still('still-testimonials', async () => ({
  default: (await import('./testimonials.tsx')).Testimonials,
}));
export const About = still('still-about', async () => ({ default: (await import('./about.tsx')).About }));
export const Privacy = still('still-privacy', async () => ({
  default: (await import('./privacy.tsx')).Privacy,
}));
export const FooterLinks = still('still-footer-links', async () => ({
  default: (await import('./footer-links.tsx')).FooterLinks,
}));
export const Faq = still('still-faq', async () => ({ default: (await import('./faq.tsx')).Faq }));
export const MarketAssessment = still('still-market', async () => ({
  default: (await import('./features/market-assessment.tsx')).MarketAssessment,
}));
