import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** Loaded on demand; shown where the page was not made beforehand. */
  children: ReactNode;
}

/**
 * A part that never changes. Where the page was prerendered its elements are kept as they came, and the code that drew them is
 * not loaded; on the way from another page it is.
 */
export function Kept({ id, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(
    () => typeof document !== 'undefined' && document.getElementById(id) !== null,
  );
  useEffect(() => {
    // The page was drawn anew, without what had been kept.
    if (kept && place.current?.childElementCount === 0) setKept(false);
  }, [kept]);
  if (kept)
    return <div ref={place} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
