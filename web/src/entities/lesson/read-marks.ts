import { useSyncExternalStore } from 'react';
import { createLocalStore } from '../../lib/local-store.ts';

const store = createLocalStore<readonly string[]>({
  key: 'wickwise.lessons-read',
  write: (ids) => JSON.stringify(ids),
  read: readIds,
});

function readIds(text: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function markRead(id: string, read: boolean): void {
  store.change((ids) => {
    if (ids.includes(id) === read) return ids;
    return read ? [...ids, id] : ids.filter((one) => one !== id);
  });
}

/** The ids of the lessons that were read in this browser. */
export function useReadLessons(): ReadonlySet<string> {
  return new Set(useSyncExternalStore(store.subscribe, store.get, store.get));
}
