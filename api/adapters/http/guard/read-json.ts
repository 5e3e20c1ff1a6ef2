import type { IncomingMessage } from 'node:http';
import { RequestRefused } from '../problem.ts';
import { findJsonError } from './json-position.ts';

/** The value of a JSON body; undefined for an empty one. Throws `RequestRefused` when it is not JSON. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  const value = parse(text);
  // Postgres cannot keep U+0000 in a text, and no field of ours has a use for it.
  if (text.includes('\\u0000') && hasNul(value)) {
    throw new RequestRefused({
      code: 'request.invalid',
      detail: 'Text must not contain the character U+0000.',
    });
  }
  return value;
}

/** Reads a body of at most `limit` bytes. Throws `RequestRefused` when it is larger. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = (): RequestRefused =>
    new RequestRefused({ code: 'request.too_large', detail: `The body is larger than ${limit} bytes.` });
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
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

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || hasNul(inner));
}
