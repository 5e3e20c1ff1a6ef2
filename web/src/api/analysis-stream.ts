/**
 * An analysis that reports its stages as they begin. Where no stream comes back the plain JSON answer serves just as
 * well.
 */
import type { EventSourceMessage } from 'eventsource-parser';
import { errorOfSilence } from './errors.ts';
import type { AnalysisEnvelope, AnalysisRequest } from './generated/model';
import { isEventStream, parsedObject, postForStream, problemOf, serverEvents } from './server-events.ts';
import type { Bytes, StreamCall } from './server-events.ts';

export interface StreamOptions extends StreamCall {
  /** Called with the name of every stage as it begins. */
  onStage?: (stage: string) => void;
}

/**
 * Analyses a chart. Rejects with `ApiError`, for a problem inside the stream as for one outside it; a stream that ends
 * without an answer counts as no answer.
 */
export async function streamAnalysis(
  request: AnalysisRequest,
  { onStage, ...call }: StreamOptions = {},
): Promise<Partial<AnalysisEnvelope>> {
  const answer = await postForStream('/chart/analyze', request, call);
  if (!isEventStream(answer)) return parsedObject(await answer.text());
  return readEvents(answer.body, onStage);
}

async function readEvents(
  body: Bytes,
  onStage?: (stage: string) => void,
): Promise<Partial<AnalysisEnvelope>> {
  for await (const message of serverEvents(body)) {
    if (message.event === 'result') return parsedObject(message.data);
    if (message.event === 'problem') throw problemOf(message);
    if (message.event === 'stage') onStage?.(stageOf(message));
  }
  throw errorOfSilence();
}

function stageOf({ data }: EventSourceMessage): string {
  const { stage } = parsedObject(data) as { stage?: unknown };
  return typeof stage === 'string' ? stage : '';
}
