import { useEffect } from 'react';
import { usePublicSettings } from '../../api/platform.ts';
import { platformName, setPlatformName } from '../../lib/platform-name.ts';
import { useSession } from '../session/session.tsx';

/** Takes the name in force, for the document's title too; which page it names stays. */
function rename(next: string): void {
  const { title } = document;
  const before = platformName();
  setPlatformName(next);
  if (title.endsWith(before)) document.title = title.slice(0, title.length - before.length) + next;
}

/** Calls the platform what the operator calls it, once that is known. */
export function NameInForce() {
  const settings = usePublicSettings(useSession().status !== 'loading').data;
  useEffect(() => {
    if (settings) rename(settings.platform_name);
  }, [settings]);
  return null;
}
