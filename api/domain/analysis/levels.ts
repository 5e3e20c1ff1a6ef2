/**
 * Support and resistance: prices at which swings have turned.
 *
 * Pivots, highs and lows alike (a broken resistance becomes support), are sorted by price and cut where neighbours lie
 * further apart than the tolerance; a group wider than two tolerances is cut at its widest gaps. Tolerance: half an
 * average true range, or two typical errors of a pivot where that is more. A level of one touch counts only when price
 * moved away by three average true ranges. Strength: 1 touch weak, 2 moderate, 3 or more strong.
 */
import { mean, measured } from './estimate.ts';
import type { Measured } from './measured-series.ts';
import type { FramedPivot } from './pivots.ts';
import type { LevelStrength } from './types.ts';

/** A level in units of the frame. */
export interface FramedLevel {
  type: 'support' | 'resistance';
  strength: LevelStrength;
  at: Measured;
  touches: number;
  firstTouchBar: number;
  lastTouchBar: number;
}

const TOLERANCE_IN_RANGES = 0.5;
const TOLERANCE_IN_SIGMAS = 2;
const LONELY_PROMINENCE = 3;
/** Levels returned on each side of the last price, nearest first. */
const LEVELS_A_SIDE = 5;

/** How near pivots must lie to count as one level, in units. */
function levelTolerance(pivots: readonly FramedPivot[], range: number): number {
  const sigmas = pivots.map(({ at }) => at.sigma).sort((a, b) => a - b);
  const typical = sigmas[Math.floor(sigmas.length / 2)] ?? 0;
  return Math.max(TOLERANCE_IN_RANGES * range, TOLERANCE_IN_SIGMAS * typical);
}

/** Cuts a sorted group at every gap that is as wide as `gap` or wider. */
function cut(sorted: readonly FramedPivot[], gap: number): FramedPivot[][] {
  const groups: FramedPivot[][] = [];
  let before: FramedPivot | undefined;
  for (const pivot of sorted) {
    if (!before || pivot.at.value - before.at.value >= gap) groups.push([]);
    groups.at(-1)?.push(pivot);
    before = pivot;
  }
  return groups;
}

/** Cuts until no group is wider than `limit`. All gaps equal to the widest are cut at once: up and down alike. */
function cutToWidth(sorted: readonly FramedPivot[], limit: number): FramedPivot[][] {
  const values = sorted.map(({ at }) => at.value);
  const width = (values.at(-1) ?? 0) - (values[0] ?? 0);
  if (width <= limit) return [[...sorted]];
  const widest = Math.max(...values.slice(1).map((value, i) => value - (values[i] ?? value)));
  return cut(sorted, widest).flatMap((group) => cutToWidth(group, limit));
}

function strengthOf(touches: number): LevelStrength {
  if (touches >= 3) return 'strong';
  return touches === 2 ? 'moderate' : 'weak';
}

/** Mean price of a group; its error has a share from each pivot's error and from how far they lie apart. */
function priceOf(group: readonly FramedPivot[]): Measured {
  const centre = mean(group.map(({ at }) => at));
  const spread = mean(group.map(({ at }) => measured((at.value - centre.value) ** 2))).value / group.length;
  return measured(centre.value, Math.hypot(centre.sigma, Math.sqrt(spread)));
}

/** Levels on both sides of the last price, nearest first; `range` is the average true range. */
export function findLevels(pivots: readonly FramedPivot[], last: Measured, range: number): FramedLevel[] {
  const tolerance = levelTolerance(pivots, range);
  const sorted = [...pivots].sort((a, b) => a.at.value - b.at.value);
  // A gap must exceed the tolerance to part two pivots; units are whole numbers, hence + 1.
  const groups = cut(sorted, Math.floor(tolerance) + 1).flatMap((group) => cutToWidth(group, 2 * tolerance));
  const levels: FramedLevel[] = [];
  for (const group of groups) {
    const at = priceOf(group);
    const lonely = group.length === 1 && (group[0]?.prominence ?? 0) < LONELY_PROMINENCE * range;
    // A level exactly at the last price is neither support nor resistance.
    if (lonely || at.value === last.value) continue;
    const bars = group.map(({ bar }) => bar);
    levels.push({
      type: at.value < last.value ? 'support' : 'resistance',
      strength: strengthOf(group.length),
      at,
      touches: group.length,
      firstTouchBar: Math.min(...bars),
      lastTouchBar: Math.max(...bars),
    });
  }
  return nearestOf(levels, last);
}

function nearestOf(levels: readonly FramedLevel[], last: Measured): FramedLevel[] {
  const distance = (level: FramedLevel) => Math.abs(level.at.value - last.value);
  const sorted = [...levels].sort((a, b) => distance(a) - distance(b) || a.firstTouchBar - b.firstTouchBar);
  const side = (type: FramedLevel['type']) =>
    sorted.filter((level) => level.type === type).slice(0, LEVELS_A_SIDE);
  const nearest = new Set([...side('support'), ...side('resistance')]);
  return sorted.filter((level) => nearest.has(level));
}
