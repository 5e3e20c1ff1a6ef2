/** A server for tests of the tutor's screens: it answers by method and path, and with a stream that the test releases. */
import { replaceNetwork } from '../../../api/testing/fake-network.ts';
import type { Answer } from '../../../api/testing/fake-network.ts';
import { answer, buildChat, buildDue, buildLessons, buildProgress, buildTopics } from './builders.ts';

type Answers = Record<string, Answer | ((body: unknown) => Answer | Promise<Answer>)>;

const quiet = (): Answers => ({
  'GET /tutor/conversations': { body: { conversations: [], total: 0 } },
  'POST /tutor/conversations': (body) => ({
    status: 201,
    body: { conversation: buildChat({ id: 'new', ...(body as object) }) },
  }),
  'GET /tutor/conversations/new/messages': { body: { messages: [] } },
  'GET /tutor/topics': { body: { topics: buildTopics() } },
  'GET /tutor/lessons': { body: { lessons: buildLessons(), total: 12 } },
  'GET /tutor/reviews': { body: buildDue() },
  'GET /tutor/progress': { body: buildProgress() },
});

/** Puts the server in the network's place; the answers may be changed while a test runs. */
export function startFakeTutor(answers: Answers = {}) {
  const all: Answers = { ...quiet(), ...answers };
  const asked: { what: string; params: unknown; body: unknown }[] = [];

  const speech = startSpeech(asked);
  replaceNetwork(async ({ what, params, data }) => {
    const sent = typeof data === 'string' ? (JSON.parse(data) as unknown) : undefined;
    asked.push({ what, params, body: sent });
    const found = all[what] ?? { status: 404, body: { error: `nothing at ${what}` } };
    const { status, body = {} } = typeof found === 'function' ? await found(sent) : found;
    return { status, body };
  });
  return { asked, answers: all, speech, of: (what: string) => asked.filter((one) => one.what === what) };
}

/** The answering stream, in the test's own hands. */
function startSpeech(asked: { what: string; params: unknown; body: unknown }[]) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  let refusal: { status: number; error: string } | null = null;
  globalThis.fetch = (url, init) => {
    const what = `${init?.method ?? 'GET'} ${String(url).replace(/^\/api/, '')}`;
    if (init?.signal?.aborted) return Promise.reject(new DOMException('Stopped', 'AbortError'));
    asked.push({ what, params: {}, body: JSON.parse(String(init?.body)) });
    if (refusal) {
      const { status, error } = refusal;
      refusal = null;
      return Promise.resolve(Response.json({ status, error }, { status }));
    }
    const body = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
        init?.signal?.addEventListener('abort', () => own.error(new DOMException('Stopped', 'AbortError')));
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  const say = (event: string, data: unknown): void =>
    controller?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    say,
    /** The whole answer at once. */
    finish: (message: object = answer): void => say('done', { assistant_message: message }),
    /** The next question is refused. */
    refuseNext: (status: number, error: string): void => {
      refusal = { status, error };
    },
  };
}
