/** Reviews on one page. */
export const PER_PAGE = 4;

/** How many pages `count` reviews fill; at least one. */
export function pageCount(count: number): number {
  return Math.max(1, Math.ceil(count / PER_PAGE));
}

/** The nearest page there is, from 1. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), pages);
}
