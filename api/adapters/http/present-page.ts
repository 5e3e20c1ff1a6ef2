import type { components } from './generated/contract.ts';

/** Which page of a list was answered, and how many there are; an empty list has one page. */
export function presentPage(
  page: number,
  pageSize: number,
  total: number,
): components['schemas']['PageMeta'] {
  return { page, pages: Math.max(1, Math.ceil(total / pageSize)), total };
}
