import { m } from 'framer-motion';
import type { ReactNode } from 'react';

export { AnimatePresence, m } from 'framer-motion';

/** 120–200 ms, and only to say where something came from. */
export const settle = { duration: 0.18, ease: [0.2, 0.7, 0.2, 1] } as const;

/** A part that appears in place of another: it rises four pixels. Reduced motion shows it at once. */
export function Appear({ children }: { children: ReactNode }) {
  return (
    <m.div initial={{ opacity: 0, y: 4 }} animate={{ opacity: 1, y: 0 }} transition={settle}>
      {children}
    </m.div>
  );
}
