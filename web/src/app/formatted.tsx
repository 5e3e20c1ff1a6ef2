import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { formattingStore } from '../entities/preferences/formatting-store.ts';
import { usePreferencesInStep } from '../entities/preferences/use-preferences-in-step.ts';
import { useSession } from '../entities/session/session.tsx';
import { formatBy, usualFormatting } from '../lib/formatting.ts';
import { paths, samePage } from '../lib/paths.ts';
import { DrawnAnew } from './drawn-anew.tsx';

/** Their filters count days in UTC, so their times are in UTC. */
const consoles = [paths.adminDashboard, paths.brandDashboard];

/** Writes numbers and times as the account wants them; what is shown is drawn anew when that changes. */
export function Formatted({ children }: { children: ReactNode }) {
  usePreferencesInStep();
  const { pathname } = useLocation();
  const { status } = useSession();
  const chosen = useSyncExternalStore(formattingStore.subscribe, formattingStore.get, formattingStore.blank);
  const { timeZone, numberFormat } = status === 'signed-out' ? usualFormatting : chosen;
  const inConsole = consoles.some((path) => samePage(path, `/${pathname.split('/')[1] ?? ''}`));
  const zone = inConsole ? 'UTC' : timeZone;
  formatBy({ timeZone: zone, numberFormat });
  return <DrawnAnew by={`${zone ?? ''} ${numberFormat}`}>{children}</DrawnAnew>;
}
