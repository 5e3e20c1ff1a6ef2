import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useOnce } from '../lib/use-once.ts';
import { lazyComponent } from './lazy-component.tsx';

type Side = 'left' | 'right' | 'bottom';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed and the focus is back: another dialog may open now. */
  onClosed?: () => void;
  title: string;
  /** The title is said but not shown. */
  hideTitle?: boolean;
  side?: Side;
  /** CSS width of a left or right sheet. */
  width?: string;
  flush?: boolean;
  /** What the focus goes to; by default the first thing that takes it. */
  initialFocus?: () => HTMLElement | null;
  children: ReactNode;
}

const SheetFrame = lazyComponent(async () => (await import('./sheet-frame.tsx')).SheetFrame);

/** A panel from an edge of the screen. Its frame is fetched when it first opens. */
export function Sheet(props: SheetProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <SheetFrame {...props} />
    </Suspense>
  ) : null;
}
