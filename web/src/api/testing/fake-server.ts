import { AxiosError } from 'axios';
import type { InternalAxiosRequestConfig } from 'axios';
import { instance } from '../http-client.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

type Route = Answer | ((request: InternalAxiosRequestConfig) => Answer | Promise<Answer>);

/** A fake server for tests that replaces the network under the web's client. Unknown calls are answered 404. */
export function fakeServer(routes: Record<string, Route>) {
  const calls: string[] = [];
  const usual = instance.defaults.adapter;
  instance.defaults.adapter = async (config) => {
    const call = `${(config.method ?? 'get').toUpperCase()} ${config.url ?? ''}`;
    calls.push(call);
    const route = routes[call] ?? { status: 404, body: { error: `No ${call}` } };
    const { status = 200, body } = typeof route === 'function' ? await route(config) : route;
    const response = { status, data: body, statusText: '', headers: {}, config };
    if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
    return response;
  };
  return {
    calls,
    routes,
    count: (call: string) => calls.filter((one) => one === call).length,
    close: () => {
      instance.defaults.adapter = usual;
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
