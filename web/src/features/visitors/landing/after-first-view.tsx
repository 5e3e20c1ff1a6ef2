import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Loads what the first view does not need, when the browser is idle or the reader begins to interact. */
export function AfterFirstView({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const now = (): void => setDue(true);
    const events = ['scroll', 'pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, now, { once: true, passive: true });
    const timer = setTimeout(now, 4000);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, now);
    };
  }, []);
  return due && <Suspense>{children}</Suspense>;
}
