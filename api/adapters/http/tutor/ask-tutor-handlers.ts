import type { AnswerListener, AskTutor, SaidPart } from '../../../application/tutor/ask-tutor.ts';
import type { components } from '../generated/contract.ts';
import { signedIn, type Handler, type HandlerRequest } from '../handler.ts';
import { presentMessage } from './tutor-presenters.ts';
import { isFailure, type Failure } from '../problem.ts';
import { endStream, EventStream } from '../sse.ts';

type Envelope = components['schemas']['AssistantMessageEnvelope'];
type Settled = { envelope: Envelope } | { failure: Failure };
type Request = HandlerRequest<'askTutor'>;

/**
 * `POST /tutor/conversations/{id}/messages`, as one JSON answer or as a stream of what is said. The stream begins once
 * the question is stored: what is wrong with the request itself is an ordinary problem answer in both cases.
 */
export function askTutorHandler(askTutor: AskTutor): Handler<'askTutor'> {
  const work = async (request: Request, listener: AnswerListener): Promise<Settled> => {
    const { content, temperature, client_message_id, analysis_id: analysisId } = request.body;
    const asked = { content, temperature, analysisId, clientMessageId: client_message_id };
    const { user } = signedIn(request);
    const outcome = await askTutor.run(user, request.path.conversation_id, asked, {
      ...listener,
      signal: request.signal,
    });
    if (outcome.ok) return { envelope: { assistant_message: presentMessage(outcome.value) } };
    return { failure: outcome.error };
  };
  return async (request) => {
    if (request.accept === 'text/event-stream') return streamed(request, work);
    const settled = await work(request, {});
    return isFailure(settled) ? settled : { status: 200, body: settled.envelope };
  };
}

type Work = (request: Request, listener: AnswerListener) => Promise<Settled>;

async function streamed(request: Request, work: Work): ReturnType<Handler<'askTutor'>> {
  const events = new EventStream();
  let begun: () => void = () => undefined;
  const started = new Promise<'started'>((resolve) => {
    begun = () => resolve('started');
  });
  const done = work(request, { onBegin: begun, onPart: (part) => sendPart(events, part) });
  const first = await Promise.race([started, done]).catch((error: unknown) => {
    events.end();
    throw error;
  });
  if (first !== 'started' && isFailure(first)) {
    events.end();
    return first;
  }
  void endStream(events, done, 'done', request);
  return {
    status: 200,
    stream: events.readable,
    contentType: 'text/event-stream',
    headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
  };
}

function sendPart(events: EventStream, part: SaidPart): void {
  if (part.kind === 'text') events.send('part', { text: part.text });
  else if (part.kind === 'notice') events.send('notice', { text: part.text });
  else
    events.send('lessons', { lessons: part.lessons.map(({ id, topic, title }) => ({ id, topic, title })) });
}
