/**
 * Analyses that were deleted a moment ago and can still be had back: every list leaves them out at once, and the server is asked
 * when the toast that offers Undo is gone. A page that is closed before deletes nothing.
 */
import { useSyncExternalStore } from 'react';
import { useRemoveAnalyses } from '../../../api/analysis.ts';
import { errorMessage } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast/toasts.ts';

let pending: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

const without = (ids: readonly string[]) => new Set([...pending].filter((id) => !ids.includes(id)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ids that no list shows. */
export function usePendingDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => pending);
}

/** Deletes analyses, with some seconds to take it back. */
export function useDeleteWithUndo(): (ids: readonly string[]) => void {
  const remove = useRemoveAnalyses();
  return (ids) => {
    change(new Set([...pending, ...ids]));
    const restore = () => change(without(ids));
    const commit = async (): Promise<void> => {
      try {
        await remove(ids);
      } catch (error) {
        toast.error('The analyses could not be deleted', errorMessage(error));
      }
      restore();
    };
    const title = ids.length === 1 ? 'Analysis deleted' : `${ids.length} analyses deleted`;
    toast.success(title, undefined, { label: 'Undo', run: restore, onMissed: () => void commit() });
  };
}
