/** API calls for reminders to add a later screenshot, and for what became of plans. */
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetReminderQueryKey,
  getListDueRemindersQueryKey,
  getListOutcomesQueryKey,
  useGetReminder,
  useListDueReminders,
  useListOutcomes,
  useRemoveReminder,
  useSetReminder,
} from './generated/client/analysis/analysis.ts';

/** Due reminders are asked for again after so long: the server tells of none by itself. */
const DUE_AGAIN_MS = 60_000;

/** The reminder of an own analysis, and the time that fits its chart. */
export const useReminder = (analysisId: string) => useGetReminder(analysisId);

/** The own analyses that wait for a later screenshot. */
export const useDueReminders = () => useListDueReminders({ query: { refetchInterval: DUE_AGAIN_MS } });

/** The own plans that were followed up or wait, newest first. */
export const useOutcomes = (page: { limit: number; offset: number }) => useListOutcomes(page);

/** Has asked again what tells of reminders. */
export function useRemindersChanged() {
  const client = useQueryClient();
  return (analysisId: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: getGetReminderQueryKey(analysisId) }),
      client.invalidateQueries({ queryKey: getListDueRemindersQueryKey() }),
      client.invalidateQueries({ queryKey: getListOutcomesQueryKey() }),
    ]);
}

export function useSettingReminder(analysisId: string) {
  const changed = useRemindersChanged();
  return useSetReminder({ mutation: { onSuccess: () => changed(analysisId) } });
}

export function useRemovingReminder() {
  const changed = useRemindersChanged();
  return useRemoveReminder({
    mutation: { onSettled: (_answer, _error, { analysisId }) => changed(analysisId) },
  });
}
