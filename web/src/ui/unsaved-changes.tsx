import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { watchLeaving } from './watch-leaving.ts';

export interface UnsavedChanges {
  /** Does it at once when nothing is unsaved; otherwise asks first. For Cancel buttons and the closing of a modal. */
  leave: (action: () => void) => void;
  /** Must be drawn by the caller. */
  dialog: ReactNode;
}

/**
 * Guards what was typed but not saved: links of the page, the back button and closing the window ask first.
 * @param dirty whether something is unsaved
 */
export function useUnsavedChanges(dirty: boolean): UnsavedChanges {
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const ask = useCallback((action: () => void) => setWanted(() => action), []);
  useEffect(() => (dirty ? watchLeaving(ask) : undefined), [dirty, ask]);
  const leave = useCallback((action: () => void) => (dirty ? ask(action) : action()), [dirty, ask]);
  const dialog = (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={() => setWanted(null)}
      title="Discard your changes?"
      description="What you changed here is not saved yet."
      confirm="Discard changes"
      keep="Keep editing"
      onConfirm={() => wanted?.()}
    />
  );
  return { leave, dialog };
}
