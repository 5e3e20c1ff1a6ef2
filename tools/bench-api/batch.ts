/** Customers come back: there are no more accounts than this. */
export const CUSTOMERS = 100_000;

/** `n`, the number of a row, and `c`, the number of the customer it belongs to. */
export const numbers = `generate_series(:from::int, :to::int) n, lateral (select 1 + (n - 1) % ${CUSTOMERS} as c) customers`;
export const customerId = `md5('user' || c)::uuid`;

/** The number of an order from that of its row; in SQL. */
export function orderNumber(n: string): string {
  return `'WW-' || upper(lpad(to_hex(${n}::int), 10, '0'))`;
}

/** The orders that were written for these numbers. */
export const orders = `(select * from ordering_orders where number between ${orderNumber(':from')} and ${orderNumber(':to')})`;
