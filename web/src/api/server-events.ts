/** The events of an answer that is a stream (WHATWG HTML, section 9.2), for the calls that answer with one. */
import type { EventSourceMessage } from 'eventsource-parser';
import { errorOfAnswer, errorOfSilence } from './errors.ts';
import type { ApiError } from './errors.ts';
import { apiBase, authHeaders } from './http.ts';

export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

export interface StreamCall {
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/** What takes a stream apart is fetched while the first is waited for: a page that only shows needs none. */
const parserCode = () =>
  import('eventsource-parser').catch(() => {
    throw errorOfSilence();
  });

/**
 * Posts `body` and asks for a stream, or for plain JSON where there is none. Rejects with `ApiError`, or with the
 * cancellation of an aborted call.
 */
export async function postForStream(
  path: string,
  body: unknown,
  { signal, fetch: call = globalThis.fetch }: StreamCall = {},
): Promise<Response> {
  // Where it fails, whoever reads the stream is told.
  parserCode().catch(() => undefined);
  const answer = await call(`${apiBase}${path}`, {
    method: 'POST',
    headers: {
      ...authHeaders(),
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json;q=0.9',
    },
    credentials: 'include',
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : errorOfSilence();
  });
  if (!answer.ok) throw errorOfAnswer(answer.status, await answer.text());
  return answer;
}

/** Whether an answer came as a stream of events. */
export function isEventStream(answer: Response): answer is Response & { body: Bytes } {
  const type = answer.headers.get('content-type') ?? '';
  return type.includes('text/event-stream') && answer.body !== null;
}

/**
 * The events of a stream, one by one; leaving the loop cancels the stream. A connection that breaks in the middle is no
 * answer; one that the reader broke off rejects with the cancellation.
 */
export async function* serverEvents(body: Bytes, signal?: AbortSignal): AsyncGenerator<EventSourceMessage> {
  const waiting: EventSourceMessage[] = [];
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    const { createParser } = await parserCode();
    const parser = createParser({ onEvent: (message) => waiting.push(message) });
    for (;;) {
      const { value, done } = await reader.read().catch((error: unknown) => {
        throw signal?.aborted ? error : errorOfSilence();
      });
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* waiting.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The data of an event, or of an answer, as an object; anything else is an empty one. */
export function parsedObject(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The error that a `problem` event tells of. */
export function problemOf({ data }: EventSourceMessage): ApiError {
  const { status } = parsedObject(data) as { status?: unknown };
  return errorOfAnswer(typeof status === 'number' ? status : 500, data);
}
