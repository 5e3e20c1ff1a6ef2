/** How many rows are read at a time when all are wanted. */
const BATCH = 1000;

/** All rows of a long list, read piece by piece. `readAfter`: the next `limit` rows behind `last`, or the first ones. */
export async function* inBatches<T>(
  readAfter: (last: T | undefined, limit: number) => Promise<T[]>,
): AsyncIterable<T> {
  let last: T | undefined;
  for (;;) {
    const batch = await readAfter(last, BATCH);
    yield* batch;
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}
