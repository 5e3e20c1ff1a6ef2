import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { chakra } from '../../../ui/layout.ts';

/** Stands where a form was: takes the focus that went with the form. */
export function Settled({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="0">
      {children}
    </chakra.div>
  );
}
