import { paths } from '../../../lib/paths.ts';

/** The page of one order. */
export function orderPath(orderId: string): string {
  return `${paths.orders}/${orderId}`;
}
