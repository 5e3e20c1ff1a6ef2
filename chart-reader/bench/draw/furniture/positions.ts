/** Positions of things drawn by hand: on bars, or anywhere in the pane. */
import type { Frame } from '../frame.ts';
import type { Random } from '../../random.ts';

export const inks = [
  '#2962ff',
  '#ff9800',
  '#e91e63',
  '#00bcd4',
  '#9c27b0',
  '#fdd835',
  '#f23645',
  '#089981',
  '#4caf50',
  '#ffffff',
  '#787b86',
] as const;

export type Point = readonly [number, number];

/** A bar and the row of its high or low. */
export function onBar(
  frame: Frame,
  random: Random,
  from = 0,
  to = 1,
): { i: number; x: number; high: number; low: number } {
  const count = frame.xs.length;
  const i = Math.min(count - 1, Math.floor(random.between(from, to) * count));
  const bar = frame.spec.visible[i];
  const { scale } = frame;
  return { i, x: frame.xs[i] ?? 0, high: scale.y(bar?.high ?? 1), low: scale.y(bar?.low ?? 1) };
}

/** A turn of the price: a bar and its high or low row, picked at random. */
export function turn(frame: Frame, random: Random, from = 0, to = 1): Point {
  const bar = onBar(frame, random, from, to);
  return [bar.x, random.chance(0.5) ? bar.high : bar.low];
}

/** Anywhere in the pane. */
export function anywhere({ pane }: Frame, random: Random): Point {
  return [random.between(pane.x0, pane.x1), random.between(pane.y0, pane.y1)];
}

/** An ink that stands out from the ground. */
export function inkFor(frame: Frame, random: Random): string {
  const ink = random.pick(inks);
  if (ink !== '#ffffff') return ink;
  return frame.look.theme.dark ? ink : '#131722';
}

/** The bars with the highest high and the lowest low. */
export function extremesOf(frame: Frame): { high: number; low: number } {
  const { visible } = frame.spec;
  const index = (better: (a: number, b: number) => boolean, pick: 'high' | 'low'): number =>
    visible.reduce((best, c, i) => (better(c[pick], visible[best]?.[pick] ?? 0) ? i : best), 0);
  return { high: index((a, b) => a > b, 'high'), low: index((a, b) => a < b, 'low') };
}
