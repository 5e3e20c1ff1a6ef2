import { ApiError, NO_ANSWER } from './errors.ts';
import { http } from './http.ts';
import { dropToken, keepToken } from './token.ts';

const usual = globalThis.fetch;
let sent: { url: string; init: RequestInit; headers: Headers };

function answer(status: number, body: BodyInit | null): void {
  globalThis.fetch = (url, init = {}) => {
    sent = { url: String(url), init, headers: new Headers(init.headers) };
    return Promise.resolve(new Response(body, { status }));
  };
}

afterEach(() => {
  globalThis.fetch = usual;
  dropToken();
});

describe('the way to the api', () => {
  it('[V-185] lies under /api, with credentials, and a bearer token when one is held', async () => {
    answer(200, '{"user":null}');
    expect(await http({ url: '/auth/me', method: 'GET' })).toEqual({ user: null });
    expect(sent).toMatchObject({ url: '/api/auth/me', init: { method: 'GET', credentials: 'include' } });
    expect(sent.headers.get('Authorization')).toBeNull();

    keepToken('opaque');
    await http({ url: '/auth/me', method: 'GET' });
    expect(sent.headers.get('Authorization')).toBe('Bearer opaque');
  });

  it('leaves parameters and headers without a value out, and encodes the others', async () => {
    answer(200, '{}');
    const params = { search: 'a&b ü', page: 0, gone: undefined, none: null };
    await http({ url: '/x', params, headers: { 'Idempotency-Key': 'k', 'If-Match': undefined } });
    expect(sent.url).toBe('/api/x?search=a%26b+%C3%BC&page=0');
    expect(sent.headers.get('Idempotency-Key')).toBe('k');
    expect(sent.headers.has('If-Match')).toBe(false);
  });

  it('sends JSON as JSON, and leaves the type of a form to the browser', async () => {
    answer(201, '{}');
    await http({ url: '/x', method: 'POST', data: { name: 'Ada' } });
    expect(sent.init.body).toBe('{"name":"Ada"}');
    expect(sent.headers.get('Content-Type')).toBe('application/json');

    const data = new FormData();
    await http({ url: '/x', method: 'POST', data, headers: { 'Content-Type': 'multipart/form-data' } });
    expect(sent.init.body).toBe(data);
    expect(sent.headers.has('Content-Type')).toBe(false);
  });

  it('gives a download as a Blob, and an answer without a body as an empty text', async () => {
    answer(200, 'a,b');
    const table = await http<Blob>({ url: '/x', responseType: 'blob' });
    expect(await table.text()).toBe('a,b');
    answer(204, null);
    expect(await http({ url: '/x', method: 'DELETE' })).toBe('');
  });

  it('turns failed answers into messages, a failed download too', async () => {
    answer(503, '{"error":"Not now."}');
    const failed = { status: 503, message: 'Not now.' };
    await expect(http({ url: '/x' })).rejects.toMatchObject(failed);
    await expect(http({ url: '/x', responseType: 'blob' })).rejects.toMatchObject(failed);
  });

  it('says when no answer came', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(http({ url: '/x' })).rejects.toMatchObject({ status: 0, message: NO_ANSWER });
  });

  it('does not call a call that was given up a failure of the server', async () => {
    globalThis.fetch = (_url, init) => Promise.reject(init?.signal?.reason);
    const error: unknown = await http({ url: '/x', signal: AbortSignal.abort() }).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: 'AbortError' });
    expect(error).not.toBeInstanceOf(ApiError);
  });
});
