import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How long a counter counts (milliseconds). */
export const COUNT_MS = 2000;

/** Fast at first, slow at the end; 0..1. */
const settle = (share: number): number => 1 - (1 - share) ** 3;

const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The share of the way that counters have gone, 0..1. It is 1 from the start, so that the page reads without scripts; counting
 * begins when the element comes into view, and not at all with reduced motion.
 */
export function useCountUp(): [RefObject<HTMLDListElement | null>, number] {
  const element = useRef<HTMLDListElement>(null);
  const [share, setShare] = useState(1);

  useEffect(() => {
    const target = element.current;
    if (!target || stillness() || typeof IntersectionObserver === 'undefined') return;
    let frame = 0;
    const count = (begun: number): void => {
      const gone = Math.min(1, (performance.now() - begun) / COUNT_MS);
      setShare(settle(gone));
      if (gone < 1) frame = requestAnimationFrame(() => count(begun));
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      count(performance.now());
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);

  return [element, share];
}
