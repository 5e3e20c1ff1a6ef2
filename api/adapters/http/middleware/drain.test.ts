import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Koa from 'koa';
import { recordLog } from '../../../testing/log-lines.ts';
import { Drain } from './drain.ts';
import { problems } from './problems.ts';
import { requestContext } from './request-context.ts';

let drain: Drain;
let server: Server;
let begun: Promise<void>;
let finish: () => void;

/** An app in which `/slow` waits for the test, and `/stream` sends one event and goes on. */
beforeEach(async () => {
  drain = new Drain();
  let reached: () => void;
  begun = new Promise((resolve) => (reached = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const app = new Koa();
  app.use(requestContext(recordLog().logger, { meters: null, tracing: null }));
  app.use(problems({ isOutage: () => false }));
  app.use(drain.middleware);
  app.use(async (ctx) => {
    reached();
    if (ctx.path === '/slow') await finished;
    const stream = new PassThrough();
    stream.write('event: stage\ndata: {}\n\n');
    if (ctx.path === '/stream') ctx.type = 'text/event-stream';
    ctx.body = ctx.path === '/stream' ? stream : 'done';
  });
  const handle = app.callback();
  server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  finish();
  server.closeAllConnections();
  server.close();
});

const ask = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

describe('requests while the process stops', () => {
  it('are answered when they were under way, on a connection that then ends', async () => {
    const answer = ask('/slow');
    await begun;
    drain.begin();
    expect(drain.stopping).toBe(true);
    finish();
    const { status, headers } = await answer;
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
  });

  it('are ended with a problem that says when to come back, once the time is over', async () => {
    const slow = ask('/slow');
    await begun;
    drain.cutOff();
    for (const answer of [await slow, await ask('/quick')]) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await answer.json()).toMatchObject({ code: 'platform.unavailable', retry_after_seconds: 5 });
    }
  });

  it('end a stream of events with the problem as its last event', async () => {
    const answer = await ask('/stream');
    drain.cutOff();
    const text = await answer.text();
    expect(text).toMatch(/^event: stage\n[^]*event: problem\ndata: \{.*"platform\.unavailable".*\}\n\n$/);
  });
});
