/** API calls for what admins set, watch and prove of the whole installation. */
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getGetPublicSettingsQueryKey,
  getGetSettingsQueryKey,
  getListAuditLogQueryKey,
  listAuditLog,
  useGetSettings,
  useGetSystemHealth,
  useProveBooks,
  useSaveSettings,
} from './generated/client/platform/platform.ts';
import type { AuditList, ListAuditLogParams, SettingsEnvelope } from './generated/model';
import { SaveSettingsBody } from './generated/zod/platform/platform.zod.ts';
import { downloadCsv } from './download.ts';

export type {
  AuditEntry,
  BooksProof,
  PartStatus,
  Settings,
  SettingsChange,
  SystemHealth,
} from './generated/model';

/** The contract's own check of the settings, for the form. */
export const settingsCheck = SaveSettingsBody;

/** The settings in force: fetched again whenever the screen is opened, but not while somebody edits them. */
export const useSettings = () =>
  useGetSettings({
    query: { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });

/** Saves all settings. What they change elsewhere in this tab, such as the platform's name, is fetched again. */
export function useSave() {
  const client = useQueryClient();
  return useSaveSettings({
    mutation: {
      onSuccess: (answer: SettingsEnvelope) => {
        client.setQueryData(getGetSettingsQueryKey(), answer);
        return client.invalidateQueries({ queryKey: getGetPublicSettingsQueryKey() });
      },
    },
  });
}

const HEALTH_EVERY_MS = 15_000;

/** How every part of the installation is doing; looked at again while the screen is open. */
export const useSystemHealth = () =>
  useGetSystemHealth({ query: { staleTime: 0, refetchInterval: HEALTH_EVERY_MS } });

/** Recomputes every book from its entries. */
export const useBooksProof = () => useProveBooks();

/** A page of the audit log; the page before stays until the next one is here. */
export const useAuditLog = (params: ListAuditLogParams) =>
  useQuery({
    queryKey: getListAuditLogQueryKey(params),
    queryFn: async ({ signal }) => (await listAuditLog(params, signal)) as AuditList,
    placeholderData: keepPreviousData,
  });

/** All entries that match, as CSV. */
export const downloadAuditLog = (filter: object) => downloadCsv('/admin/audit-log', filter);
