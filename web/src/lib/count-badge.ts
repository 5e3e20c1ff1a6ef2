/** The number on a badge; from a hundred on it is '99+'. */
export const countBadge = (count: number): string => (count > 99 ? '99+' : String(count));
