import { NO_ANSWER } from './errors.ts';
import { http } from './http.ts';
import { replaceNetwork } from './testing/fake-network.ts';
import type { Answer, FakeCall } from './testing/fake-network.ts';
import { dropToken, keepToken } from './token.ts';

let sent: FakeCall | undefined;
let putBack: () => void = () => undefined;

function answer(status: number, body?: unknown): void {
  answerBy(() => Promise.resolve({ status, body }));
}

function answerBy(how: () => Promise<Answer>): void {
  putBack = replaceNetwork((call) => {
    sent = call;
    return how();
  });
}

afterEach(() => {
  putBack();
  dropToken();
});

const me = { url: '/auth/me', method: 'GET' } as const;
const order = { url: '/orders', method: 'POST', data: { package: 'pro' } } as const;

describe.each([
  ['read', me],
  ['sent', order],
])('what is %s', (_, call) => {
  it('[V-185] goes to /api, with the cookie, and with a bearer token when one is held', async () => {
    answer(200, { user: null });
    expect(await http(call)).toEqual({ user: null });
    expect(sent?.what).toBe(`${call.method} ${call.url}`);
    expect(sent?.withCredentials).toBe(true);
    expect(sent?.headers.get('Authorization') ?? null).toBeNull();

    keepToken('opaque');
    await http(call);
    expect(sent?.headers.get('Authorization')).toBe('Bearer opaque');
  });

  it('is refused in the words of the server', async () => {
    answer(503, { error: 'Not now.', code: 'platform.busy' });
    await expect(http(call)).rejects.toMatchObject({
      status: 503,
      message: 'Not now.',
      code: 'platform.busy',
    });
  });

  it('says when no answer came', async () => {
    answerBy(() => Promise.reject(new TypeError('No network')));
    await expect(http(call)).rejects.toMatchObject({ status: 0, message: NO_ANSWER });
  });
});

describe('the way to the api', () => {
  it('[W-470] takes the answer that was asked for before there were scripts, once, and only where it is wanted', async () => {
    answer(200, 'asked now');
    const url = '/api/auth/me/start';
    globalThis.askedAhead = { url, answer: Promise.resolve(new Response('"asked ahead"')) };
    expect(await http(me)).toBe('asked now');
    expect(await http({ ...me, url: '/auth/me/start' })).toBe('asked ahead');
    expect(await http({ ...me, url: '/auth/me/start' })).toBe('asked now');
  });

  it('asks with the values that are given, and with none that are not', async () => {
    answer(200, []);
    await http({ ...me, params: { limit: 5, q: 'a&b', before: undefined, after: null } });
    expect(sent?.params).toEqual({ limit: 5, q: 'a&b' });
  });

  it('turns a failed download into a message', async () => {
    answer(503, new Blob(['{"error":"Not now."}']));
    await expect(http({ ...me, responseType: 'blob' })).rejects.toMatchObject({
      status: 503,
      message: 'Not now.',
    });
  });

  it('ends with the cancellation of a call that is given up, not with an error to show', async () => {
    answerBy(() => Promise.reject(new DOMException('Given up', 'AbortError')));
    const given = http({ ...me, signal: AbortSignal.abort() });
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
  });
});
