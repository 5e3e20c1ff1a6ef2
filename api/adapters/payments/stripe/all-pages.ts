/** The most that Stripe lists at once. */
const pageSize = 100;

interface Page<T> {
  data: T[];
  has_more: boolean;
}

/** Everything of a list, page by page: what is left out of a list of refunds would be taken for not refunded. */
export async function allPages<T extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => PromiseLike<Page<T>>,
): Promise<T[]> {
  const all: T[] = [];
  for (;;) {
    const last = all.at(-1);
    const { data, has_more } = await list({ limit: pageSize, ...(last && { starting_after: last.id }) });
    all.push(...data);
    if (!has_more || data.length === 0) return all;
  }
}
