import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not the public internet (IANA special-purpose registries, RFC 6890), with what leads into them. */
const special: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // The unspecified address, and IPv4 addresses in the form that RFC 4291 has given up.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
const closed = new BlockList();
for (const [network, prefix] of special) closed.addSubnet(network, prefix, family(network));
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/**
 * Whether an address may be connected to on a user's word.
 * @param address IPv4 or IPv6, as DNS gives it; an IPv4 address mapped into IPv6 counts as what it stands for
 * @param loopbackToo whether this machine itself may be reached
 */
export function mayReach(address: string, loopbackToo: boolean): boolean {
  if (loopback.check(address, family(address))) return loopbackToo;
  return !closed.check(address, family(address));
}
