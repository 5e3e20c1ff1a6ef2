import { Suspense } from 'react';
import { useOnce } from '../lib/use-once.ts';
import type { DialogProps } from './dialog-props.ts';
import { lazyComponent } from './lazy-component.tsx';

const DialogFrame = lazyComponent(async () => (await import('./dialog-frame.tsx')).DialogFrame);

/** Takes the focus, keeps it, gives it back. On phones it sits at the bottom, within the thumb's reach. Its frame is fetched when it first opens. */
export function Dialog(props: DialogProps) {
  return useOnce(props.open) ? (
    <Suspense>
      <DialogFrame {...props} />
    </Suspense>
  ) : null;
}
