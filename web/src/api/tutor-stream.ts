/** Streams an answer of the tutor. Where the server does not stream, the plain JSON answer is used. */
import { errorOfSilence } from './errors.ts';
import type { AssistantMessageEnvelope, LessonLink, NewTutorMessage, TutorMessage } from './generated/model';
import { isEventStream, parsedObject, postForStream, problemOf, serverEvents } from './server-events.ts';
import type { Bytes, StreamCall } from './server-events.ts';

export interface AnswerListener {
  /** The next piece of the answer's text. */
  onText?: (piece: string) => void;
  /** The lessons that the answer rests on. */
  onLessons?: (lessons: LessonLink[]) => void;
  /** What the provider said when the curriculum answers instead. */
  onNotice?: (notice: string) => void;
}

/**
 * Says something in a conversation; resolves to the stored answer. Rejects with `ApiError`, for a problem inside the
 * stream as for one outside it, or with the cancellation when the reader stopped it; a stream that ends early counts as
 * no answer.
 */
export async function streamTutorAnswer(
  conversationId: string,
  message: NewTutorMessage,
  { signal, fetch, ...listener }: StreamCall & AnswerListener = {},
): Promise<TutorMessage> {
  const path = `/tutor/conversations/${encodeURIComponent(conversationId)}/messages`;
  const answer = await postForStream(path, message, { signal, fetch });
  if (!isEventStream(answer)) return storedAnswer(await answer.text());
  return readAnswer(answer.body, listener, signal);
}

async function readAnswer(
  body: Bytes,
  { onText, onLessons, onNotice }: AnswerListener,
  signal?: AbortSignal,
): Promise<TutorMessage> {
  for await (const message of serverEvents(body, signal)) {
    if (message.event === 'done') return storedAnswer(message.data);
    if (message.event === 'problem') throw problemOf(message);
    const { text, lessons } = parsedObject(message.data) as { text?: string; lessons?: LessonLink[] };
    if (message.event === 'part') onText?.(text ?? '');
    if (message.event === 'lessons') onLessons?.(lessons ?? []);
    if (message.event === 'notice') onNotice?.(text ?? '');
  }
  throw errorOfSilence();
}

function storedAnswer(text: string): TutorMessage {
  const { assistant_message: answer } = parsedObject(text) as Partial<AssistantMessageEnvelope>;
  if (!answer) throw errorOfSilence();
  return answer;
}
