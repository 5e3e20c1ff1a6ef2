import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';

/** Answers that asking again will not change. */
const isFinal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** Every failed query and change is written to the console here, and only here; screens show their own message. */
const log = (what: string, key: readonly unknown[] = [], error: Error): void =>
  console.error(`${what} failed: ${JSON.stringify(key)}`, error);

/** Key of the query that says who is signed in. */
export const SESSION = ['session'] as const;

const isSignedOut = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'access.not_signed_in';

export function makeQueryClient(): QueryClient {
  /** A session that ended elsewhere is noticed by the first call that is refused for it, not by the next change of the page. */
  const noticeSignedOut = (error: Error): void => {
    if (isSignedOut(error)) void client.invalidateQueries({ queryKey: SESSION });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        log('Query', queryKey, error);
        noticeSignedOut(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { options }) => {
        log('Change', options.mutationKey, error);
        noticeSignedOut(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && !isFinal(error),
      },
    },
  });
  return client;
}
