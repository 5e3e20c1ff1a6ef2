import type { IncomingMessage } from 'node:http';
import { RequestRefused } from '../problem.ts';
import { findJsonError } from './json-position.ts';

/** No body of the contract comes near it. Whatever walks through a value by recursion holds at this depth. */
const deepest = 64;

/** The value of a JSON body; undefined for an empty one. Throws `RequestRefused` when it is not JSON. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const value = parse(text);
  if (isDeeperThan(value, deepest)) {
    throw new RequestRefused({
      code: 'request.invalid',
      detail: `The body is nested deeper than ${deepest} levels.`,
    });
  }
  // Postgres can keep neither in a text, and no field of ours has a use for them. Both can only come as an escape.
  if (text.includes('\\u') && hasText(value, isUnstorable)) {
    throw new RequestRefused({
      code: 'request.invalid',
      detail: 'Text must not contain the character U+0000 or half of a surrogate pair.',
    });
  }
  return value;
}

/** Reads a body of at most `limit` bytes. Throws `RequestRefused` when it is larger. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(request, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same, chunk by chunk as they arrive. */
export async function* chunksOf(request: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  const tooLarge = (): RequestRefused =>
    new RequestRefused({ code: 'request.too_large', detail: `The body is larger than ${limit} bytes.` });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    yield chunk;
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestRefused({ code: 'request.malformed_json', detail: 'The body is not valid UTF-8.' });
  }
}

/** The parser's own message is not passed on: it quotes the body, and the body may hold a password. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const at = findJsonError(text);
    const where = at ? `: see line ${at.line}, column ${at.column}` : '';
    throw new RequestRefused({
      code: 'request.malformed_json',
      detail: `The body is not valid JSON${where}.`,
    });
  }
}

/** Whether lists and objects lie within each other deeper than this. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(inner, levels - 1));
}

const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

function hasText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => test(key) || hasText(inner, test));
}
