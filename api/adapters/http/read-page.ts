import type { Result } from '../../domain/shared/result.ts';
import type { components } from './generated/contract.ts';

/** Which rows of a list are wanted; `limit` null: all of them, for a file. */
interface Slice {
  offset: number;
  limit: number | null;
}

interface Counted {
  total: number;
}

/** The rows of the page that a request asks for. */
export function sliceOf({ page = 1, pageSize = 20 }: { page?: number; pageSize?: number }) {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}

/**
 * Reads a page of a list. One behind the last page is the last one, as on the screens: whoever deletes what the last page held, or
 * follows an old address, gets rows and the number of the page that they are on. `slice` of the answer says which one was read.
 */
export async function readPage<S extends Slice, F extends Counted | Result<Counted, unknown>>(
  slice: S,
  read: (slice: S) => Promise<F>,
): Promise<{ found: F; slice: S }> {
  const found = await read(slice);
  const { offset, limit } = slice;
  // A total that is not exact is that of rows up to the end of this page: then this page has rows.
  const total = totalOf(found);
  if (total === null || limit === null || offset === 0 || offset < total) return { found, slice };
  const last = { ...slice, offset: Math.max(0, Math.ceil(total / limit) - 1) * limit };
  return { found: await read(last), slice: last };
}

/** The same of a list that is short enough to go into a file as a whole. */
export async function readRows<F extends Counted>(
  query: Parameters<typeof sliceOf>[0],
  all: boolean,
  read: (rows: Slice) => Promise<F>,
) {
  const wanted = sliceOf(query);
  const { found, slice } = await readPage<Slice, F>(all ? { offset: 0, limit: null } : wanted, read);
  return { found, meta: presentPage({ ...wanted, offset: slice.offset }, found.total) };
}

function totalOf(found: Counted | Result<Counted, unknown>): number | null {
  if (!('ok' in found)) return found.total;
  return found.ok ? found.value.total : null;
}

/** Which page of a list was answered, and how many there are; an empty list has one page. */
export function presentPage(
  { offset, limit }: { offset: number; limit: number },
  total: number,
): components['schemas']['PageMeta'] {
  return { page: offset / limit + 1, pages: Math.max(1, Math.ceil(total / limit)), total };
}
