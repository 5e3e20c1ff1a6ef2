import { useGetPublicSettings } from './generated/client/platform/platform.ts';

export type { PublicSettings } from './generated/model';

const HOUR_MS = 3_600_000;

/** Company, support address and limits; they change rarely. */
export function usePublicSettings() {
  return useGetPublicSettings({ query: { staleTime: HOUR_MS } });
}
