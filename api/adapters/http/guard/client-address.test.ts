import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address.ts';

const request = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('the address of the caller', () => {
  it('is the one of the connection when no proxy is ours, whatever the header says', () => {
    expect(clientAddress(request('192.0.2.7', '203.0.113.1'), 0)).toBe('192.0.2.7');
  });

  it('is what our nearest proxy wrote, not what the caller made it write before', () => {
    expect(clientAddress(request('10.0.0.1', '1.1.1.1, 203.0.113.1'), 1)).toBe('203.0.113.1');
    expect(clientAddress(request('10.0.0.1', '1.1.1.1, 203.0.113.1, 10.0.0.2'), 2)).toBe('203.0.113.1');
    expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
  });

  it('is the /64 network of an IPv6 address, and the plain form of a mapped IPv4 one', () => {
    expect(clientAddress(request('2001:db8:1:2:aaaa::1'), 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress(request('2001:db8:1:2:bbbb::2'), 0)).toBe('2001:db8:1:2::/64');
    expect(clientAddress(request('2001:0db8::1'), 0)).toBe('2001:db8:0:0::/64');
    expect(clientAddress(request('::1'), 0)).toBe('0:0:0:0::/64');
    expect(clientAddress(request('::ffff:192.0.2.7'), 0)).toBe('192.0.2.7');
  });
});
