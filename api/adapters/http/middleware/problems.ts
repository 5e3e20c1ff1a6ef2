import type { Context, Next } from 'koa';
import type { GuardedState } from '../guard/guard.ts';
import { problemOf, RequestRefused, type Failure } from '../problem.ts';

/** Turns refusals into problem documents, and anything unforeseen into a bare 500 whose cause stands in the log only. */
export async function problems(ctx: Context, next: Next): Promise<void> {
  const { requestId, log } = ctx.state as GuardedState;
  try {
    await next();
  } catch (error) {
    if (error instanceof RequestRefused) {
      for (const [name, value] of Object.entries(error.headers)) ctx.set(name, value);
      sendProblem(ctx, error.failure);
      return;
    }
    if (ctx.req.destroyed && !ctx.req.complete) {
      log.info({ err: error }, 'The client went away while sending');
      sendProblem(ctx, { code: 'request.invalid' });
      return;
    }
    log.error({ err: error }, 'Unexpected failure');
    sendProblem(ctx, { code: 'platform.unexpected' });
  }

  function sendProblem(to: Context, failure: Failure): void {
    const problem = problemOf(failure, requestId);
    to.status = problem.status;
    if (failure.retryAfterSeconds !== undefined) to.set('Retry-After', String(failure.retryAfterSeconds));
    to.set('Cache-Control', 'no-store');
    to.type = 'application/problem+json';
    to.body = JSON.stringify(problem);
  }
}
