import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { recordLog } from '../../testing/log-lines.ts';
import { connectionTimes } from './connection-times.ts';
import { createHttpServer } from './http-server.ts';

let server: Server;
beforeAll(async () => {
  server = createHttpServer((request, response) => {
    request.resume().on('end', () => response.end('fine'));
  }, recordLog().logger);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Everything that the server says to these bytes, until it hangs up. */
async function answerTo(bytes: string | Buffer): Promise<{ head: string; body: string }> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'end');
  socket.destroy();
  const [head = '', body = ''] = Buffer.concat(chunks).toString('utf8').split('\r\n\r\n');
  return { head, body };
}

const get = 'GET / HTTP/1.1\r\nHost: here\r\n';
const post = 'POST / HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n';

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'request.malformed_http'],
  ['bytes of TLS', Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1]), 400, 'request.malformed_http'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'request.malformed_http'],
  ['a space in the address', 'GET /a b HTTP/1.1\r\nHost: here\r\n\r\n', 400, 'request.malformed_http'],
  ['two lengths', `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, 'request.malformed_http'],
  ['a broken chunk', `${post}xyz\r\n`, 400, 'request.malformed_http'],
  [
    'a tunnel',
    'CONNECT bank.example:443 HTTP/1.1\r\nHost: bank.example\r\n\r\n',
    400,
    'request.malformed_http',
  ],
  [
    'an address of 100 kB',
    `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: here\r\n\r\n`,
    431,
    'request.headers_too_large',
  ],
  ['header fields of 100 kB', `${get}X: ${'a'.repeat(100_000)}\r\n\r\n`, 431, 'request.headers_too_large'],
  [
    'a chunk with 100 kB beside it',
    `${post}1;${'a'.repeat(100_000)}\r\na\r\n0\r\n\r\n`,
    413,
    'request.too_large',
  ],
])('answers %s with a problem document', async (_what, bytes, status, code) => {
  const { head, body } = await answerTo(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('Content-Type: application/problem+json');
  const id = /X-Request-Id: (\S+)/.exec(head)?.[1];
  expect(JSON.parse(body)).toMatchObject({ status, code, request_id: id });
});

it('says that a request did not arrive in time', async () => {
  const late = answerTo('GET / HTTP/1.1\r\n');
  const [socket] = await once(server, 'connection');
  server.emit('clientError', Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket);
  const { head, body } = await late;
  expect(head).toMatch(/^HTTP\/1\.1 408 /);
  expect(JSON.parse(body)).toMatchObject({ code: 'request.timed_out' });
});

it('writes no problem into an answer that has begun', async () => {
  const other = createHttpServer((_request, response) => void response.write('begun'), recordLog().logger);
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const socket = connect((other.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(`${get}\r\n`);
  await once(socket, 'data');
  socket.write('rubbish\r\n\r\n');
  await once(socket, 'close');
  expect(Buffer.concat(chunks).toString('utf8')).not.toContain('problem');
  other.close();
});

it('answers a request whatever else it expects', async () => {
  const { head } = await answerTo(`${get}Expect: miracles\r\nConnection: close\r\n\r\n`);
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
});

describe('a connection that keeps the server waiting', () => {
  /** A server that still holds the connection then does not follow its limits. */
  const PATIENCE_MS = 20_000;

  /** What a client hears that sends these bytes and no more, until the server hangs up; rejects when it does not. */
  async function heard(bytes: string, times: Partial<typeof connectionTimes>): Promise<string> {
    const impatient = createHttpServer(
      (request, response) => void request.resume().on('end', () => response.end('fine')),
      recordLog().logger,
      { ...connectionTimes, connectionsCheckingInterval: 10, ...times },
    );
    expect(impatient).toMatchObject(times);
    impatient.listen(0, '127.0.0.1');
    await once(impatient, 'listening');
    const socket = connect((impatient.address() as AddressInfo).port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(bytes);
    try {
      await once(socket, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch {
      throw new Error(`The server did not hang up within ${PATIENCE_MS} ms.`);
    } finally {
      socket.destroy();
      impatient.close();
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  it('in the head of a request gets an answer that says so, and is closed', async () => {
    expect(await heard('GET / HTTP/1.1\r\nHost: he', { headersTimeout: 50 })).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('in the body of a request gets an answer that says so, and is closed', async () => {
    const slow = 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nabc';
    // Node lets no head take longer than its whole request.
    expect(await heard(slow, { requestTimeout: 50, headersTimeout: 50 })).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('between two requests is closed without a word', async () => {
    const answer = await heard(`${get}\r\n`, { keepAliveTimeout: 50 });
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it('is given the times of the product unless others are named', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = connectionTimes;
    expect(createHttpServer(() => undefined, recordLog().logger)).toMatchObject({
      headersTimeout,
      requestTimeout,
      keepAliveTimeout,
    });
  });
});
