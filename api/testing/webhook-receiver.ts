import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tokens } from '../composition/tokens.ts';
import type { TestApi } from './start-test-api.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A user's program that receives events: answers 200, or what a test sets as the next answer. */
export async function startReceiver() {
  const received: Received[] = [];
  const answers: { status: number; body?: string; location?: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const { status, body: text = 'taken', location } = answers.shift() ?? { status: 200 };
      response.writeHead(status, location ? { location } : {}).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** What it answers next, in this order; 200 after that. */
    willAnswer: (...next: typeof answers) => void answers.push(...next),
    /** Begins anew: nothing received, nothing to answer but 200. */
    forget(): void {
      received.splice(0);
      answers.splice(0);
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Does what the worker would: makes the tries that are due by the test's clock. How many. */
export async function deliverDue(api: TestApi): Promise<number> {
  const task = api.container.getAll(tokens.jobTask).find(({ name }) => name === 'deliver-webhook');
  const due = await api.database
    .knex('integrations_deliveries')
    .where('next_try_at', '<=', api.clock.now())
    .orderBy('created_at')
    .pluck('id');
  for (const delivery_id of due) await task?.run({ delivery_id }, api.container.get(tokens.log));
  return due.length;
}
