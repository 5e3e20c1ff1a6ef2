import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Width of an element with its scroll bars, and height of the window: followed as they change. 0 until they are known. */
export function useFrameSize(element: RefObject<HTMLElement | null>): {
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
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
