/** What random walks give, with a fixed seed. */
import { randomFrom } from '../../../domain/analysis/random.ts';
import { bollinger } from '../../../domain/analysis/indicators/channels.ts';
import { Line } from '../../../domain/analysis/indicators/line.ts';

/** Share of the closes of walks in even steps of random size that lie within their own Bollinger Bands (20, 2). */
export function bandShareOfWalks(): number {
  const random = randomFrom(20);
  const steps = Array.from({ length: 20_000 }, () => random() + random() + random() - 1.5);
  let close = 1000;
  const closes = steps.map((step) => (close += step));
  const { upper, lower } = bollinger(Line.of(closes), 20, 2);
  const inside = closes.filter((price, i) => price <= upper.values[i]! && price >= lower.values[i]!);
  return inside.length / (closes.length - 19);
}
