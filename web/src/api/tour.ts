/** API calls for the tour of the first steps. */
import { useQueryClient } from '@tanstack/react-query';
import { getGetTourQueryKey, useGetTour, useLeaveTour } from './generated/client/accounts/accounts.ts';

/** Whether it was left; asked once. */
export const useTour = () => useGetTour({ query: { staleTime: Infinity } });

/** Leaves it; it is gone at once, whatever the server says. */
export function useLeavingTour() {
  const client = useQueryClient();
  const queryKey = getGetTourQueryKey();
  return useLeaveTour({ mutation: { onMutate: () => client.setQueryData(queryKey, { left: true }) } });
}
