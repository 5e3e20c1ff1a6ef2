import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useOnce } from '../lib/use-once.ts';
import { lazyComponent } from './lazy-component.tsx';

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

const DialogFrame = lazyComponent(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Takes the focus, keeps it, gives it back. On phones it sits at the bottom, within the thumb's reach. Its frame is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}
