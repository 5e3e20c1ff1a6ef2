/** API calls for what visitors may try without an account. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getGetDemoVisitQueryKey,
  getGetTutorVisitQueryKey,
  useGetDemoVisit,
  useGetTutorVisit,
  useGetVisitorHistory,
} from './generated/client/visitors/visitors.ts';
import type { DemoQuota, TutorQuota } from './generated/model';

export { analyzeDemo, sendVisitorMessage } from './generated/client/visitors/visitors.ts';
export type { LessonLink, PreviousMessage, VisitorMessage, VisitorReply } from './generated/model';

/** How many demo analyses there are and how many were made. */
export function useDemoQuota() {
  return useGetDemoVisit({ query: { retry: false } });
}

/** Keeps the counter that an answer brought. */
export function useDemoQuotaNews() {
  const client = useQueryClient();
  return useCallback(
    async (quota: DemoQuota): Promise<void> => {
      await client.cancelQueries({ queryKey: getGetDemoVisitQueryKey() });
      client.setQueryData(getGetDemoVisitQueryKey(), quota);
    },
    [client],
  );
}

/** How many messages to the tutor there are and how many were sent. */
export function useTutorQuota() {
  return useGetTutorVisit({ query: { retry: false } });
}

/** Stores the counter of an answer and cancels a pending request for it, which would be older. */
export function useTutorQuotaNews() {
  const client = useQueryClient();
  return useCallback(
    async (quota: TutorQuota): Promise<void> => {
      await client.cancelQueries({ queryKey: getGetTutorVisitQueryKey() });
      client.setQueryData(getGetTutorVisitQueryKey(), quota);
    },
    [client],
  );
}

/** The visitor's earlier conversation with the tutor; read once, as the chat holds what follows. */
export function useVisitorHistory() {
  return useGetVisitorHistory({ query: { retry: false, staleTime: Infinity, gcTime: 0 } });
}
