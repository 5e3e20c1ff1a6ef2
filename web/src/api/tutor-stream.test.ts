/** @jest-environment node */
import { ApiError, NO_ANSWER } from './errors.ts';
import { streamTutorAnswer } from './tutor-stream.ts';

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stored = {
  id: 'm2',
  role: 'assistant',
  content: 'Risk one per cent.',
  timestamp: '2026-11-21T10:00:00Z',
  lessons: [],
  notice: null,
  stopped: false,
  client_message_id: null,
} as const;

/** An answer whose body comes in pieces of seven bytes, so that events are torn apart. */
function streamed(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

/** A fetch that answers once and remembers how it was called. */
function answering(answer: Response) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(answer);
  }) as typeof globalThis.fetch;
  return { fetch, calls };
}

describe("the tutor's answer", () => {
  it('[D-096] streams an answer in pieces, then completes it with its lessons', async () => {
    const lesson = { id: 'position-size', topic: 'Risk Management', title: 'Position size' };
    const received: unknown[] = [];
    const { fetch, calls } = answering(
      streamed(
        event('part', { text: 'Risk one ' }) +
          ': alive\n\n' +
          event('part', { text: 'per cent.' }) +
          event('lessons', { lessons: [lesson] }) +
          event('notice', { text: 'The AI provider did not answer; this is from the built-in lessons.' }) +
          event('done', { assistant_message: stored }),
      ),
    );
    const answer = await streamTutorAnswer(
      'c/1',
      { content: 'How much?', temperature: 0.5 },
      {
        fetch,
        onText: (text) => received.push(text),
        onLessons: (lessons) => received.push(lessons),
        onNotice: (notice) => received.push(notice),
      },
    );
    expect(received).toEqual([
      'Risk one ',
      'per cent.',
      [lesson],
      'The AI provider did not answer; this is from the built-in lessons.',
    ]);
    expect(answer).toEqual(stored);
    expect(calls[0]?.url).toMatch(/\/tutor\/conversations\/c%2F1\/messages$/);
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({ content: 'How much?', temperature: 0.5 });
  });

  it('is taken as plain JSON as well', async () => {
    const { fetch } = answering(Response.json({ assistant_message: stored }));
    await expect(streamTutorAnswer('c1', { content: 'x' }, { fetch })).resolves.toEqual(stored);
  });

  it('rejects with the problem inside the stream, and with silence when the stream ends early', async () => {
    const problem = { status: 429, error: 'Slow down a little.' };
    const broken = answering(streamed(event('part', { text: 'Risk' }) + event('problem', problem)));
    const error = await streamTutorAnswer('c1', { content: 'x' }, broken).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 429, message: 'Slow down a little.' });
    const cut = answering(streamed(event('part', { text: 'Risk' })));
    await expect(streamTutorAnswer('c1', { content: 'x' }, cut)).rejects.toThrow(NO_ANSWER);
  });

  it('rejects with the cancellation when the reader stops it in the middle', async () => {
    const stop = new AbortController();
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(event('part', { text: 'Risk' })));
        stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
      },
    });
    const { fetch } = answering(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    const asked = streamTutorAnswer(
      'c1',
      { content: 'x' },
      { fetch, signal: stop.signal, onText: () => stop.abort() },
    );
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });
});
