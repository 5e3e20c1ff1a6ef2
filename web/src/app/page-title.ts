import { useEffect } from 'react';

export const PRODUCT = 'Wickwise';

/** 'Chart Analysis · Wickwise'; the product's name alone when the page needs none. */
export function documentTitle(page?: string): string {
  return page ? `${page} · ${PRODUCT}` : PRODUCT;
}

export function usePageTitle(page?: string): void {
  useEffect(() => {
    document.title = documentTitle(page);
  }, [page]);
}
