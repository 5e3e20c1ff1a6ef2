import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { broughtBeforePrint } from './printing.ts';

interface Props {
  /** A placeholder of the same height, so that the layout does not shift. */
  waiting: ReactNode;
  /** Shown in browsers without scripts. */
  withoutScript?: string;
  /** Shown after some seconds, or as soon as the page is left, although nobody has come near: what is printed must be there. */
  afterAWhile?: boolean;
  children: ReactNode;
}

const WHILE_MS = 4_000;

/**
 * Up to 600 px below the window, and anywhere above it: a jump to the end of a page, or to an anchor, passes what lies between in no
 * frame of its own, and would leave it waiting there for whoever scrolls back.
 */
const NEAR = '1000000px 0px 600px 0px';

/** After some seconds, or as soon as somebody leaves the page, as on the way to the browser's own menu and what prints there. */
function soon(bring: () => void): () => void {
  const timer = setTimeout(bring, WHILE_MS);
  const page = document.documentElement;
  page.addEventListener('mouseleave', bring);
  window.addEventListener('blur', bring);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('mouseleave', bring);
    window.removeEventListener('blur', bring);
  };
}

/** Loads and shows its content when the reader has come near it or passed it, and before the page is printed where it is printed. */
export function WhenNear({ waiting, withoutScript, afterAWhile = false, children }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near) return undefined;
    if (!container.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(container.current);
    const isPrinted = container.current.closest('[data-print=none]') === null;
    const stay = isPrinted ? broughtBeforePrint(() => setNear(true)) : undefined;
    const stopWaiting = afterAWhile ? soon(() => setNear(true)) : undefined;
    return () => {
      observer.disconnect();
      stay?.();
      stopWaiting?.();
    };
  }, [near, afterAWhile]);
  if (near) return <Suspense fallback={<Coming>{waiting}</Coming>}>{children}</Suspense>;
  return (
    <div ref={container}>
      {withoutScript && <noscript>{withoutScript}</noscript>}
      <div data-needs-script="">{waiting}</div>
    </div>
  );
}

/** On its way. Where the page is printed before it came, the paper says so instead of showing a grey block. */
function Coming({ children }: { children: ReactNode }) {
  return (
    <>
      <div data-coming="" data-print="none">
        {children}
      </div>
      <chakra.p display="none" _print={{ display: 'block' }} textStyle="caption" color="fg.muted">
        This part of the page had not loaded when it was printed.
      </chakra.p>
    </>
  );
}
