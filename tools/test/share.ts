/** Those of the items that belong to a shard such as `2/3`; all of them without one. */
export function shareOf<T>(items: readonly T[], shard = '1/1'): T[] {
  const [number = 1, count = 1] = shard.split('/').map(Number);
  return items.filter((_, index) => index % count === number - 1);
}
