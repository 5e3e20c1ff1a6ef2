import { transport } from '../http-client.ts';
import type { Outgoing } from '../http-client.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

type Route = Answer | ((request: Outgoing) => Answer | Promise<Answer>);

/** A fake server for tests that replaces the network under the web's client. Unknown calls are answered 404. */
export function fakeServer(routes: Record<string, Route>) {
  const calls: string[] = [];
  const usual = transport.exchange;
  transport.exchange = async (request) => {
    const call = `${request.method} ${request.url}`;
    calls.push(call);
    const route = routes[call] ?? { status: 404, body: { error: `No ${call}` } };
    const { status = 200, body } = typeof route === 'function' ? await route(request) : route;
    return { status, data: body };
  };
  return {
    calls,
    routes,
    count: (call: string) => calls.filter((one) => one === call).length,
    close: () => {
      transport.exchange = usual;
    },
  };
}

export type FakeServer = ReturnType<typeof fakeServer>;
