import type { Operation } from '../../api/adapters/http/contract/load-contract.ts';
import type { OperationValidators } from '../../api/adapters/http/contract/validators.ts';
import type { Answer } from './send.ts';

/** Anything that reveals internals. */
const inside =
  /\\n +at |node_modules|\.ts:\d|syntax error at|relation "|knex|objection|duplicate key|violates |null value in column/i;
/** Where an operator allows visitors nothing, no time of waiting helps. */
const isQuota = (code: string): boolean => code.startsWith('visitors.');
/** Answers to a path or method that the contract does not know, and to what is no request. */
const ofRouter = new Set([
  'request.unknown_route',
  'request.method_not_allowed',
  'request.malformed_http',
  'request.headers_too_large',
]);

interface Asked {
  method: string;
  /** What the request was made for; null when it was made for no operation. */
  operation: Operation | null;
}

/** Everything about an answer that the contract, or the rules for all answers, do not allow. */
export function breachesOf(
  { method, operation }: Asked,
  answer: Answer,
  validators: OperationValidators | undefined,
): string[] {
  const { status, headers } = answer;
  const breaches: string[] = [];
  if (status >= 500) breaches.push(`status ${status}`);
  if (typeof headers['x-request-id'] !== 'string') breaches.push('no X-Request-Id');
  if (headers['x-content-type-options'] !== 'nosniff') breaches.push('no X-Content-Type-Options');
  if (status >= 400 && method !== 'HEAD') breaches.push(...problemBreaches(answer));
  const foreign = method !== operation?.method.toUpperCase() || ofRouter.has(answer.code);
  if (operation && validators && !foreign) breaches.push(...contractBreaches(operation, validators, answer));
  return breaches;
}

function problemBreaches({ status, headers, json, mediaType, code, bytes }: Answer): string[] {
  const body = json as Record<string, unknown> | undefined;
  // A failed health check answers with its checks.
  if (status === 503 && body?.checks !== undefined) return [];
  const breaches: string[] = [];
  if (mediaType !== 'application/problem+json') breaches.push(`a problem of type ${mediaType ?? 'none'}`);
  if (body?.status !== status) breaches.push(`the problem says status ${String(body?.status)}`);
  if (body?.request_id !== headers['x-request-id']) breaches.push('another request id in the problem');
  if (inside.test(bytes.toString('utf8'))) breaches.push('tells of the inside');
  const seconds = headers['retry-after'];
  const waits = status === 503 || (status === 429 && !isQuota(code));
  if (waits && !/^\d+$/.test(seconds ?? '')) breaches.push(`${status} without Retry-After`);
  if (code === 'access.not_signed_in' && headers['www-authenticate'] === undefined)
    breaches.push('401 without WWW-Authenticate');
  if (status === 405 && headers.allow === undefined) breaches.push('405 without Allow');
  return breaches;
}

function contractBreaches(operation: Operation, validators: OperationValidators, answer: Answer): string[] {
  if (!operation.responseTypes[String(answer.status)])
    return [`status ${answer.status} is not in the contract`];
  return [...headerBreaches(operation, answer), ...bodyBreaches(operation, validators, answer)];
}

/** Headers that the contract promises, and the one that callers act on where the contract does not know it. */
function headerBreaches({ responseHeaders }: Operation, { status, headers }: Answer): string[] {
  const declared = responseHeaders[String(status)] ?? {};
  const missing = Object.entries(declared)
    .filter(([name, need]) => need === 'must' && headers[name] === undefined)
    .map(([name]) => `${status} without ${name}`);
  const unknown = headers['retry-after'] !== undefined && declared['retry-after'] === undefined;
  return unknown ? [...missing, `${status} with a Retry-After that is not in the contract`] : missing;
}

function bodyBreaches(
  { responseTypes }: Operation,
  validators: OperationValidators,
  { status, mediaType, json, bytes }: Answer,
): string[] {
  const types = responseTypes[String(status)] ?? {};
  if (Object.keys(types).length === 0) return bytes.length > 0 ? [`${status} with a body`] : [];
  if (mediaType === null || types[mediaType] === undefined)
    return [`${status} as ${mediaType ?? 'nothing'} is not in the contract`];
  if (!mediaType.endsWith('json')) return [];
  if (json === undefined) return ['a body that is not JSON'];
  const errors = validators.response(status, mediaType)?.(json) ?? [];
  return errors.map(({ field, message }) => `${status}: ${field.replaceAll(/\d+/g, 'n')} ${message}`);
}
