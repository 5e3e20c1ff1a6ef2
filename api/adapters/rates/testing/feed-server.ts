import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FeedServer {
  url: string;
  /** What the next requests get. */
  answer: RequestListener;
  close(): Promise<void>;
}

/** A feed on 127.0.0.1 that answers whatever the test puts into `answer`. */
export async function startFeedServer(): Promise<FeedServer> {
  const feed = { url: '', answer: ((_request, response) => response.end()) as RequestListener };
  const server = createServer((request, response) => feed.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  feed.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/daily`;
  return Object.assign(feed, {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Euro reference rates in the central bank's XML. */
export function ecbXml(rates: Record<string, string>, date = '2026-03-02'): string {
  const cubes = Object.entries(rates).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
    <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
      <gesmes:subject>Reference rates</gesmes:subject>
      <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
      <Cube><Cube time='${date}'>${cubes.join('')}</Cube></Cube>
    </gesmes:Envelope>`;
}
