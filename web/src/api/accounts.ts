import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import {
  exportOwnData,
  getCurrentUser,
  useClaimAccount,
  useConfirmEmail as useConfirmEmailCall,
  useDeleteOwnAccount,
  useLogIn,
  useLogOut,
  useRegisterUser,
  useRequestEmailConfirmation,
  useRequestPasswordReset,
  useResetPassword,
  useUpdateCurrentUser,
} from './generated/client/accounts/accounts.ts';
import type { Session, User } from './generated/model';
import { ApiError } from './errors.ts';
import { SESSION } from './query-client.ts';
import { startedAs } from './start.ts';
import { dropToken, keepToken, maybeSignedIn } from './token.ts';

export type { Credentials, Registration, User } from './generated/model';

export interface CheckedSession {
  user: User | null;
  /** Just logged out here; true until the next check. */
  left: boolean;
  /** As what the one who left was signed in. */
  leftAs?: User['role'];
}

const nobody: CheckedSession = { user: null, left: false };

/**
 * Who is signed in: null when the check fails for any reason. A token that the server rejects is removed. As long as nobody is known,
 * the answer brings everything that a page starts with.
 */
async function checkSession(client: QueryClient, signal: AbortSignal): Promise<CheckedSession> {
  try {
    const known = client.getQueryData<CheckedSession>(SESSION)?.user;
    const user = known ? (await getCurrentUser(signal)).user : await startedAs(client, signal);
    return { user, left: false };
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status === 401) dropToken();
    else console.error('The session check failed', error);
    return nobody;
  }
}

/**
 * Undefined while it is not known yet.
 * @param always false on a page that everybody may read: a browser that holds no session is not asked about
 */
export function useSessionCheck(always: boolean) {
  const asks = (): boolean => always || maybeSignedIn();
  return useQuery({
    queryKey: SESSION,
    queryFn: ({ client, signal }) => (asks() ? checkSession(client, signal) : nobody),
    // Known without a call, so that a prerendered page does not render again.
    initialData: () => (asks() ? undefined : nobody),
    staleTime: Infinity,
    retry: false,
  });
}

/** Nothing of the previous user may be shown to the next. */
async function become(client: QueryClient, session: CheckedSession): Promise<void> {
  await client.cancelQueries({ queryKey: SESSION });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION[0] });
  client.setQueryData(SESSION, session);
}

function useSignedIn() {
  const client = useQueryClient();
  return ({ user, token }: Session): Promise<void> => {
    keepToken(token);
    return become(client, { user, left: false });
  };
}

export function useSignIn() {
  return useLogIn({ mutation: { onSuccess: useSignedIn() } });
}

export function useRegister() {
  return useRegisterUser({ mutation: { onSuccess: useSignedIn() } });
}

/** Takes over the account that an emailed link is for, and signs in. */
export function useClaim() {
  return useClaimAccount({ mutation: { onSuccess: useSignedIn() } });
}

/** Asks for a link that sets a new password; the answer never says whether there is an account. */
export const useAskForNewPassword = () => useRequestPasswordReset();

/** Sets a new password with the secret of an emailed link. */
export const useSetNewPassword = () => useResetPassword();

/** Confirms the own address with the secret of an emailed link. */
export function useConfirmEmail() {
  const client = useQueryClient();
  const confirmed = (before: CheckedSession | undefined): CheckedSession | undefined =>
    before?.user ? { ...before, user: { ...before.user, email_confirmed: true } } : before;
  return useConfirmEmailCall({
    mutation: { onSuccess: () => client.setQueryData<CheckedSession>(SESSION, confirmed) },
  });
}

/** Asks for another link that confirms the own address. */
export const useSendConfirmation = () => useRequestEmailConfirmation();

/** Changes the own name, here and on the server. */
export function useRename() {
  const client = useQueryClient();
  return useUpdateCurrentUser({
    mutation: {
      onSuccess: ({ user }) => client.setQueryData<CheckedSession>(SESSION, { user, left: false }),
    },
  });
}

/** Everything that is stored about the user, as a file to save. */
export async function downloadOwnData(): Promise<Blob> {
  return new Blob([JSON.stringify(await exportOwnData(), null, 2)], { type: 'application/json' });
}

/** Deletes the own account; once it is gone this browser forgets the session. */
export function useDeleteAccount() {
  const client = useQueryClient();
  const forget = (): Promise<void> => {
    dropToken();
    return become(client, { user: null, left: true });
  };
  return useDeleteOwnAccount({ mutation: { onSuccess: forget } });
}

/** Revokes the session on the server; this browser forgets it even when that fails. */
export function useSignOut() {
  const client = useQueryClient();
  const forget = (): Promise<void> => {
    dropToken();
    const leftAs = client.getQueryData<CheckedSession>(SESSION)?.user?.role;
    return become(client, { user: null, left: true, leftAs });
  };
  return useLogOut({ mutation: { onSettled: forget } });
}
