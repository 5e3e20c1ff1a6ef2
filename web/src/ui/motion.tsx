import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

export { AnimatePresence, m, useReducedMotion } from 'framer-motion';

const loadFeatures = async () => (await import('./motion-features.ts')).default;

/** 120–200 ms, and only to say where something came from. */
export const settle = { duration: 0.18, ease: [0.2, 0.7, 0.2, 1] } as const;

/** What moving parts need around them. Screens that do not move load none of it. Reduced motion is honoured. */
export function Motion({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user">
      <LazyMotion features={loadFeatures} strict>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}
