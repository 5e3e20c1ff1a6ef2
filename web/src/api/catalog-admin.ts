/** API calls for what admins do with packages. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getListPackagesQueryKey,
  listPackages,
  useCreatePackage as useCreatePackageCall,
  useDeletePackage as useDeletePackageCall,
  useUpdatePackage as useUpdatePackageCall,
} from './generated/client/catalog/catalog.ts';
import type { AdminPackageList } from './generated/model';
import { downloadCsv } from './download.ts';
import { useRefreshPrices } from './ordering.ts';

export type { AdminPackage, AdminPackageList, PackageDraft } from './generated/model';

/** Every package, also inactive ones, with prices in the base currency. */
export function useAllPackages() {
  return useQuery({
    queryKey: getListPackagesQueryKey(),
    // Without a wish for CSV the answer is JSON.
    queryFn: async ({ signal }) => (await listPackages(signal)) as AdminPackageList,
  });
}

/** Fetches the catalogue and the offers again. */
function useReloadPackages() {
  const client = useQueryClient();
  const refreshPrices = useRefreshPrices();
  return async (): Promise<void> => {
    void refreshPrices();
    await client.invalidateQueries({ queryKey: getListPackagesQueryKey() });
  };
}

/** Puts a package on sale. Rejects with `ApiError`. */
export function useCreatePackage() {
  const onSuccess = useReloadPackages();
  return useCreatePackageCall({ mutation: { onSuccess } });
}

/** Changes a package. Rejects with `ApiError`. */
export function useUpdatePackage() {
  const onSuccess = useReloadPackages();
  return useUpdatePackageCall({ mutation: { onSuccess } });
}

/** Deletes a package. Rejects with `ApiError`; 409 when it has orders. */
export function useDeletePackage() {
  const onSuccess = useReloadPackages();
  return useDeletePackageCall({ mutation: { onSuccess } });
}

export const downloadPackages = (): Promise<Blob> => downloadCsv('/admin/packages');
