/** @jest-environment node */
import { ApiError, NO_ANSWER } from './errors.ts';
import { streamAnalysis } from './analysis-stream.ts';

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const stage = (name: string, index: number) => event('stage', { stage: name, index, of: 13 });

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
function answering(answer: Response | Error) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = ((url: string, init: RequestInit) => {
    calls.push({ url, init });
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as typeof globalThis.fetch;
  return { fetch, calls };
}

describe('the analysis stream', () => {
  it('reports every stage in order, then gives the result', async () => {
    const text =
      stage('received', 0) + stage('decode', 1) + event('result', { analysis: { id: 'a' }, reused: true });
    const stages: string[] = [];
    const { fetch, calls } = answering(streamed(text));
    const result = await streamAnalysis({ symbol: 'BTC' }, { fetch, onStage: (name) => stages.push(name) });
    expect(stages).toEqual(['received', 'decode']);
    expect(result).toEqual({ analysis: { id: 'a' }, reused: true });
    const headers = calls[0]!.init.headers as Record<string, string>;
    expect(headers['Accept']).toContain('text/event-stream');
    expect(calls[0]!.url).toMatch(/\/chart\/analyze$/);
  });

  it('takes a plain JSON answer as well', async () => {
    const { fetch } = answering(Response.json({ analysis: { id: 'b' } }));
    await expect(streamAnalysis({}, { fetch })).resolves.toEqual({ analysis: { id: 'b' } });
  });

  it('rejects with the problem inside the stream', async () => {
    const refusal = { code: 'not_a_chart', reason: 'r', advice: 'a', stage: 'kind' };
    const problem = { status: 422, error: 'No chart was found.', refusal };
    const { fetch } = answering(streamed(stage('received', 0) + event('problem', problem)));
    const error = await streamAnalysis({}, { fetch }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, message: 'No chart was found.', problem: { refusal } });
  });

  it("rejects with the answer's own message outside the stream", async () => {
    const { fetch } = answering(Response.json({ status: 429, error: 'Enough for today.' }, { status: 429 }));
    await expect(streamAnalysis({}, { fetch })).rejects.toMatchObject({
      status: 429,
      message: 'Enough for today.',
    });
  });

  it('counts a stream without an answer, and a dead line, as no answer', async () => {
    const torn = answering(streamed(stage('received', 0)));
    await expect(streamAnalysis({}, torn)).rejects.toMatchObject({ status: 0, message: NO_ANSWER });
    const dead = answering(new TypeError('Failed to fetch'));
    await expect(streamAnalysis({}, dead)).rejects.toMatchObject({ status: 0, message: NO_ANSWER });
  });
});
