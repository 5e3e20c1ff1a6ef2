import { useState } from 'react';

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** Which analyses are ticked; only those that are shown count. */
export function useSelection(shown: readonly { id: string }[]): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(shown.flatMap(({ id }) => (ticked.has(id) ? [id] : [])));
  const toggle = (id: string): void => {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return { ids, toggle, set: (next) => setTicked(new Set(next)) };
}
