import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called when it has closed and the focus is back: another dialog may open now. */
  onClosed?: () => void;
  title: string;
  description?: string;
  footer?: ReactNode;
  children?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Neither Escape nor a click outside closes it, and there is no close button. */
  locked?: boolean;
  /** The focus begins at the title: for what is read first, where the first control would act at once. */
  focusTitle?: boolean;
  /** For a question that must be answered before anything else. */
  alert?: boolean;
}
