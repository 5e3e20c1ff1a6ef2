import type { Context } from 'koa';
import type { Log } from '../../../ports/shared/log.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Asker, Caller } from '../handler.ts';
import { problemOf, type Failure, type Problem } from '../problem.ts';
import { clientNetwork } from './client-network.ts';
import { readCookies } from './cookies.ts';
import { deviceName } from './device-name.ts';
import { checkListed } from './listed-codes.ts';

/** What a request is to the router: its parts still unchecked. */
export interface GuardedState {
  requestId: string;
  log: Log;
  operationId?: string;
  caller?: Caller;
}

export const noBytes: Buffer = Buffer.alloc(0);

/** What a handler gets. What few handlers ask for is worked out when one does. */
export class GuardedRequest implements Asker {
  path: unknown = {};
  query: unknown = {};
  header: unknown = {};
  body: unknown = undefined;
  rawBody: Buffer = noBytes;
  readonly caller: Caller | null;
  private readonly ctx: Context;
  private readonly operation: Operation;
  private readonly strict: boolean;

  constructor(ctx: Context, operation: Operation, caller: Caller | null, strict: boolean) {
    this.ctx = ctx;
    this.operation = operation;
    this.caller = caller;
    this.strict = strict;
  }

  get requestId(): string {
    return (this.ctx.state as GuardedState).requestId;
  }

  get log(): Log {
    return (this.ctx.state as GuardedState).log;
  }

  get address(): string {
    return clientNetwork(this.ctx.ip);
  }

  get cookies(): Asker['cookies'] {
    return readCookies(this.ctx.headers.cookie);
  }

  get device(): string | null {
    return deviceName(this.ctx.get('user-agent'));
  }

  /** The media type of the good answer that the client wants most; JSON when it has no wish that can be met. */
  get accept(): string {
    const offered = Object.entries(this.operation.responseTypes)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([, types]) => Object.keys(types));
    const wanted = offered.length > 1 ? this.ctx.accepts(...offered) : false;
    return wanted || offered[0] || '';
  }

  problem(failure: Failure): Problem {
    checkListed(this.operation, failure, this.strict, this.log);
    return problemOf(failure, this.requestId);
  }

  /** Not aborted by an answer that came to its end: work that outlives it goes on. */
  get signal(): AbortSignal {
    const controller = new AbortController();
    const { res } = this.ctx;
    const abort = (): void => {
      if (!res.writableFinished) controller.abort();
    };
    if (res.closed) abort();
    else res.once('close', abort);
    return controller.signal;
  }
}
