/** A server for tests of the tutor's screens: axios answers by method and path, and a streamed answer that the test releases. */
import { AxiosError } from 'axios';
import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { instance } from '../../../api/http-client.ts';
import { answer, buildChat, buildDue, buildLessons, buildProgress, buildTopics } from './builders.ts';

interface Answer {
  status?: number;
  body?: unknown;
}

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

/** Puts the server in front of axios and fetch; the answers may be changed while a test runs. */
export function startFakeTutor(answers: Answers = {}) {
  const all: Answers = { ...quiet(), ...answers };
  const asked: { what: string; params: unknown; body: unknown }[] = [];

  instance.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const what = `${config.method?.toUpperCase()} ${config.url}`;
    const sent = typeof config.data === 'string' ? (JSON.parse(config.data) as unknown) : undefined;
    asked.push({ what, params: config.params, body: sent });
    const found = all[what] ?? { status: 404, body: { error: `nothing at ${what}` } };
    const { status = 200, body = {} } = typeof found === 'function' ? await found(sent) : found;
    const response: AxiosResponse = { data: body, status, statusText: '', headers: {}, config };
    if (status < 400) return response;
    throw new AxiosError('refused', undefined, config, null, response);
  };

  const speech = startSpeech(asked);
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
