import { createContext, useContext, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useSessionCheck } from '../../api/accounts.ts';
import type { User } from '../../api/accounts.ts';
import { TOKEN_KEY } from '../../api/token.ts';
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

/** Who is signed in. The check runs at the start, on every change of `path`, and when another tab signs in or out. */
export function SessionProvider({ path, children }: { path: string; children: ReactNode }) {
  const { data, isPending, refetch } = useSessionCheck(path !== paths.home);
  const checkedPath = useRef(path);

  useEffect(() => {
    if (checkedPath.current === path) return;
    checkedPath.current = path;
    void refetch();
  }, [path, refetch]);

  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === TOKEN_KEY) void refetch();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [refetch]);

  const session = useMemo<Session>(() => {
    const user = data?.user ?? null;
    const status = isPending ? 'loading' : user ? 'signed-in' : 'signed-out';
    const { left = false, leftAs } = data ?? {};
    return { status, user, left, leftAs, refresh: async () => void (await refetch()) };
  }, [data, isPending, refetch]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A fixed session, for stories and tests. */
export function FixedSession({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}
