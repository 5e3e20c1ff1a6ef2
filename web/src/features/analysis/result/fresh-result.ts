/** What only this browser knows of an analysis it has just made: held until the page is loaded anew. */
import { useEffect, useMemo } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '../../../api/generated/model';

export interface FreshResult {
  /** Said beside the result: what went differently than asked. */
  notices: readonly Notice[];
  /** The picture, shown without being fetched, and also when it could not be stored. */
  picture: File | null;
}

const keyOf = (id: string) => ['fresh-result', id] as const;

export function useKeepFreshResult() {
  const client = useQueryClient();
  return (id: string, fresh: FreshResult) => client.setQueryData<FreshResult>(keyOf(id), fresh);
}

/** Undefined for an analysis that was not just made here. */
export function useFreshResult(id: string): FreshResult | undefined {
  return useQuery<FreshResult>({ queryKey: keyOf(id), queryFn: skipToken, staleTime: Infinity }).data;
}

/** An address of a file that only this page knows; released when the file changes. */
export function useObjectUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
