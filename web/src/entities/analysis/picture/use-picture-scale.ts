import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels of the picture per pixel of the screen, followed as the element changes its size. 1 until it is known. */
export function usePictureScale(element: RefObject<HTMLElement | null>, pictureWidth: number): number {
  const [shownWidth, setShownWidth] = useState(0);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = () => setShownWidth(node.clientWidth);
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return shownWidth > 0 ? pictureWidth / shownWidth : 1;
}
