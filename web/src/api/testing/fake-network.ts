import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { apiBase } from '../base.ts';
import { instance } from '../http-client.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

/** A call as it reaches the network; `params` as the contract's server takes them. */
export interface FakeCall {
  /** 'GET /chart/stats'. */
  what: string;
  params: Record<string, unknown> | undefined;
  /** JSON, or a form. */
  data?: unknown;
  headers: { get(name: string): unknown };
  /** Whether the cookie goes along. */
  withCredentials: boolean;
  signal?: InternalAxiosRequestConfig['signal'] | AbortSignal | null | undefined;
}

/** A number or a boolean, where the text is one. */
const asTaken = (value: string): unknown =>
  /^(\d{1,9}|true|false)$/.test(value) ? (JSON.parse(value) as unknown) : value;

function asked(input: string, { headers, credentials, signal }: RequestInit): FakeCall {
  const { pathname, searchParams } = new URL(input, 'http://localhost');
  const params = [...searchParams].map(([name, value]) => [name, asTaken(value)] as const);
  return {
    what: `GET ${pathname.slice(apiBase.length)}`,
    params: params.length === 0 ? undefined : Object.fromEntries(params),
    headers: new Headers(headers),
    withCredentials: credentials === 'include',
    signal,
  };
}

/**
 * Replaces the network under the web's client, for what is read and for what is sent; an answer that rejects with a TypeError, as
 * fetch does, is a dead line. Returns how to put it back.
 */
export function replaceNetwork(answerTo: (call: FakeCall) => Promise<Answer>): () => void {
  const { fetch } = globalThis;
  const { adapter } = instance.defaults;
  instance.defaults.adapter = async (config) => {
    const { method = 'get', url = '', withCredentials = false } = config;
    const { params, data, headers, signal } = config as InternalAxiosRequestConfig<unknown>;
    const what = `${method.toUpperCase()} ${url}`;
    const call = { what, params, data, headers, withCredentials, signal };
    const { status = 200, body } = await answerTo(call).catch((error: unknown) => {
      const isLost = error instanceof TypeError;
      throw isLost ? new AxiosError('Network Error', AxiosError.ERR_NETWORK, config) : error;
    });
    const response = { status, data: body, statusText: '', headers: {}, config };
    if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
    return response;
  };
  globalThis.fetch = async (input, init = {}) => {
    const ours = (init.method ?? 'GET') === 'GET' && String(input).startsWith(`${apiBase}/`);
    if (!ours) return fetch(input, init);
    const { status = 200, body } = await answerTo(asked(String(input), init));
    return new Response(status === 204 || body === undefined ? null : JSON.stringify(body), { status });
  };
  return () => {
    instance.defaults.adapter = adapter;
    globalThis.fetch = fetch;
  };
}
