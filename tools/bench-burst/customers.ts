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
  const answer = await fetch(`${origin}/api/files`, { method: 'POST', headers: { ...bearer }, body: form });
  const body = (await answer.json()) as { file_url?: string };
  if (answer.status === 503) return null;
  if (answer.status !== 201) throw new Error(`An upload was answered with ${answer.status}.`);
  return body.file_url ?? null;
}

/** Asks for all analyses at once; how many were answered with what. */
export async function analyseAll(origin: string, customers: Customer[]): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  await Promise.all(
    customers.map(async ({ bearer, picture }) => {
      const answer = await fetch(`${origin}/api/chart/analyze`, {
        method: 'POST',
        headers: { ...bearer, 'Content-Type': 'application/json' },
        body: JSON.stringify({ image_url: picture }),
      });
      await answer.arrayBuffer();
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    }),
  );
  return statuses;
}
