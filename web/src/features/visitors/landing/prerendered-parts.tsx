import { lazy } from 'react';
import type { ComponentType, JSX } from 'react';
import { PrerenderedPart } from './prerendered-part.tsx';

/** A static part without state or handlers; its buttons name their action in `data-act` (see actions.ts). */
function prerendered(id: string, load: () => Promise<{ default: ComponentType }>): () => JSX.Element {
  const Part = lazy(load);
  return function Prerendered() {
    return (
      <PrerenderedPart id={id}>
        <Part />
      </PrerenderedPart>
    );
  };
}

export const Opening = prerendered('still-opening', async () => ({
  default: (await import('./hero/opening.tsx')).Opening,
}));
export const Counters = prerendered('still-counters', async () => ({
  default: (await import('./hero/counters.tsx')).Counters,
}));
export const Measured = prerendered('still-measured', async () => ({
  default: (await import('./measured.tsx')).Measured,
}));
export const ResultSheet = prerendered('still-result', async () => ({
  default: (await import('./result-sheet.tsx')).ResultSheet,
}));
export const HowItWorks = prerendered('still-how', async () => ({
  default: (await import('./how-it-works.tsx')).HowItWorks,
}));
export const Refusals = prerendered('still-refusals', async () => ({
  default: (await import('./refusals.tsx')).Refusals,
}));
export const Audiences = prerendered('still-audiences', async () => ({
  default: (await import('./audiences.tsx')).Audiences,
}));
export const ListPrices = prerendered('still-list-prices', async () => ({
  default: (await import('./pricing/list-prices.tsx')).ListPrices,
}));
export const Guarantees = prerendered('still-guarantees', async () => ({
  default: (await import('./guarantees.tsx')).Guarantees,
}));
export const Testimonials = prerendered('still-testimonials', async () => ({
  default: (await import('./testimonials.tsx')).Testimonials,
}));
export const About = prerendered('still-about', async () => ({
  default: (await import('./about.tsx')).About,
}));
export const Privacy = prerendered('still-privacy', async () => ({
  default: (await import('./privacy.tsx')).Privacy,
}));
export const FooterLinks = prerendered('still-footer-links', async () => ({
  default: (await import('./footer-links.tsx')).FooterLinks,
}));
export const Faq = prerendered('still-faq', async () => ({ default: (await import('./faq.tsx')).Faq }));
export const MarketAssessment = prerendered('still-market', async () => ({
  default: (await import('./features/market-assessment.tsx')).MarketAssessment,
}));
