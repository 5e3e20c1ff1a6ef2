import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small proxy before several replicas, as the one of the compose file: in turns, and on to the next where nothing answers. */
export interface Proxy {
  origin: string;
  /** Where the replicas listen. */
  ports: Set<number>;
  close(): Promise<void>;
}

export async function startProxy(): Promise<Proxy> {
  const ports = new Set<number>();
  let turn = 0;
  const server: Server = createServer((asked, answered) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => pass(Buffer.concat(parts), ports.size));
    const pass = (body: Buffer, tries: number): void => {
      const port = [...ports][turn++ % Math.max(1, ports.size)];
      const headers = { ...asked.headers, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
      const onward = request(
        { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers },
        (answer) => {
          answered.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.on('error', () => answered.destroy());
          answer.pipe(answered);
        },
      );
      onward.on('error', (error: NodeJS.ErrnoException) => {
        // Only what no replica has seen is sent again.
        if (error.code === 'ECONNREFUSED' && tries > 1) pass(body, tries - 1);
        else if (answered.headersSent) answered.destroy();
        else answered.writeHead(502).end();
      });
      onward.end(body);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
