import { useEffect, useRef } from 'react';

/** A new page starts at its top, and the focus with it: the answer belongs on the page's `main`. */
export function useFreshStart(path: string) {
  const main = useRef<HTMLElement>(null);
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
}
