/** API calls for what admins do with the accounts of others. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetUserQueryKey,
  getListUserSessionsQueryKey,
  getListUsersQueryKey,
  listUsers,
  listUsersFallback,
  useAdjustUserCredits,
  useChangeUserTier,
  useCreateUser as useCreateUserCall,
  useDeleteUser,
  useGetUser,
  useListUserSessions,
  useReinstateUser,
  useResendUserEmail,
  useResetUserTwoFactor,
  useRevokeUserSession,
  useRevokeUserSessions,
  useSuspendUser,
  useUpdateUserAccount,
} from './generated/client/accounts/accounts.ts';
import { useListUserAnalyses } from './generated/client/analysis/analysis.ts';
import { useGetUserStatement } from './generated/client/credits/credits.ts';
import { getListAdminOrdersQueryKey, listAdminOrders } from './generated/client/ordering/ordering.ts';
import type {
  AdminOrderList,
  AdminUserEnvelope,
  CreditAdjustment,
  ListUsersParams,
  UserList,
} from './generated/model';
import { downloadCsv } from './download.ts';
import { attemptKey } from './http.ts';

export type {
  AdminUser,
  CreditAdjustment,
  ListUsersParams,
  NewUser,
  SessionInfo,
  SubscriptionTier,
} from './generated/model';

const USERS = getListUsersQueryKey();

/** Asks /users when /admin/users fails; the answer is the same. Without a wish for CSV it is JSON. */
async function fetchUsers(params: ListUsersParams, signal: AbortSignal): Promise<UserList> {
  try {
    return (await listUsers(params, signal)) as UserList;
  } catch (error) {
    if (signal.aborted) throw error;
    console.error('The list of users failed; asking the other address', error);
    return (await listUsersFallback(params, signal)) as UserList;
  }
}

/** A page of users; the page before stays until the next one is here. */
export function useUsers(params: ListUsersParams) {
  return useQuery({
    queryKey: getListUsersQueryKey(params),
    queryFn: ({ signal }) => fetchUsers(params, signal),
    placeholderData: keepPreviousData,
  });
}

export const downloadUsers = (params: ListUsersParams): Promise<Blob> => downloadCsv('/admin/users', params);

/** Puts a changed user into every page that is here, and asks again for what else it changes. */
function useTakeUser() {
  const client = useQueryClient();
  return ({ user }: AdminUserEnvelope): void => {
    client.setQueriesData<UserList>({ queryKey: USERS }, (list) =>
      list ? { ...list, users: list.users.map((one) => (one.id === user.id ? user : one)) } : list,
    );
    client.setQueryData(getGetUserQueryKey(user.id), { user });
    void client.invalidateQueries({ queryKey: USERS });
  };
}

/** Makes an account. Rejects with `ApiError`. */
export function useCreateUser() {
  const client = useQueryClient();
  return useCreateUserCall({
    mutation: { onSuccess: () => void client.invalidateQueries({ queryKey: USERS }) },
  });
}

/** An account that the list does not show, such as behind a link; null asks nothing. */
export const useOneUser = (id: string | null) =>
  useGetUser(id ?? '', { query: { enabled: id !== null, retry: false } });

/** How much of an account's records is shown beside it. */
const LATEST = 5;

export function useUserOrders(userId: string) {
  const params = { user_id: userId, pageSize: LATEST };
  return useQuery({
    queryKey: getListAdminOrdersQueryKey(params),
    queryFn: async ({ signal }) => (await listAdminOrders(params, signal)) as AdminOrderList,
  });
}
export const useUserStatement = (userId: string) => useGetUserStatement(userId, { limit: 2 * LATEST });
export const useUserAnalyses = (userId: string) => useListUserAnalyses(userId);

/** Changes name, address or role of an account. Rejects with `ApiError`. */
export function useAccountChange() {
  const onSuccess = useTakeUser();
  return useUpdateUserAccount({ mutation: { onSuccess } });
}

/** Deletes an account for good. Rejects with `ApiError`. */
export function useUserDeletion() {
  const client = useQueryClient();
  return useDeleteUser({
    mutation: { onSuccess: () => void client.invalidateQueries({ queryKey: USERS }) },
  });
}

/** Sends an email with a fresh link again. Rejects with `ApiError`. */
export const useEmailAgain = () => useResendUserEmail();

/** Changes the tier of an account. Rejects with `ApiError`. */
export function useChangeTier() {
  const onSuccess = useTakeUser();
  return useChangeUserTier({ mutation: { onSuccess } });
}

/** Suspends a user, which ends their sessions. Rejects with `ApiError`. */
export function useSuspension() {
  const take = useTakeUser();
  const again = useSessionsAgain();
  return useSuspendUser({
    mutation: {
      onSuccess: (answer, change) => {
        take(answer);
        return again(answer, change);
      },
    },
  });
}

/** Reinstates a suspended user. Rejects with `ApiError`. */
export function useReinstatement() {
  const onSuccess = useTakeUser();
  return useReinstateUser({ mutation: { onSuccess } });
}

/** Gives or takes credits, once per `key` however often it is sent. Rejects with `ApiError`. */
export function useAdjustCredits() {
  const { mutateAsync } = useAdjustUserCredits({ mutation: { onSuccess: useTakeUser() } });
  return (userId: string, data: CreditAdjustment, key: string) =>
    mutateAsync({ userId, data, headers: attemptKey(key) });
}

/** The sessions of a user. */
export const useUserSessions = (userId: string) => useListUserSessions(userId);

function useSessionsAgain() {
  const client = useQueryClient();
  return (_answer: unknown, { userId }: { userId: string }) =>
    client.invalidateQueries({ queryKey: getListUserSessionsQueryKey(userId) });
}

/** Ends one session of a user. */
export function useEndUserSession() {
  const onSuccess = useSessionsAgain();
  return useRevokeUserSession({ mutation: { onSuccess } });
}

/** Ends all sessions of a user. */
export function useEndUserSessions() {
  const onSuccess = useSessionsAgain();
  return useRevokeUserSessions({ mutation: { onSuccess } });
}

/** Takes two-factor sign-in off somebody's account, which signs them out everywhere. */
export function useResetTwoFactor() {
  const client = useQueryClient();
  const again = useSessionsAgain();
  return useResetUserTwoFactor({
    mutation: {
      onSuccess: (answer, change) => {
        void client.invalidateQueries({ queryKey: USERS });
        return again(answer, change);
      },
    },
  });
}
