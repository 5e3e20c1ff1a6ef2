import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** A placeholder of the same height, so that the layout does not shift. */
  waiting: ReactNode;
  /** Shown in browsers without scripts. */
  withoutScript?: string;
  /** Shown after some seconds although nobody has come near: what is printed must be there. */
  afterAWhile?: boolean;
  children: ReactNode;
}

const WHILE_MS = 4_000;

/** Loads and shows its content when the reader has come near it. */
export function WhenNear({ waiting, withoutScript, afterAWhile = false, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!container.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px 0px' },
    );
    observer.observe(container.current);
    const timer = afterAWhile ? setTimeout(() => setNear(true), WHILE_MS) : undefined;
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [afterAWhile]);
  if (near) return <Suspense fallback={waiting}>{children}</Suspense>;
  return (
    <div ref={container}>
      {withoutScript && <noscript>{withoutScript}</noscript>}
      <div data-needs-script="">{waiting}</div>
    </div>
  );
}
