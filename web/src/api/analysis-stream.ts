/**
 * The one call that answers with a stream: an analysis that reports its stages as they begin. Where no stream comes
 * back the plain JSON answer serves just as well.
 */
import { createParser } from 'eventsource-parser';
import type { EventSourceMessage } from 'eventsource-parser';
import { errorOfAnswer, errorOfSilence } from './errors.ts';
import type { ApiError } from './errors.ts';
import type { AnalysisEnvelope, AnalysisRequest } from './generated/model';
import { apiBase, authHeaders } from './http.ts';

export interface StreamOptions {
  /** Told the name of every stage as it begins. */
  onStage?: (stage: string) => void;
  signal?: AbortSignal;
  fetch?: typeof fetch;
}

/**
 * Analyses a chart. Rejects with `ApiError`, for a problem inside the stream as for one outside it; a stream that ends
 * without an answer counts as no answer.
 */
export async function streamAnalysis(
  request: AnalysisRequest,
  { onStage, signal, fetch: call = globalThis.fetch }: StreamOptions = {},
): Promise<Partial<AnalysisEnvelope>> {
  const answer = await call(`${apiBase}/chart/analyze`, {
    method: 'POST',
    headers: {
      ...authHeaders(),
      'Content-Type': 'application/json',
      Accept: 'text/event-stream, application/json;q=0.9',
    },
    credentials: 'include',
    body: JSON.stringify(request),
    signal,
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : errorOfSilence();
  });
  if (!answer.ok) throw errorOfAnswer(answer.status, await answer.text());
  const type = answer.headers.get('content-type') ?? '';
  if (!type.includes('text/event-stream') || !answer.body) return parsed(await answer.text());
  return readEvents(answer.body, onStage);
}

type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>;

async function readEvents(
  body: Bytes,
  onStage?: (stage: string) => void,
): Promise<Partial<AnalysisEnvelope>> {
  for await (const message of messages(body)) {
    if (message.event === 'result') return parsed(message.data);
    if (message.event === 'problem') throw problemOf(message);
    if (message.event === 'stage') onStage?.(stageOf(message));
  }
  throw errorOfSilence();
}

/** The events of a stream, one by one; leaving the loop cancels the stream. */
async function* messages(body: Bytes): AsyncGenerator<EventSourceMessage> {
  const waiting: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => waiting.push(message) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { value, done } = await piece(reader);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* waiting.splice(0);
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** A connection that breaks in the middle is no answer. */
function piece(reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>) {
  return reader.read().catch(() => {
    throw errorOfSilence();
  });
}

function parsed(text: string): Partial<AnalysisEnvelope> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

function stageOf({ data }: EventSourceMessage): string {
  const { stage } = parsed(data) as { stage?: unknown };
  return typeof stage === 'string' ? stage : '';
}

function problemOf({ data }: EventSourceMessage): ApiError {
  const { status } = parsed(data) as { status?: unknown };
  return errorOfAnswer(typeof status === 'number' ? status : 500, data);
}
