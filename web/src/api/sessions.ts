/** API calls for the own password and the own sessions. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getListSessionsQueryKey,
  useChangePassword as useGeneratedChangePassword,
  useListSessions,
  useRevokeOtherSessions,
  useRevokeSession,
} from './generated/client/accounts/accounts.ts';

/** Where the account is signed in. */
export function useSessions() {
  return useListSessions();
}

function useSessionsAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: getListSessionsQueryKey() });
}

/** Changes the password, which signs out everywhere else. */
export function useChangePassword() {
  return useGeneratedChangePassword({ mutation: { onSuccess: useSessionsAgain() } });
}

/** Signs one device out. */
export function useSignOutDevice() {
  return useRevokeSession({ mutation: { onSuccess: useSessionsAgain() } });
}

/** Signs out everywhere but here. */
export function useSignOutOthers() {
  return useRevokeOtherSessions({ mutation: { onSuccess: useSessionsAgain() } });
}
