import { looksLikeKey } from '../../../domain/integrations/api-key.ts';
import type { Context } from 'koa';
import type { IdentifyCaller } from '../../../application/accounts/identify-caller.ts';
import type { AdmitKey } from '../../../application/integrations/admit-key.ts';
import type { NoteExport } from '../../../application/platform/note-export.ts';
import type { Operation } from '../contract/load-contract.ts';
import type { Check, OperationValidators } from '../contract/validators.ts';
import type { Admissions, Caller } from '../handler.ts';
import { isFailure, RequestRefused, type Failure } from '../problem.ts';
import { checkOrigin, checkPolicy, credentialsOf } from './access.ts';
import { callerByKey } from './api-keys.ts';
import { noteIfExport } from './exports.ts';
import { GuardedRequest, noBytes, type GuardedState } from './guarded-request.ts';
import { checkListed } from './listed-codes.ts';
import { parseJson, readBytes } from './read-json.ts';
import { withPicture } from './read-picture.ts';
import { withUpload } from './read-upload.ts';
import { sendAnswer, type LooseAnswer } from './send-answer.ts';

export interface GuardOptions {
  admissions: Admissions;
  identifyCaller: IdentifyCaller;
  admitKey: AdmitKey;
  noteExport: NoteExport;
  /** Origin of the public address, such as `https://wickwise.example`. */
  publicOrigin: string;
  /** Where uploads lie while their request lasts. */
  temporaryDirectory: string;
  /** Whether an answer that breaks the contract becomes a 500. */
  strictAnswers: boolean;
}

export type LooseHandler = (request: never) => Promise<LooseAnswer | { failure: Failure }>;

/**
 * What stands between the network and a handler: who is it, may they, is what they sent as the contract says; then the
 * handler; then whether its answer is as the contract says.
 */
export function guard(
  operation: Operation,
  validators: OperationValidators,
  handler: LooseHandler,
  options: GuardOptions,
) {
  const takes = {
    path: operation.parameters.some((parameter) => parameter.in === 'path'),
    query: operation.parameters.some((parameter) => parameter.in === 'query'),
    header: operation.parameters.some((parameter) => parameter.in === 'header'),
  };
  const sending = {
    strict: options.strictAnswers,
    secureCookie: options.publicOrigin.startsWith('https:'),
    isConditional: operation.responseTypes['304'] !== undefined,
    isPrivate: operation.access.some((access) => access !== 'public') || operation.method !== 'get',
  };
  return async (ctx: Context & { params: Record<string, string> }): Promise<void> => {
    const state = ctx.state as GuardedState;
    state.operationId = operation.id;
    const caller = await identify(ctx, operation, options);
    if (caller) state.caller = caller;

    const request = new GuardedRequest(ctx, operation, caller, options.strictAnswers);
    if (takes.path) request.path = checked(validators.path, textWithoutNul({ ...ctx.params }));
    if (takes.query) request.query = checked(validators.query, textWithoutNul({ ...ctx.query }));
    if (takes.header) request.header = checked(validators.header, { ...ctx.headers });
    const refused = await options.admissions[operation.id]?.(request);
    if (refused) throw new RequestRefused(refused);
    const answer = await withBody(ctx, operation, validators, options, (body, rawBody) => {
      request.body = body;
      request.rawBody = rawBody;
      return handler(request as never);
    });
    if (isFailure(answer)) {
      checkListed(operation, answer.failure, options.strictAnswers, state.log);
      throw new RequestRefused(answer.failure);
    }
    await noteIfExport(answer, { operation, caller, query: ctx.query }, options.noteExport);
    sendAnswer(ctx, answer, validators, sending, state.log);
  };
}

async function identify(ctx: Context, operation: Operation, options: GuardOptions): Promise<Caller | null> {
  const credentials = credentialsOf(ctx.headers);
  const asksWho = operation.access.some((access) => access !== 'public');
  const caller = credentials && asksWho ? await callerWith(ctx, operation, credentials.token, options) : null;
  const hasSignature = operation.signedBy !== null && typeof ctx.query[operation.signedBy] === 'string';
  checkPolicy(operation, caller, hasSignature);
  if (caller && credentials?.by === 'cookie' && operation.method !== 'get') {
    checkOrigin(ctx.headers, options.publicOrigin);
  }
  return caller;
}

function callerWith(
  ctx: Context,
  operation: Operation,
  token: string,
  { identifyCaller, admitKey }: GuardOptions,
): Promise<Caller | null> {
  if (looksLikeKey(token)) return callerByKey(ctx, operation, token, admitKey);
  return identifyCaller.run(token);
}

function checked(check: Check, value: unknown): unknown {
  const errors = check(value);
  if (errors) throw invalid(errors);
  return value;
}

function invalid(errors: { field: string; message: string }[]): RequestRefused {
  const detail = errors
    .map(({ field, message }) => (field === '' ? message : `${field} ${message}`))
    .join('; ');
  return new RequestRefused({ code: 'request.invalid', detail: `Please check: ${detail}.`, errors });
}

function textWithoutNul<T extends Record<string, unknown>>(parts: T): T {
  for (const [field, value] of Object.entries(parts)) {
    if (String(value).includes('\0'))
      throw invalid([{ field, message: 'must not contain the character U+0000' }]);
  }
  return parts;
}

/** Reads the body by the type the contract names, and hands it on; without one in the contract, none is read. */
async function withBody<T>(
  ctx: Context,
  operation: Operation,
  validators: OperationValidators,
  options: GuardOptions,
  work: (body: unknown, rawBody: Buffer) => Promise<T>,
): Promise<T> {
  const types = Object.keys(operation.requestTypes);
  if (types.length === 0) return work(undefined, noBytes);
  const encoding = ctx.get('content-encoding');
  const type = (ctx.get('content-type').split(';')[0] ?? '').trim().toLowerCase();
  if (!types.includes(type) || (encoding !== '' && encoding !== 'identity')) {
    const given = encoding ? `${type} in ${encoding}` : type || 'nothing';
    const detail = `Send the body as ${types.join(' or ')}, not as ${given.slice(0, 80)}.`;
    throw new RequestRefused({ code: 'request.unsupported_type', detail });
  }
  if (type === 'multipart/form-data') {
    return withUpload(ctx, options.temporaryDirectory, (upload) => work(upload, noBytes));
  }
  const taken = (body: unknown, bytes: Buffer): Promise<T> => {
    if (body === undefined) throw invalid([{ field: '', message: 'a JSON body is required' }]);
    return work(checked(validators.body[type] ?? (() => null), body), bytes);
  };
  if (operation.carriesPicture)
    return withPicture(ctx.req, operation.bodyLimit, (body) => taken(body, noBytes));
  const bytes = await readBytes(ctx.req, operation.bodyLimit);
  return taken(parseJson(bytes), operation.rawBody ? bytes : noBytes);
}
