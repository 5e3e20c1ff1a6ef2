import { useEffect } from 'react';
import { platformName } from '../lib/platform-name.ts';

/** Says in the document's title where one is: 'Chart Analysis · Wickwise'; the platform's name alone without a page. */
export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = page ? `${page} · ${platformName()}` : platformName();
  }, [page]);
}
