import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../entities/session/session.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { redirectFromConsole } from '../session-rules.ts';
import { ConsoleFrame } from './console-frame.tsx';
import type { ConsoleRole } from './sections.ts';
import { TwoFactorGate } from './two-factor-gate.tsx';

/** The console of operators or of partners, for those alone; it has no shell. Everybody else is sent to where they belong. */
export function ConsoleScreen({ role }: { role: ConsoleRole }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'loading') return <LoadingScreen />;
  const target = redirectFromConsole(role, session);
  if (target) return <Navigate to={target} replace state={{ from: `${pathname}${search}${hash}` }} />;
  return (
    <>
      {role === 'admin' && <TwoFactorGate />}
      <ConsoleFrame role={role} />
    </>
  );
}
