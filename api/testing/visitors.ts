import type { Test } from 'supertest';
import type { TestApi } from './start-test-api.ts';

const COOKIE = 'wickwise_visitor';
let lastAddress = 0;

interface Calls {
  get(path: string): Promise<Awaited<Test>>;
  post(path: string, body: object): Promise<Awaited<Test>>;
}

/** A visitor with an address of their own and, from the first answer on, a cookie. The api must run with TRUST_PROXY=1. */
export function visitorFrom(api: TestApi, cookie = '') {
  const number = ++lastAddress;
  const address = `203.0.${number >> 8}.${number & 255}`;
  let held = cookie;
  const send = async (call: Test, value: string) => {
    call.set('X-Forwarded-For', address);
    if (value !== '') call.set('Cookie', `${COOKIE}=${value}`);
    return call;
  };
  const keep = async (call: Test) => {
    const answer = await send(call, held);
    const lines = (answer.headers['set-cookie'] ?? []) as string[];
    held = lines.map((line) => new RegExp(`^${COOKIE}=([^;]*)`).exec(line)?.[1]).find(Boolean) ?? held;
    return answer;
  };
  const withoutCookie: Calls = {
    get: (path) => send(api.request.get(path), ''),
    post: (path, body) => send(api.request.post(path).send(body), ''),
  };
  return {
    address,
    cookie: () => held,
    get: (path: string) => keep(api.request.get(path)),
    post: (path: string, body: object) => keep(api.request.post(path).send(body)),
    /** The same address, as if the browser stored no cookies. */
    withoutCookie,
  };
}
