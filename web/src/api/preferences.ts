/** API calls for how the account wants things shown. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetPreferencesQueryKey,
  useGetPreferences,
  useSavePreferences as useSavePreferencesCall,
} from './generated/client/accounts/accounts.ts';

export type { Preferences } from './generated/model';

/** The preferences of whoever is signed in. */
export const useOwnPreferences = (signedIn: boolean) =>
  useGetPreferences({ query: { enabled: signedIn, staleTime: Infinity } });

/** Stores all of them. */
export function useSavePreferences() {
  const client = useQueryClient();
  return useSavePreferencesCall({
    mutation: { onSuccess: (saved) => client.setQueryData(getGetPreferencesQueryKey(), saved) },
  });
}
