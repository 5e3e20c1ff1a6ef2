import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import type { GuardedState } from '../guard/guarded-request.ts';

/** What may come in as a request id: enough to trace by, nothing that could forge a log line. */
const sane = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Gives every request an id (the caller's if it is sane), answers it in X-Request-Id, and writes one line when the request
 * is done. The line has no query (signatures), no body and no header.
 */
export function requestContext(logger: Logger) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get('x-request-id');
    const requestId = sane.test(given) ? given : randomUUID();
    const state = ctx.state as GuardedState;
    state.requestId = requestId;
    const log = logger.child({ request_id: requestId });
    state.log = log;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    ctx.res.once('close', () => {
      const fields = {
        method: ctx.method,
        path: ctx.path,
        operation: state.operationId,
        status: ctx.status,
        ms: Math.round(performance.now() - started),
        user_id: state.caller?.user.id,
        broken_off: ctx.res.writableFinished ? undefined : true,
      };
      if (state.operationId) log.info(fields, 'request');
      else log.debug(fields, 'request');
    });
    await next();
  };
}
