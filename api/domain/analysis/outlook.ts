/**
 * How far changes of the size seen lead where nothing drives them: the range of the coming bars, the chance to touch a price,
 * and which of two measured prices comes first. None of it says which way price goes; it is what a price without drift does.
 *
 * Range: after h bars the middle 68 of 100 continuations lie within s(h) √h of the last price, in the scale of the axis. s(h) goes
 * from the 68 % quantile of the sizes of the changes (one bar: tails are heavier than normal) to their root mean square (many
 * bars: their sum is nearly normal) as 1 / h.
 *
 * Touch: by the reflection principle a driftless walk reaches a price at distance d within t bars with probability 2 Φ(−d / (s √t))
 * (W. Feller, An Introduction to Probability Theory and Its Applications I, III.7).
 */
import { changePerBar, firstPassage } from './first-passage.ts';
import type { Frame } from './frame.ts';
import type { FramedLevel } from './levels.ts';
import type { Measured } from './measured-series.ts';
import { normalBelow } from './normal.ts';
import type { ConeStep, Outlook, Scenario } from './types.ts';

/** Bars ahead. */
export const OUTLOOK_BARS = 20;
/** Share of driftless continuations that the range holds. */
const CONE_SHARE = 0.68;
/** Bars that tell how far price moves in one. */
const LEAST_BARS = 30;
/** Prices nearer than this many average true ranges are where price is already. */
const LEAST_DISTANCE = 0.5;

/** From the closes of the visible bars: half the width of the range after so many bars. */
export function coneHalfWidths(closes: readonly number[]): (bars: number) => number {
  const changes = closes.slice(1).map((close, i) => Math.abs(close - (closes[i] ?? close)));
  const sorted = [...changes].sort((a, b) => a - b);
  const usual = sorted[Math.floor(CONE_SHARE * sorted.length)] ?? 0;
  const root = Math.sqrt(changes.reduce((sum, change) => sum + change ** 2, 0) / Math.max(1, changes.length));
  return (bars) => (usual / bars + root * (1 - 1 / bars)) * Math.sqrt(bars);
}

/** Share of driftless continuations that reach a price this far away within so many bars. */
export function touchChance(distance: number, perBar: number, bars: number): number {
  if (distance <= 0) return 1;
  return perBar > 0 ? 2 * normalBelow(-distance / (perBar * Math.sqrt(bars))) : 0;
}

/** The same of a distance in units of the frame, by the changes of its closes; null where too few are visible. */
export function touchChanceOf(frame: Frame, distance: number): number | null {
  const perBar = changePerBar(frame.bars.map(({ close }) => close));
  if (frame.envelope || frame.bars.length < LEAST_BARS || !(perBar > 0)) return null;
  return touchChance(distance, perBar, OUTLOOK_BARS);
}

/** The nearest measured prices above and below the last one: levels, else the highest and lowest of the picture. */
function barriersOf(frame: Frame, levels: readonly FramedLevel[], range: number) {
  const heights = [
    ...levels.map(({ at }) => at.value),
    ...frame.bars
      .flatMap(({ high, low }) => [high.value, low.value])
      .reduce(
        ([top, bottom], height) => [Math.max(top, height), Math.min(bottom, height)] as [number, number],
        [-Infinity, Infinity] as [number, number],
      ),
  ];
  const distances = heights.map((height) => height - frame.last.value);
  const far = distances.filter((distance) => Math.abs(distance) >= LEAST_DISTANCE * range);
  return {
    up: Math.min(...far.filter((distance) => distance > 0)),
    down: Math.min(...far.filter((distance) => distance < 0).map((distance) => -distance)),
  };
}

/** What comes first of the nearest measured prices on both sides; null where there is none on a side. */
function scenariosOf(
  frame: Frame,
  levels: readonly FramedLevel[],
  range: number,
  perBar: number,
): Scenario[] | null {
  const { up, down } = barriersOf(frame, levels, range);
  if (!Number.isFinite(up) || !Number.isFinite(down)) return null;
  const { target, stop, neither } = firstPassage({ target: up, stop: down, perBar }, OUTLOOK_BARS);
  const price = (distance: number) => frame.priceOf({ value: frame.last.value + distance, sigma: 0 }).price;
  return [
    { kind: 'up_first', price: price(up), chance: target },
    { kind: 'down_first', price: price(-down), chance: stop },
    { kind: 'neither', price: null, chance: neither },
  ];
}

/** The coming bars by chance; null where too few bars are visible or nothing moved. `range` is the average true range. */
export function outlookOf(frame: Frame, levels: readonly FramedLevel[], range: Measured): Outlook | null {
  const closes = frame.bars.map(({ close }) => close);
  const perBar = changePerBar(closes);
  if (frame.envelope || closes.length < LEAST_BARS || !(perBar > 0) || !(range.value > 0)) return null;
  const halfWidth = coneHalfWidths(closes.map(({ value }) => value));
  // A price that was never below zero does not go there: on a linear axis the walk would.
  const floor = frame.lowestLow.value > 0 ? 0 : -Infinity;
  const cone = Array.from({ length: OUTLOOK_BARS }, (_, i): ConeStep => {
    const half = Math.hypot(halfWidth(i + 1), frame.last.sigma);
    const at = (distance: number) =>
      Math.max(floor, frame.priceOf({ value: frame.last.value + distance, sigma: 0 }).price);
    return { bar: i + 1, low: at(-half), high: at(half) };
  });
  return { bars: OUTLOOK_BARS, cone, scenarios: scenariosOf(frame, levels, range.value, perBar) };
}
