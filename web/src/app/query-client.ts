import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/errors.ts';

/** Answers that asking again will not change. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !isFinal(error),
      },
    },
  });
}
