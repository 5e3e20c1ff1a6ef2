import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

interface Options {
  /** Who asks must send it as `Authorization: Bearer …`; absent: everybody who reaches the port may ask. */
  token: string | undefined;
  text: () => Promise<{ type: string; body: string }>;
}

/** Answers `GET /metrics` and nothing else. It has a port of its own, which no proxy passes on. */
export function createMetricsServer({ token, text }: Options): Server {
  return createServer((request, response) => {
    const answer = (status: number, body: string, type = 'text/plain; charset=utf-8'): void => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    };
    if (request.url?.split('?')[0] !== '/metrics') return answer(404, 'There is only /metrics here.\n');
    if (request.method !== 'GET') return answer(405, 'Ask with GET.\n');
    if (token !== undefined && !carries(request, token))
      return answer(401, 'Send METRICS_TOKEN as: Authorization: Bearer …\n');
    text().then(
      ({ type, body }) => answer(200, body, type),
      () => answer(500, 'The metrics could not be put together.\n'),
    );
  });
}

const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

function carries({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
