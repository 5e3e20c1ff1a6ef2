import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import type { HostileCase, RawSend } from '../../../../tools/hostile-uploads/hostile-case.ts';
import { hostileUploads } from '../../../../tools/hostile-uploads/hostile-uploads.ts';

const honest = readFileSync(new URL('../../../testing/fixtures/candles-hourly.png', import.meta.url));
const cases = await hostileUploads(honest);
/** What a whole second pass over the set may add to the process, threads and decoders included. */
const GROWTH_MB = 150;

let api: TestApi;
let bearer: { Authorization: string };
beforeAll(async () => {
  api = await startTestApi();
  ({ bearer } = await api.signIn());
});
afterAll(() => api.close());

interface Answer {
  status: number;
  body: { code?: string; error?: string };
}

async function send({ send: how }: HostileCase): Promise<Answer | 'broken'> {
  if (how.as === 'raw') return sendRaw(how);
  if (how.as === 'json')
    return api.request
      .post(how.path)
      .set(bearer)
      .send(how.body as object);
  const { bytes, fileName, mimeType } = how;
  const options = { filename: fileName, contentType: mimeType };
  return api.request.post('/api/files').set(bearer).attach('file', Buffer.from(bytes), options);
}

async function sendRaw({ headers, body, stopAfter }: RawSend): Promise<Answer | 'broken'> {
  if (stopAfter !== undefined) return hangUp(headers, body, stopAfter);
  const answer = await fetch(`${api.origin}/api/files`, {
    method: 'POST',
    headers: { ...headers, ...bearer },
    body: Buffer.from(body),
  });
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}

/** Sends the first bytes of a request and closes the connection. */
function hangUp(headers: Record<string, string>, body: Uint8Array, stopAfter: number): Promise<'broken'> {
  const { hostname, port } = new URL(api.origin);
  const lines = Object.entries({
    ...headers,
    ...bearer,
    Host: hostname,
    'Content-Length': String(body.length),
  });
  const head = `POST /api/files HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(head);
      socket.write(body.subarray(0, stopAfter), () => setTimeout(() => socket.destroy(), 20));
    });
    socket.on('close', () => resolve('broken'));
    socket.on('error', () => undefined);
  });
}

/** Files below the directory of uploads under way. */
function temporaryFiles(): string[] {
  try {
    return readdirSync(join(api.environment.dataDir, 'tmp'), { recursive: true }).map(String);
  } catch {
    return [];
  }
}

async function sendAll(): Promise<void> {
  for (const one of cases) await send(one);
}

it('has at least 60 hostile uploads', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(new Set(cases.map(({ group, name }) => `${group}: ${name}`)).size).toBe(cases.length);
});

async function expectAnswer(one: HostileCase): Promise<void> {
  const answer = await send(one);
  if (one.expected === 'broken' || answer === 'broken') {
    expect(answer).toBe(one.expected);
    return;
  }
  expect({ status: answer.status, code: answer.body.code }).toEqual(one.expected);
  if (one.expected.code !== undefined) expect(answer.body.error).toMatch(/^[A-Z].*\.$/s);
}

const titled = (some: HostileCase[]) => some.map((one) => [`${one.group}: ${one.name}`, one] as const);

it.each(titled(cases.filter(({ group }) => group === 'size')))(
  '[D-023] takes 10 MiB and 40 megapixels and no more: %s',
  (_title, one) => expectAnswer(one),
);

describe('[D-024] [D-025] hostile uploads', () => {
  it.each(titled(cases.filter(({ group }) => group !== 'size')))('%s', (_title, one) => expectAnswer(one));

  it('leave no temporary file', async () => {
    // A client that hung up is noticed a moment later.
    for (let looks = 0; looks < 50 && temporaryFiles().length > 0; looks++) await pause(100);
    expect(temporaryFiles()).toEqual([]);
  });

  it('leave the api answering, also while they come', async () => {
    let busy = true;
    const statuses: number[] = [];
    const flood = Promise.all(cases.slice(0, 60).map(send)).finally(() => {
      busy = false;
    });
    while (busy) {
      statuses.push((await api.request.get('/api/health')).status);
      // One request after the other would itself keep the api busy.
      await pause(20);
    }
    await flood;
    expect(statuses.length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('do not make the process grow', async () => {
    // The tests before have sent them once. What leaks grows every time; what a collector has not yet come to does not.
    const growths: number[] = [];
    for (let pass = 0; pass < 5 && !growths.some((growth) => growth < GROWTH_MB); pass++) {
      const before = process.memoryUsage().rss;
      await sendAll();
      growths.push((process.memoryUsage().rss - before) / 1024 / 1024);
    }
    expect(Math.min(...growths)).toBeLessThan(GROWTH_MB);
  }, 300_000);
});
