import { FakeAnthropic, KEY } from './testing/fake-anthropic.ts';
import type { Ask } from './messages-client.ts';

const anthropic = new FakeAnthropic();
beforeAll(() => anthropic.open());
afterAll(() => anthropic.api.stop());
beforeEach(() => anthropic.clear());

const ask: Ask = { system: 'Be short.', messages: [{ role: 'user', content: 'Hello?' }], temperature: 0 };

async function streamed(client = anthropic.client(), more: Partial<Ask> = {}): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of client.stream({ ...ask, ...more })) pieces.push(piece);
  return pieces;
}

describe('a call of the messages API', () => {
  it('[V-214] [V-231] carries model, token limit, temperature, version and key', async () => {
    anthropic.api.answer({ pieces: ['Hi.'] });
    expect(await anthropic.client().complete(ask)).toBe('Hi.');
    const { body, headers } = anthropic.api.requests[0]!;
    expect(body).toMatchObject({
      model: 'claude-sonnet-test',
      max_tokens: 1400,
      temperature: 0,
      system: 'Be short.',
    });
    expect(headers['anthropic-version']).toBe('2023-06-01');
    expect(headers['x-api-key']).toBe(KEY);
    expect(headers).not.toHaveProperty('authorization');
  });

  it('[V-231] asks for 1024 tokens when no limit is set', async () => {
    anthropic.api.answer({ pieces: ['Hi.'] });
    await anthropic.client({ maxTokens: undefined }).complete(ask);
    expect(anthropic.api.requests[0]?.body.max_tokens).toBe(1024);
  });

  it('streams', async () => {
    anthropic.api.answer({ pieces: ['One. ', 'Two.'] });
    expect(await streamed()).toEqual(['One. ', 'Two.']);
    expect(anthropic.api.requests[0]?.body.stream).toBe(true);
  });

  it('leaves the temperature out for a model that takes none', async () => {
    const refusal = { status: 400, body: '{"error":{"message":"`temperature` is not supported"}}' };
    anthropic.api.answer(refusal, { pieces: ['Hi.'] });
    const client = anthropic.client();
    expect(await client.complete(ask)).toBe('Hi.');
    expect(await streamed(client)).toEqual(['Hi.']);
    expect(anthropic.api.requests.map(({ body }) => body.temperature)).toEqual([0, undefined, undefined]);
  });

  it('[D-019] needs no key when a proxy has one, and sends none', async () => {
    anthropic.api.key = null;
    anthropic.api.answer({ pieces: ['Hi.'] });
    expect(await anthropic.client({ apiKey: null }).complete(ask)).toBe('Hi.');
    const { headers } = anthropic.api.requests[0]!;
    expect(headers).not.toHaveProperty('x-api-key');
    expect(headers).not.toHaveProperty('authorization');
  });

  it('[D-020] without key and proxy says that the key is missing, and sends no request', async () => {
    const bare = anthropic.client({ apiKey: null, baseUrl: null });
    await expect(bare.complete(ask)).rejects.toThrow('The AI provider key is missing');
    await expect(streamed(bare)).rejects.toThrow('The AI provider key is missing');
  });
});

describe('[V-227] a call that fails', () => {
  it.each([
    [401, '{"type":"error","error":{"type":"authentication_error","message":"invalid x-api-key"}}'],
    [429, '{"type":"error","error":{"type":"rate_limit_error","message":"slow down"}}'],
    [529, '{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'],
    [500, 'upstream is down'],
  ])('with %i says so with the body, whole or streamed', async (status, body) => {
    anthropic.api.answer({ status, body });
    await expect(anthropic.client().complete(ask)).rejects.toThrow(`anthropic error ${status}: ${body}`);
    await expect(streamed()).rejects.toThrow(`anthropic error ${status}: ${body}`);
    expect(anthropic.api.requests).toHaveLength(2);
  });

  it('says when no answer comes in time', async () => {
    const hasty = anthropic.client({ timeoutMs: 60 });
    anthropic.api.answer('silence');
    await expect(hasty.complete(ask)).rejects.toThrow('anthropic error timeout: no answer within 0.06 s');
    await expect(streamed(hasty)).rejects.toThrow('anthropic error timeout');
    anthropic.api.answer({ pieces: ['One.'], ending: 'silence' });
    await expect(streamed(hasty)).rejects.toThrow('anthropic error timeout');
  });

  it('says when a stream ends in an error or breaks off', async () => {
    anthropic.api.answer({ pieces: ['One.'], ending: 'error' });
    await expect(streamed()).rejects.toThrow(/anthropic error stream: .*overloaded_error/);
    anthropic.api.answer({ pieces: ['One.'], ending: 'cut' });
    await expect(streamed()).rejects.toThrow(/anthropic error (?:unexpected|connection|stream): /);
  });

  it('reports a server that cannot be reached', async () => {
    const lost = anthropic.client({ baseUrl: 'http://127.0.0.1:9' });
    await expect(lost.complete(ask)).rejects.toThrow('anthropic error connection: ');
  });

  it('does not repeat the key', async () => {
    anthropic.api.answer({ status: 400, body: `{"error":{"message":"bad key ${KEY}"}}` });
    const failure = await anthropic.client().complete(ask).catch(String);
    expect(failure).toContain('bad key [key]');
    expect(failure).not.toContain(KEY);
  });

  it('ends when the caller disconnects', async () => {
    const asker = new AbortController();
    anthropic.api.answer('silence');
    const call = streamed(anthropic.client(), { signal: asker.signal });
    asker.abort();
    await expect(call).rejects.toThrow('anthropic error');
  });
});
