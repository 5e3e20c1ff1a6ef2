import { useEffect } from 'react';
import type { RefObject } from 'react';

/** How long a counter counts (milliseconds). */
export const COUNT_MS = 2000;

/** Fast at first, slow at the end; 0..1. */
const settle = (share: number): number => 1 - (1 - share) ** 3;

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Writes into every counter how far it is; they name their target and what follows the number. */
function write(counters: readonly HTMLElement[], share: number): void {
  for (const counter of counters) {
    const target = Number(counter.dataset['counter']);
    counter.textContent = `${Math.round(target * share).toLocaleString('en-US')}${counter.dataset['suffix'] ?? ''}`;
  }
}

/**
 * Lets the counters inside an element count up when they come into view. They stand at their targets until then, so that the
 * page reads without scripts, and stay there with reduced motion.
 */
export function useCountUp(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!container.current || stillness() || typeof IntersectionObserver === 'undefined') return;
    let frame = 0;
    const count = (counters: readonly HTMLElement[], begun: number): void => {
      const progress = Math.min(1, (performance.now() - begun) / COUNT_MS);
      write(counters, settle(progress));
      if (progress < 1) frame = requestAnimationFrame(() => count(counters, begun));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      count(
        [...(container.current?.querySelectorAll<HTMLElement>('[data-counter]') ?? [])],
        performance.now(),
      );
    });
    observer.observe(container.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [container]);
}
