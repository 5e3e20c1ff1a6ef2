import { PassThrough } from 'node:stream';
import type { Context, Next } from 'koa';
import type { GuardedState } from '../guard/guarded-request.ts';
import { problemOf, RequestRefused, type Failure } from '../problem.ts';

/** By then another process has taken over. */
const comeBackSeconds = 5;
const failure: Failure = { code: 'platform.unavailable', retryAfterSeconds: comeBackSeconds };

/** Lets requests under way come to their end when the process stops, and ends those that take too long with a problem. */
export class Drain {
  private readonly underWay = new Set<() => void>();
  private begun = false;
  private over = false;

  /** This process ends soon: a proxy should send no more requests here. */
  get stopping(): boolean {
    return this.begun;
  }

  /** From now on the process says that it stops; requests are still answered. */
  begin(): void {
    this.begun = true;
  }

  /** Answers everything that is still under way, and whatever comes yet, with 503 and the time to come back. */
  cutOff(): void {
    this.begin();
    this.over = true;
    for (const cutOff of this.underWay) cutOff();
  }

  readonly middleware = async (ctx: Context, next: Next): Promise<void> => {
    if (this.over) throw new RequestRefused(failure, { Connection: 'close' });
    let cutOff = (): void => undefined;
    const isCutOff = new Promise<never>((_resolve, reject) => {
      cutOff = () => reject(new RequestRefused(failure));
    });
    this.underWay.add(cutOff);
    try {
      await Promise.race([next(), isCutOff]);
    } finally {
      this.underWay.delete(cutOff);
      // Else the client would send its next request here.
      if (this.begun) ctx.set('Connection', 'close');
    }
    if (ctx.body instanceof PassThrough) this.endStream(ctx, ctx.body);
  };

  /** A stream of events has begun with 200; its last event is the problem. */
  private endStream(ctx: Context, stream: PassThrough): void {
    const end = (): void => {
      if (stream.writableEnded) return;
      const problem = problemOf(failure, (ctx.state as GuardedState).requestId);
      stream.end(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`);
    };
    this.underWay.add(end);
    stream.once('close', () => this.underWay.delete(end));
  }
}
