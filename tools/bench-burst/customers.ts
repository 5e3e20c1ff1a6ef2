import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { charts, type Bearer } from '../../api/testing/chart-fixtures.ts';
import type { TestApi } from '../../api/testing/start-test-api.ts';

/** Somebody with a picture to be analysed. */
export interface Customer {
  bearer: Bearer;
  /** Address of the uploaded picture. */
  picture: string | null;
}

const AT_ONCE = 20;

/** Not by `fetch`, which breaks the whole process when a connection ends while it has a long answer to give (Node 24). */
function post(address: string, headers: OutgoingHttpHeaders, body: Buffer | string) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    request(address, { method: 'POST', headers, agent: false }, (answer) => {
      text(answer).then((sent) => resolve({ status: answer.statusCode ?? 0, body: sent }), reject);
    })
      .once('error', reject)
      .end(body);
  });
}

/** Accounts with their trial credits, signed in. */
export async function fillWithCustomers(api: TestApi, count: number): Promise<Customer[]> {
  const customers: Customer[] = [];
  // The process asked goes by the real time.
  api.clock.pass({ seconds: Math.ceil((Date.now() - api.clock.now().getTime()) / 1000) });
  for (let nth = 0; nth < count; nth++) {
    const { bearer } = await api.signIn();
    customers.push({ bearer, picture: null });
  }
  return customers;
}

/** A chart on a wide screen with a noisy background, which makes a file of several megabytes. */
export async function largePicture(nth: number): Promise<Buffer> {
  const [width, height] = [2560, 1440];
  const noise = { width, height, channels: 3 as const, background: '#fff' };
  const grain = { type: 'gaussian' as const, mean: 250 - nth, sigma: 2 };
  const chart = await sharp(charts.hourly)
    .resize({ width: 1180 * 2 })
    .toBuffer();
  return sharp({ create: { ...noise, noise: grain } })
    .composite([{ input: chart, left: 40, top: 40, blend: 'multiply' }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}

/** Everybody sends a picture, some at the same time; those answered with Retry-After come again. */
export async function uploadAll(origin: string, customers: Customer[], pictures: Buffer[]): Promise<void> {
  const waiting = customers.map((customer, nth) => ({ customer, picture: pictures[nth % pictures.length] }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const address = await upload(origin, next.customer, next.picture as Buffer);
      if (address === null) waiting.push(next);
      else next.customer.picture = address;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function upload(origin: string, { bearer }: Customer, picture: Buffer): Promise<string | null> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'chart.png');
  const written = new Response(form);
  const type = written.headers.get('content-type') ?? '';
  const answer = await post(
    `${origin}/api/files`,
    { ...bearer, 'Content-Type': type },
    Buffer.from(await written.arrayBuffer()),
  );
  if (answer.status === 503) return null;
  if (answer.status !== 201) throw new Error(`An upload was answered with ${answer.status}.`);
  return (JSON.parse(answer.body) as { file_url?: string }).file_url ?? null;
}

/** Asks for all analyses at once; how many were answered with what. */
export async function analyseAll(origin: string, customers: Customer[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  await Promise.all(
    customers.map(async ({ bearer, picture }) => {
      const headers = { ...bearer, 'Content-Type': 'application/json' };
      const { status } = await post(
        `${origin}/api/chart/analyze`,
        headers,
        JSON.stringify({ image_url: picture }),
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  return statuses;
}
