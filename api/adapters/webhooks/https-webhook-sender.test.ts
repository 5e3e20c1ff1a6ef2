import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpsWebhookSender } from './https-webhook-sender.ts';
import { mayReach } from './public-address.ts';

describe('addresses that webhooks may not reach', () => {
  it.each([
    ['this machine', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1', '0.0.0.0', '::']],
    ['private networks', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12::1']],
    ['the link, with the clouds’ metadata', ['169.254.169.254', 'fe80::1', '::ffff:169.254.169.254']],
    [
      'what leads into them',
      ['64:ff9b::a00:1', '2002:a00:1::', '::a00:1', '::7f00:1', '::8.8.8.8', '100.64.0.1'],
    ],
    ['many at once', ['224.0.0.1', '255.255.255.255', 'ff02::1']],
  ])('are those of %s', (_name, addresses) => {
    expect(addresses.map((address) => mayReach(address, false))).toEqual(addresses.map(() => false));
  });

  it('are not those of the public internet', () => {
    const open = ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'];
    expect(open.map((address) => mayReach(address, false))).toEqual(open.map(() => true));
  });

  it('with loopback allowed are still the others', () => {
    const some = ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254'];
    expect(some.map((address) => mayReach(address, true))).toEqual([true, true, false, false]);
  });
});

describe('sending a message', () => {
  it('does not connect to a private address, however it is named', async () => {
    let connected = 0;
    const { port, close } = await serve(() => void connected++);
    const sender = new HttpsWebhookSender({ loopback: false });
    const hosts = ['127.0.0.1', '[::1]', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'];
    for (const host of hosts) {
      const { status, error } = await sender.send(message(`http://${host}:${port}/`));
      expect([host, status, error]).toEqual([host, null, 'The address is not on the public internet.']);
    }
    expect(connected).toBe(0);
    await close();
  });

  it('says how the answer began, and takes no more of a long one', async () => {
    const { port, close } = await serve((_request, response) => {
      response.writeHead(418);
      response.write(`a\0${'b'.repeat(100_000)}`);
    });
    const answer = await new HttpsWebhookSender({ loopback: true }).send(
      message(`http://127.0.0.1:${port}/`),
    );
    expect(answer).toMatchObject({ status: 418, answer: `a\uFFFD${'b'.repeat(998)}`, error: null });
    await close();
  });

  it('waits only so long, and says why there was no answer', async () => {
    const { port, close } = await serve(() => undefined);
    const patient = new HttpsWebhookSender({ loopback: true, timeoutMs: 50 });
    expect(await patient.send(message(`http://127.0.0.1:${port}/`))).toMatchObject({
      status: null,
      error: 'No answer within 0.05 seconds.',
    });
    await close();
    expect((await patient.send(message(`http://127.0.0.1:${port}/`))).error).toBe(
      'Nothing takes connections there.',
    );
  });
});

const message = (url: string) => ({ url, headers: { 'webhook-id': 'msg_1' }, body: '{}' });

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, close };
}
