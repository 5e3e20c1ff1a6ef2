import { useEffect } from 'react';
import { usePublicSettings } from '../api/platform.ts';
import { setPlatformName, usePlatformName } from '../lib/platform-name.ts';

/** Says in the document's title where one is: 'Chart Analysis · Wickwise'; the platform's name alone without a page. */
export function usePageTitle(page?: string): void {
  const settings = usePublicSettings().data;
  const name = usePlatformName();
  useEffect(() => {
    if (settings) setPlatformName(settings.platform_name);
  }, [settings]);
  useEffect(() => {
    document.title = page ? `${page} · ${name}` : name;
  }, [page, name]);
}
