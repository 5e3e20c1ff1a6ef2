import { Agent, request as open, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Json } from '../../api/adapters/http/contract/load-contract.ts';

/** A request as it goes out; nothing of it is corrected on the way. */
export interface Call {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  setCookies: string[];
  mediaType: string | null;
  bytes: Buffer;
  /** Of a body that says it is JSON; undefined when it is not. */
  json: Json | undefined;
  /** Of a problem document; else empty. */
  code: string;
}

const patienceMs = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to a server of ours. Rejects when no answer comes. */
export async function send(origin: string, call: Call): Promise<Answer> {
  const first = await sendOnce(origin, call);
  // The server may close an idle connection in the moment in which it is used again; a browser asks anew, too.
  const last = first instanceof ConnectionGone ? await sendOnce(origin, call) : first;
  if (last instanceof Error) throw last;
  return last;
}

class ConnectionGone extends Error {}

function sendOnce(origin: string, { method, path, headers, body }: Call): Promise<Answer | Error> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const outgoing = open(
      { agent, hostname, port, method, path, headers, timeout: patienceMs },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', resolve);
        incoming.on('end', () =>
          resolve(answerOf(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(chunks))),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${patienceMs} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      const gone = outgoing.reusedSocket && error.code === 'ECONNRESET';
      resolve(gone ? new ConnectionGone(error.message) : error);
    });
    outgoing.end(body ?? undefined);
  });
}

/** Lets go of the connections. */
export function hangUp(): void {
  agent.destroy();
}

/** Some of the requests accept compressed answers. */
function plain(sent: Buffer, encoding: string | undefined): Buffer {
  if (sent.length === 0) return sent;
  if (encoding === 'gzip') return gunzipSync(sent);
  return encoding === 'br' ? brotliDecompressSync(sent) : sent;
}

function answerOf(status: number, headers: IncomingHttpHeaders, sent: Buffer): Answer {
  const bytes = plain(sent, headers['content-encoding']);
  const mediaType = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? null;
  const json = mediaType?.endsWith('json') === true ? parsed(bytes) : undefined;
  const code = (json as { code?: unknown } | null | undefined)?.code;
  const setCookies = headers['set-cookie'] ?? [];
  return { status, headers, setCookies, mediaType, bytes, json, code: typeof code === 'string' ? code : '' };
}

function parsed(bytes: Buffer): Json | undefined {
  try {
    return JSON.parse(bytes.toString('utf8')) as Json;
  } catch {
    return undefined;
  }
}
