import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSessionCheck } from '../../api/accounts.ts';
import { TOKEN_KEY } from '../../api/token.ts';
import { mayHoldSession } from './session.tsx';
import type { Session, SessionCheckProps } from './session.tsx';

/** Tells who is signed in. The check runs at the start, on every change of `path`, and when another tab signs in or out. */
export function SessionCheck({ path, tell }: SessionCheckProps) {
  const { data, isPending, refetch } = useSessionCheck(() => mayHoldSession(path));
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

  // Before anything is painted: no page is seen as somebody who has just left.
  useLayoutEffect(() => tell(session), [session, tell]);
  return null;
}
