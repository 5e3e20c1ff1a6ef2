import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  /** Loaded on demand; shown where the page was not prerendered. */
  children: ReactNode;
}

/**
 * A static part of the page. Where the page was prerendered, its markup is reused and its code is not loaded; after a
 * navigation from another page the code is loaded and the part is rendered.
 */
export function PrerenderedPart({ id, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [prerendered, setPrerendered] = useState(
    () => typeof document !== 'undefined' && document.getElementById(id) !== null,
  );
  useEffect(() => {
    // React rendered the page again without the prerendered markup.
    if (prerendered && element.current?.childElementCount === 0) setPrerendered(false);
  }, [prerendered]);
  if (prerendered)
    return <div ref={element} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
