import { createContext, useContext, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '../../api/accounts.ts';
import { maybeSignedIn } from '../../api/token.ts';
import { paths } from '../../lib/paths.ts';

export interface Session {
  status: 'loading' | 'signed-in' | 'signed-out';
  user: User | null;
  /** Just logged out in this tab: the way leads to the start page, not to the login. */
  left: boolean;
  /** As what the one who left was signed in. */
  leftAs?: User['role'];
  /** Asks the server again, e.g. after something that was counted. */
  refresh: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}

/** On the landing page, which everybody may read, a browser that holds no session is not asked about. */
export const mayHoldSession = (path: string): boolean => path !== paths.home || maybeSignedIn();

export interface SessionCheckProps {
  path: string;
  tell: (session: Session) => void;
}

interface Props {
  path: string;
  /** Finds out; until its code is there nobody is known. */
  Check: ComponentType<SessionCheckProps> | undefined;
  children: ReactNode;
}

/** Who is signed in. */
export function SessionProvider({ path, Check, children }: Props) {
  const [session, setSession] = useState<Session>(() => ({
    // Known without a call, so that a prerendered page does not render again.
    status: mayHoldSession(path) ? 'loading' : 'signed-out',
    user: null,
    left: false,
    refresh: async () => undefined,
  }));
  return (
    <SessionContext value={session}>
      {Check && <Check path={path} tell={setSession} />}
      {children}
    </SessionContext>
  );
}

/** A fixed session, for stories and tests. */
export function FixedSession({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
