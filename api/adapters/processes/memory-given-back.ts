/**
 * Settings of the C library with which what threads free goes back to the system: threads share two heaps instead of having
 * one each, and whatever is as large as a picture is mapped by itself and unmapped when it is freed. Left to itself, the
 * library raises that size with every large block, and puts later pictures between small blocks that stay. The image sets the same.
 *
 * Node's heap of new objects grows to 16 MiB three times over while the product starts, and keeps that: half of it does as well.
 */
export const memoryGivenBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8',
};
