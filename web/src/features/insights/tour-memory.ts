import { createLocalStore } from '../../lib/local-store.ts';

/** What was last known of the tour in this browser; null before anything was. */
export const tourMemory = createLocalStore<'open' | 'left' | null>({
  key: 'tour',
  write: (known) => known ?? '',
  read: (text) => (text === 'open' || text === 'left' ? text : null),
});
