import { useCallback, useState } from 'react';

/** The width in pixels of the element that gets the `ref`, followed as it changes; until it is known, `usual`. */
export function useWidth(usual: number) {
  const [width, setWidth] = useState(usual);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = (): void => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
