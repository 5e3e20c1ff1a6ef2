import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Log } from '../../../ports/shared/log.ts';
import type { OperationValidators } from '../contract/validators.ts';
import type { AnswerHeaders } from '../handler.ts';
import { cookieLine } from './cookies.ts';
import { sessionCookie } from './session-cookie.ts';

/** What any handler may answer, without the types of one operation. */
export type LooseAnswer = AnswerHeaders & {
  status: number;
  body?: unknown;
  stream?: NodeJS.ReadableStream | Buffer | string;
  contentType?: string;
};

/** An answer that the contract does not allow: a bug of ours. */
export class ContractBroken extends Error {}

/**
 * Writes a handler's answer after checking it against the contract. A wrong one is a bug: thrown when `strict`, else
 * logged and sent all the same, so that a running installation does not fail where it could serve.
 */
export function sendAnswer(
  ctx: Context,
  answer: LooseAnswer,
  validators: OperationValidators,
  options: { strict: boolean; secureCookie: boolean; isPrivate: boolean; isConditional: boolean },
  log: Log,
): void {
  const broken = findBreach(answer, validators);
  if (broken) {
    if (options.strict) throw new ContractBroken(broken);
    log.error({ breach: broken }, 'An answer breaks the contract');
  }
  // Without this koa would write the name of the status, such as "Accepted", as the body.
  if (answer.stream === undefined && answer.body === undefined) ctx.body = null;
  ctx.status = answer.status;
  // Private answers are not cached unless the handler sets its own Cache-Control.
  if (options.isPrivate) ctx.set('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(answer.headers ?? {})) ctx.set(name, value);
  if (answer.sessionCookie !== undefined) {
    ctx.append('Set-Cookie', sessionCookie(answer.sessionCookie, options.secureCookie));
  }
  for (const cookie of answer.cookies ?? [])
    ctx.append('Set-Cookie', cookieLine(cookie, options.secureCookie));
  if (answer.stream !== undefined) {
    ctx.type = answer.contentType ?? 'application/octet-stream';
    ctx.body = answer.stream;
  } else if (answer.body !== undefined) {
    const text = JSON.stringify(answer.body);
    ctx.type = 'application/json';
    ctx.body = text;
    if (options.isConditional) answerOnlyWhatChanged(ctx, text);
  }
}

/** Lets a client keep the answer where the contract has a 304, and spares it the same one again. Weak, as compressed copies have the same tag. */
function answerOnlyWhatChanged(ctx: Context, text: string): void {
  if (ctx.status !== 200) return;
  const digest = createHash('sha1').update(text).digest('base64url');
  ctx.set('ETag', `W/"${digest}"`);
  if (!ctx.res.hasHeader('Cache-Control')) ctx.set('Cache-Control', 'no-cache');
  if (ctx.fresh) ctx.status = 304;
}

function findBreach(answer: LooseAnswer, validators: OperationValidators): string | null {
  const type =
    answer.stream === undefined
      ? answer.body === undefined
        ? null
        : 'application/json'
      : answer.contentType;
  const check = validators.response(answer.status, type ?? null);
  if (!check) return `status ${answer.status} with ${type ?? 'no body'} is not in the contract`;
  const errors = answer.body === undefined ? null : check(answer.body);
  return errors ? errors.map(({ field, message }) => `${field} ${message}`).join('; ') : null;
}
