import ipaddr from 'ipaddr.js';

/**
 * Under what a caller's address is counted. An IPv6 caller counts by the /64 network, of which one household has all
 * addresses; an IPv4 address that is written as an IPv6 one counts as what it is.
 */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address.slice(0, 64);
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}
