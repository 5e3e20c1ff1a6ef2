import { useEffect } from 'react';
import { usePublicSettings } from '../api/platform.ts';
import { useSession } from '../entities/session/session.tsx';
import { platformName, setPlatformName } from '../lib/platform-name.ts';

/** Takes the name in force. The title keeps its page: of nested screens the inner one has named it, the outer must not. */
function rename(next: string): void {
  const { title } = document;
  const before = platformName();
  setPlatformName(next);
  if (title.endsWith(before)) document.title = title.slice(0, title.length - before.length) + next;
}

/** Says in the document's title where one is: 'Chart Analysis · Wickwise'; the platform's name alone without a page. */
export function usePageTitle(page?: string): void {
  const settings = usePublicSettings(useSession().status !== 'loading').data;
  useEffect(() => {
    document.title = page ? `${page} · ${platformName()}` : platformName();
  }, [page]);
  useEffect(() => {
    if (settings) rename(settings.platform_name);
  }, [settings]);
}
