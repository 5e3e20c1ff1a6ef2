import { AxiosError } from 'axios';
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { NO_ANSWER } from './errors.ts';
import { instance } from './http-client.ts';
import { http } from './http.ts';
import { dropToken, keepToken } from './token.ts';

const usual = instance.defaults.adapter;
let sent: InternalAxiosRequestConfig | undefined;

function answer(status: number, data: unknown): void {
  const adapter: AxiosAdapter = (config) => {
    sent = config;
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(new AxiosError('failed', 'ERR', config, null, response));
  };
  instance.defaults.adapter = adapter;
}

afterEach(() => {
  instance.defaults.adapter = usual;
  dropToken();
});

describe('the way to the api', () => {
  it('[V-185] lies under /api, with credentials, and a bearer token when one is held', async () => {
    answer(200, { user: null });
    await http({ url: '/auth/me', method: 'GET' });
    expect(sent).toMatchObject({ baseURL: '/api', withCredentials: true });
    expect(sent?.headers.get('Authorization')).toBeUndefined();

    keepToken('opaque');
    await http({ url: '/auth/me', method: 'GET' });
    expect(sent?.headers.get('Authorization')).toBe('Bearer opaque');
  });

  it('turns failed answers into messages, a failed download too', async () => {
    answer(503, new Blob(['{"error":"Not now."}']));
    await expect(http({ url: '/x' })).rejects.toMatchObject({ status: 503, message: 'Not now.' });
  });

  it('says when no answer came', async () => {
    instance.defaults.adapter = (config) =>
      Promise.reject(new AxiosError('Network Error', 'ERR_NETWORK', config));
    await expect(http({ url: '/x' })).rejects.toMatchObject({ status: 0, message: NO_ANSWER });
  });
});
