import { readFileSync } from 'node:fs';
import type { TestApi } from './start-test-api.ts';

export type Bearer = { Authorization: string };

const fixture = (name: string): Buffer => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));

/** Pictures with simulated prices: two charts that can be read, and two pictures that are no charts. */
export const charts = {
  hourly: fixture('candles-hourly.png'),
  daily: fixture('candles-daily.png'),
  third: fixture('candles-third.png'),
  table: fixture('table.png'),
  texture: fixture('texture.jpg'),
};

export const dataUrlOf = (bytes: Uint8Array, type = 'image/png'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** Uploads the original and returns its address. */
export async function upload(api: TestApi, bearer: Bearer, bytes: Buffer): Promise<string> {
  const answer = await api.request.post('/api/files').set(bearer).attach('file', bytes, 'chart.png');
  if (answer.status !== 201) throw new Error(`Upload failed: ${answer.status} ${answer.text}`);
  return answer.body.file_url as string;
}

/** Asks for an analysis as one JSON answer. */
export function analyze(api: TestApi, bearer: Bearer, body: object) {
  return api.request.post('/api/chart/analyze').set(bearer).send(body);
}
