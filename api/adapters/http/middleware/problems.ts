import type { Context, Next } from 'koa';
import type { GuardedState } from '../guard/guarded-request.ts';
import { problemOf, RequestRefused, type Failure } from '../problem.ts';

interface Options {
  /** Whether an error says that something we stand on is away, and the same request may succeed in a moment. */
  isOutage: (error: unknown) => boolean;
}

/**
 * Turns refusals into problem documents, an outage of what we stand on into 503, and anything unforeseen into a bare 500
 * whose cause stands in the log only.
 */
export function problems({ isOutage }: Options) {
  return async (ctx: Context, next: Next): Promise<void> => {
    const { log } = ctx.state as GuardedState;
    try {
      await next();
    } catch (error) {
      if (error instanceof RequestRefused) {
        for (const [name, value] of Object.entries(error.headers)) ctx.set(name, value);
        sendProblem(ctx, error.failure);
      } else if (ctx.req.destroyed && !ctx.req.complete) {
        log.info({ err: error }, 'The client went away while sending');
        sendProblem(ctx, { code: 'request.invalid' });
      } else if (isOutage(error)) {
        log.error({ err: error }, 'The database does not answer');
        sendProblem(ctx, { code: 'platform.unavailable' });
      } else {
        log.error({ err: error }, 'Unexpected failure');
        sendProblem(ctx, { code: 'platform.unexpected' });
      }
      // A body that was given up half read would stand before the next request on its connection for ever.
      ctx.res.once('finish', () => ctx.req.resume());
    }
  };
}

function sendProblem(to: Context, failure: Failure): void {
  const problem = problemOf(failure, (to.state as GuardedState).requestId);
  to.status = problem.status;
  if (problem.retry_after_seconds !== undefined) to.set('Retry-After', String(problem.retry_after_seconds));
  to.set('Cache-Control', 'no-store');
  to.type = 'application/problem+json';
  to.body = JSON.stringify(problem);
}
