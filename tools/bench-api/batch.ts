/** Customers come back: there are no more accounts than this. */
export const CUSTOMERS = 100_000;

/** `n`, the number of a row, and `c`, the number of the customer it belongs to. */
export const numbers = `generate_series(:from::int, :to::int) n, lateral (select 1 + (n - 1) % ${CUSTOMERS} as c) customers`;
export const customerId = `md5('user' || c)::uuid`;

/** The orders that were written for these numbers. */
export const orders = `(select * from ordering_orders where id in (select md5('order' || n)::uuid from generate_series(:from::int, :to::int) n))`;
