/**
 * Time limits of a connection in milliseconds, so that idle clients do not hold it open: the head of a request, the whole of
 * it with a picture of 10 MiB on a slow line, and the time between two requests, which is longer than a proxy in front keeps its own.
 */
export const connectionTimes = {
  headersTimeout: 20_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
};
