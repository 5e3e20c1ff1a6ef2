import { replaceNetwork } from './fake-network.ts';
import type { Answer, FakeCall } from './fake-network.ts';

type Route = Answer | ((request: FakeCall) => Answer | Promise<Answer>);

/** A fake server for tests that replaces the network under the web's client. Unknown calls are answered 404. */
export function fakeServer(routes: Record<string, Route>) {
  const calls: string[] = [];
  const close = replaceNetwork(async (call) => {
    calls.push(call.what);
    const route = routes[call.what] ?? { status: 404, body: { error: `No ${call.what}` } };
    return typeof route === 'function' ? route(call) : route;
  });
  return { calls, routes, count: (what: string) => calls.filter((one) => one === what).length, close };
}

export type FakeServer = ReturnType<typeof fakeServer>;
