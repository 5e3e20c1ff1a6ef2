/** The answer with which a signed-in page starts: who is signed in, and what every page shows beside that. */
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from './errors.ts';
import {
  getCurrentUser,
  getGetPreferencesQueryKey,
  getGetTourQueryKey,
  getStart,
} from './generated/client/accounts/accounts.ts';
import { getGetAnalysisStatsQueryKey } from './generated/client/analysis/analysis.ts';
import { getGetPublicSettingsQueryKey } from './generated/client/platform/platform.ts';
import type { User } from './generated/model';

/**
 * Asks for it, and hands each part to the query that asks for that part again. Where the server fails over a part, it is still asked
 * who is signed in; the page then asks for each part by itself.
 */
export async function startedAs(client: QueryClient, signal: AbortSignal): Promise<User> {
  const start = await getStart(signal).catch((error: unknown) => {
    if (error instanceof ApiError && error.status >= 500) return null;
    throw error;
  });
  if (!start) return (await getCurrentUser(signal)).user;
  const { user, preferences, tour, settings, stats } = start;
  client.setQueryData(getGetPreferencesQueryKey(), preferences);
  client.setQueryData(getGetTourQueryKey(), tour);
  client.setQueryData(getGetPublicSettingsQueryKey(), settings);
  if (stats) client.setQueryData(getGetAnalysisStatsQueryKey(), stats);
  return user;
}
