/**
 * Koa's settings for as many reverse proxies of ours: X-Forwarded-For is believed as far from the right as they have
 * written it.
 */
export function believeProxies(count: number): {
  proxy: boolean;
  proxyIpHeader: string;
  maxIpsCount: number;
} {
  return { proxy: count > 0, proxyIpHeader: 'X-Forwarded-For', maxIpsCount: count };
}
