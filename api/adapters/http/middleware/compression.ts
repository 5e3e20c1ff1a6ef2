import type { Context, Middleware, Next } from 'koa';
import compress from 'koa-compress';

/** Shorter answers fit into one packet as they are. */
const LEAST_BYTES = 1400;

/**
 * Compresses texts for clients that accept it. Answers that hold a session token stay as they are: the length of a compressed
 * answer says something of its secrets to whoever can put words of their own beside them. So do streams, whose parts must not wait for one
 * another, and files that the build compressed.
 */
export function compression(): Middleware[] {
  return [compress({ threshold: LEAST_BYTES, zstd: false, deflate: false }), leaveOut];
}

async function leaveOut(ctx: Context, next: Next): Promise<void> {
  await next();
  const isText = typeof ctx.body === 'string' || Buffer.isBuffer(ctx.body);
  if (!isText || ctx.res.hasHeader('Set-Cookie')) ctx.compress = false;
}
