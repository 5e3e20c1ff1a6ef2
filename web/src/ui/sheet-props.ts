import type { ReactNode } from 'react';

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
