import { Agent, request } from 'node:http';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let agent: Agent;
let bearer: { Authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  ({ bearer } = await api.signIn());
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterAll(async () => {
  agent.destroy();
  await api.close();
});

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

function send({ method, path, headers, body }: Sent): Promise<{ status: number; reused: boolean }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(path, api.origin),
      { agent, method, headers: { ...bearer, ...headers } },
      (incoming) => {
        const answer = { status: incoming.statusCode ?? 0, reused: outgoing.reusedSocket };
        incoming.resume().once('end', () => resolve(answer));
      },
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const part = Buffer.concat([
  Buffer.from(
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n',
  ),
  Buffer.alloc(100_000, 'x'),
  Buffer.from('\r\n'),
]);
const form = Buffer.concat([...Array.from({ length: 8 }, () => part), Buffer.from('--edge--\r\n')]);

describe('a connection whose last request was refused before its body was read to the end', () => {
  it.each([
    [
      'too long a body in chunks',
      413,
      '/api/chart/analyze',
      { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
      Buffer.alloc(3_000_000, 'x'),
    ],
    ['too many files', 400, '/api/files', { 'content-type': 'multipart/form-data; boundary=edge' }, form],
  ])('answers the next one: %s', async (_what, status, path, headers, body) => {
    const refused = await send({ method: 'POST', path, headers, body });
    expect(refused.status).toBe(status);
    expect(await send({ method: 'GET', path: '/api/health' })).toEqual({ status: 200, reused: true });
  });
});
