/** Prices as they truly ran, tick by tick, and the bars that a chart makes of them. */
import type { MeasuredBar } from '../../measured-series.ts';
import { randomFrom } from '../../random.ts';

/** `ticks` prices from `start`, each a step of up to `step` from the one before. */
export function randomPath(seed: number, ticks: number, start = 100, step = 0.4): number[] {
  const random = randomFrom(seed);
  let price = start;
  return Array.from({ length: ticks }, () => (price += (random() - 0.5) * 2 * step));
}

/** Bars of `size` ticks each; the last may hold fewer. Every price with the same error. */
export function barsOf(path: readonly number[], size: number, sigma = 0): MeasuredBar[] {
  const bars: MeasuredBar[] = [];
  for (let from = 0; from < path.length; from += size) {
    const ticks = path.slice(from, from + size);
    const at = (value: number) => ({ value, sigma });
    bars.push({
      slot: bars.length,
      open: at(ticks[0] ?? 0),
      high: at(Math.max(...ticks)),
      low: at(Math.min(...ticks)),
      close: at(ticks.at(-1) ?? 0),
    });
  }
  return bars;
}

/** The bars from slot `from` on, as another picture shows them: slots from 0, prices off by up to two `sigma`. */
export function seenAgain(
  bars: readonly MeasuredBar[],
  from: number,
  { sigma, seed }: { sigma: number; seed: number },
): MeasuredBar[] {
  const random = randomFrom(seed);
  const off = (price: { value: number } | null) => ({
    value: (price?.value ?? 0) + (random() + random() - 1) * 2 * sigma,
    sigma,
  });
  return bars
    .filter(({ slot }) => slot >= from)
    .map(({ slot, open, high, low, close }) => ({
      slot: slot - from,
      open: off(open),
      high: off(high),
      low: off(low),
      close: off(close),
    }));
}
