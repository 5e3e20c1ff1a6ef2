import { useGetPublicSettings } from './generated/client/platform/platform.ts';

export type { PublicSettings } from './generated/model';

const HOUR_MS = 3_600_000;

/**
 * Company, support address and limits; they change rarely.
 * @param wanted false while the answer that a page starts with, which holds them too, is still awaited
 */
export function usePublicSettings(wanted = true) {
  return useGetPublicSettings({ query: { staleTime: HOUR_MS, enabled: wanted } });
}
