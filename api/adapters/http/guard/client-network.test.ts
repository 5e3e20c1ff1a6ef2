import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import supertest from 'supertest';
import { believeProxies } from '../believe-proxies.ts';
import { clientNetwork } from './client-network.ts';

describe('the network of a caller', () => {
  it('is the /64 network of an IPv6 address', () => {
    expect(clientNetwork('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
    expect(clientNetwork('2001:db8:1:2:bbbb::2')).toBe('2001:db8:1:2::/64');
    expect(clientNetwork('2001:0db8::1')).toBe('2001:db8:0:0::/64');
    expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
    expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('is the IPv4 address itself, also when it is written as an IPv6 one', () => {
    expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7');
    expect(clientNetwork('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(clientNetwork('::FFFF:c000:207')).toBe('192.0.2.7');
  });

  it('is a text of bounded length when it is no address', () => {
    expect(clientNetwork('x'.repeat(10_000))).toHaveLength(64);
    expect(clientNetwork('__proto__')).toBe('__proto__');
  });
});

/** What an app behind that many proxies of ours takes for the caller's address. */
async function addressSeen(trustedProxies: number, forwarded?: string): Promise<string> {
  const app = new Koa(believeProxies(trustedProxies));
  app.use((ctx) => void (ctx.body = clientNetwork(ctx.ip)));
  const handle = app.callback();
  const server = createServer(
    { maxHeaderSize: 100_000 },
    (request, response) => void handle(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const call = supertest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).get('/');
    return (await (forwarded === undefined ? call : call.set('X-Forwarded-For', forwarded))).text;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('the address of the caller', () => {
  it('is the one of the connection when no proxy is ours, whatever the header says', async () => {
    expect(await addressSeen(0, '203.0.113.1')).toBe('127.0.0.1');
  });

  it('is what our nearest proxy wrote, not what the caller made it write before', async () => {
    expect(await addressSeen(1, '1.1.1.1, 203.0.113.1')).toBe('203.0.113.1');
    expect(await addressSeen(2, '1.1.1.1, 203.0.113.1, 10.0.0.2')).toBe('203.0.113.1');
  });

  it('is the one of the connection when our proxy wrote none', async () => {
    expect(await addressSeen(1)).toBe('127.0.0.1');
  });

  it('is found at the end of a very long header', async () => {
    expect(await addressSeen(1, `${'6.6.6.6, '.repeat(8000)}203.0.113.1`)).toBe('203.0.113.1');
  });

  it('is the IPv4 address that our proxy wrote as an IPv6 one', async () => {
    expect(await addressSeen(1, '::ffff:203.0.113.1')).toBe('203.0.113.1');
  });
});
