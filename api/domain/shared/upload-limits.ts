/** The largest picture file accepted, in bytes (10 MiB). */
export const uploadMaxBytes = 10 * 1024 * 1024;

/** The largest picture accepted, in pixels (40 megapixels), so that a small file cannot unfold into gigabytes. */
export const uploadMaxPixels = 40_000_000;
