import { existsSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';

let api: TestApi;
let bearer: { Authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  ({ bearer } = await api.signIn());
});
afterAll(() => api.close());

const mebibyte = 1024 * 1024;
const send = () => api.request.post('/api/files').set(bearer);
/** What is left of uploads on the disk. */
function left(): string[] {
  const directory = join(api.environment.dataDir, 'tmp');
  return existsSync(directory) ? readdirSync(directory) : [];
}

describe('an upload', () => {
  it.each([
    ['no part', () => send().field('note', 'no file here'), 400],
    ['a part of another name', () => send().attach('picture', Buffer.from('x'), 'x.png'), 400],
    [
      'two files',
      () => send().attach('file', Buffer.from('x'), 'x.png').attach('file', Buffer.from('y'), 'y.png'),
      400,
    ],
    ['a text for a file', () => send().field('file', 'just text'), 400],
    ['a file over 10 MiB', () => send().attach('file', Buffer.alloc(10 * mebibyte + 1), 'x.png'), 413],
    [
      'a whole request over the limit',
      () => send().attach('file', Buffer.alloc(12 * mebibyte), 'x.png'),
      413,
    ],
    ['a field as large as a file', () => send().field('note', 'x'.repeat(mebibyte)), 413],
    ['JSON', () => send().send({ file: 'x' }), 415],
    ['no boundary', () => send().set('Content-Type', 'multipart/form-data').send('x'), 400],
    [
      'a frame that never ends',
      () => send().set('Content-Type', 'multipart/form-data; boundary=b').send('--b\r\nContent-'),
      400,
    ],
  ])('with %s is refused, and leaves nothing behind', async (_name, call, status) => {
    const answer = await call();
    expect([answer.status, answer.body.status]).toEqual([status, status]);
    expect(left()).toEqual([]);
  });

  it('leaves nothing behind when the client goes away in the middle', async () => {
    const socket = connect(Number(new URL(api.origin).port), '127.0.0.1');
    await beginUpload(socket);
    await waitFor(() => left().length === 1);
    socket.destroy();
    await waitFor(() => left().length === 0);
    expect((await api.request.get('/api/health/live')).status).toBe(200);
  });

  it('of many at once leaves nothing behind either', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => send().attach('file', Buffer.alloc(2 * mebibyte, 1), 'x.png')),
    );
    for (const answer of answers) expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(left()).toEqual([]);
  });
});

/** Sends the head and the first half mebibyte of a file, and no more. */
async function beginUpload(socket: Socket): Promise<void> {
  socket.on('error', () => undefined);
  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n';
  const head = [
    'POST /api/files HTTP/1.1',
    'Host: localhost',
    `Authorization: ${bearer.Authorization}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${5 * mebibyte}`,
    '',
    part,
  ];
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  socket.write(head.join('\r\n'));
  socket.write(Buffer.alloc(mebibyte / 2));
}

async function waitFor(condition: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !condition(); i++) await sleep(20);
  expect(condition()).toBe(true);
}
