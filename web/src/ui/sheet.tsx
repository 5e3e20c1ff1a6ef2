import { Suspense } from 'react';
import { useOnce } from '../lib/use-once.ts';
import type { SheetProps } from './sheet-props.ts';
import { lazyComponent } from './lazy-component.tsx';

const SheetFrame = lazyComponent(async () => (await import('./sheet-frame.tsx')).SheetFrame);

/** A panel from an edge of the screen. Its frame is fetched when it first opens. */
export function Sheet(props: SheetProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <SheetFrame {...props} />
    </Suspense>
  ) : null;
}
