import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '../../../../ui/layout.ts';
import { Skeleton } from '../../../../ui/skeleton.tsx';

function Room({ height }: { height: string }) {
  return (
    <chakra.div aria-hidden="true" minH={height}>
      <Skeleton w="14rem" h="1.5rem" />
      <chakra.div mt="5">
        <Skeleton h="min(16rem, 40vh)" />
      </chakra.div>
    </chakra.div>
  );
}

interface Props {
  /** How much room the content takes, so that nothing jumps when it comes. */
  height: string;
  /** What it is that scripts are needed for, as a sentence. */
  withoutScript: string;
  children: ReactNode;
}

/** Loads and shows its content when the reader has come near it; until then there is room for it. */
export function WhenNear({ height, withoutScript, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  if (near) return <Suspense fallback={<Room height={height} />}>{children}</Suspense>;
  return (
    <div ref={place}>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <div data-needs-script="">
        <Room height={height} />
      </div>
    </div>
  );
}
