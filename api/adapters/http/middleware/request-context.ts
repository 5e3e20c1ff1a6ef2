import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'koa';
import type { Logger } from 'pino';
import type { Telemetry } from '../../../ports/shared/telemetry.ts';
import type { GuardedState } from '../guard/guarded-request.ts';

/** What may come in as a request id: enough to trace by, nothing that could forge a log line. */
const sane = /^[A-Za-z0-9._-]{8,64}$/;

/**
 * Gives every request an id (the caller's if it is sane), answers it in X-Request-Id, and writes one line when the request
 * is done. The line has no query (signatures), no body and no header. `telemetry` gets the same, where it is on.
 */
export function requestContext(logger: Logger, { meters, tracing }: Telemetry) {
  const enter = async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get('x-request-id');
    const requestId = sane.test(given) ? given : randomUUID();
    const state = ctx.state as GuardedState;
    state.requestId = requestId;
    const log = logger.child({ request_id: requestId });
    state.log = log;
    ctx.set('X-Request-Id', requestId);
    const started = performance.now();
    const tell = (): void => {
      const seconds = (performance.now() - started) / 1000;
      meters?.answered({ operation: state.operationId ?? null, status: ctx.status, seconds });
      const fields = {
        method: ctx.method,
        path: loggedPath(ctx.path),
        operation: state.operationId,
        status: ctx.status,
        ms: Math.round(seconds * 1000),
        user_id: state.caller?.user.id,
        broken_off: ctx.res.writableFinished ? undefined : true,
      };
      if (state.operationId) log.info(fields, 'request');
      else log.debug(fields, 'request');
    };
    // The line belongs to the trace, which the connection knows nothing of.
    ctx.res.once('close', tracing ? AsyncResource.bind(tell) : tell);
    await next();
  };
  if (!tracing) return enter;
  return (ctx: Context, next: Next): Promise<void> =>
    tracing.step({ name: ctx.method, kind: 'request', headers: ctx.headers }, async (note) => {
      await enter(ctx, next);
      const { operationId, requestId } = ctx.state as GuardedState;
      const attributes = {
        'http.request.method': ctx.method,
        'http.response.status_code': ctx.status,
        request_id: requestId,
      };
      note({ ...(operationId ? { name: operationId } : {}), attributes });
    });
}

/** Whoever reads the log must not be able to open what a share link shows. */
const loggedPath = (path: string): string => path.replace(/^((?:\/api)?\/shared\/)[^/]+/, '$1…');
