import { PassThrough } from 'node:stream';
import type { Log } from '../../ports/shared/log.ts';
import { isFailure, type Failure, type Problem } from './problem.ts';

const HEARTBEAT_MS = 10_000;

/** A stream of server-sent events (WHATWG HTML, 9.2). Once the client has gone, what is sent goes nowhere. */
export class EventStream {
  readonly readable = new PassThrough();
  private readonly heartbeat: NodeJS.Timeout;

  constructor() {
    // A comment now and then keeps proxies from closing a stream that waits.
    this.heartbeat = setInterval(() => this.write(': alive\n\n'), HEARTBEAT_MS);
    this.readable.once('close', () => clearInterval(this.heartbeat));
    // A broken connection is the reader's business; the work goes on and is stored.
    this.readable.on('error', () => undefined);
  }

  /** `data` as JSON never holds a line break, so one data line is enough. */
  send(event: string, data: unknown): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heartbeat);
    this.readable.end();
  }

  private write(text: string): void {
    if (!this.readable.destroyed && !this.readable.writableEnded) this.readable.write(text);
  }
}

interface Asked {
  log: Log;
  problem: (failure: Failure) => Problem;
}

/** Ends a stream with the event `name` once the work is done, or with a problem as any answer has it. */
export async function endStream(
  events: EventStream,
  done: Promise<{ envelope: object } | { failure: Failure }>,
  name: string,
  request: Asked,
): Promise<void> {
  try {
    const settled = await done;
    if (isFailure(settled)) events.send('problem', request.problem(settled.failure));
    else events.send(name, settled.envelope);
  } catch (error) {
    request.log.error({ err: error }, 'Unexpected failure');
    events.send('problem', request.problem({ code: 'platform.unexpected' }));
  } finally {
    events.end();
  }
}
