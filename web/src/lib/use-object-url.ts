import { useEffect, useMemo } from 'react';

/** An address of a file that only this page knows; released when another takes its place or the page leaves. */
export function useObjectUrl(file: Blob | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}
