import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Width of an element with its scroll bars, and height of the window: followed as they change. 0 until they are known, which `later`
 * is once the browser has laid the page out of itself: to ask before that makes it do so at once, in the task that shows the element.
 */
export function useFrameSize(
  element: RefObject<HTMLElement | null>,
  known: 'at-once' | 'later' = 'at-once',
): {
  width: number;
  windowHeight: number;
} {
  const [size, setSize] = useState({ width: 0, windowHeight: 0 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () =>
      setSize((before) => {
        const now = { width: node.offsetWidth, windowHeight: window.innerHeight };
        return before.width === now.width && before.windowHeight === now.windowHeight ? before : now;
      });
    const followed = typeof ResizeObserver === 'function';
    if (known === 'at-once' || !followed) measure();
    if (!followed) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, known]);
  return size;
}
