/** The points of a curve that is drawn rounded, so that it does not bend sharply at any of them. */
import { clamp } from '../image/numbers.ts';
import type { LineTrace } from './line-trace.ts';
import { fitRounded } from './rounded-fit.ts';
import type { Handles } from './rounded-fit.ts';
import { rhythmsOf } from './spectrum.ts';
import type { Places } from './spectrum.ts';
import { turningShare } from './turning-share.ts';
import { combAt } from './vertex-comb.ts';
import type { VertexComb, VertexFit } from './vertex-fit.ts';

export interface RoundedPoints {
  comb: VertexComb;
  fit: VertexFit;
  /** Root mean square distance from the trace in its own sigmas. */
  rms: number;
  /** Misfit of points a tenth farther apart over the misfit here. */
  contrast: number;
  /** How far the turns stand in step: their number times the square of their share that does; by chance it seldom passes 12. */
  inStep: number;
}

export interface FoundRounded {
  /** Null where they cannot be determined. */
  points: RoundedPoints | null;
  /** Cost of the rounded curve that fits best, to be held against that of straight pieces. */
  cost: number;
}

const LEAST_POINTS = 8;
/** Neighbouring columns err together: so many say as much as one. */
const TOGETHER = 3;
/** Points nearer than this many thicknesses of the line cannot be told: the stroke fills the space between its sides. */
const NARROWEST = 1.2;
/** Handles that are tried, and of how many rhythms of the turns, those first that most turns keep. */
const HANDLES: readonly [Handles, number][] = [
  ['even', 16],
  [0.5, 10],
];
/** Handles that the combs which fit best are fitted with anew: with others than its own a curve fits beside its points. */
const ALL_HANDLES: readonly Handles[] = ['even', 0.3, 0.4, 0.5];
/** Of these, all whose curve strays hardly more than that of the best may tell points from other places. */
const ALSO = 1.15;
/** How many combs are fitted closely. */
const REFINED = 3;
/** Parts and multiples of the best spacing that are tried. */
const RELATED = [1 / 2, 2 / 3, 3 / 2, 2];
/** Variance (in sigmas squared) that joins, caps and rounding leave even with the right points. */
const MODEL = 0.15;
/** What tells the points, one of: turns that stand so far in step, and points a tenth farther apart and points half a spacing beside that fit so many times worse. */
const TOLD = [
  { inStep: 14, farther: 1.3, beside: 1.1 },
  { inStep: 5.5, farther: 1.8, beside: 1.5 },
  { inStep: 0, farther: 3, beside: 1.5 },
];
/** The same where labels of time tell about how far apart the points are. */
const TOLD_BY_LABELS = [{ inStep: 0, farther: 1.3, beside: 1.1 }];
/** Least share of the turns at points, less of many turns: curves of another rule would fit with points halfway between the turns. */
const AT_POINTS = { share: 0.4, inStep: 6 };
/** Sigmas by which a rounded curve may stray from its own points, and from those near them. */
const MOST_RMS = 1.5;
const UNREFINED_RMS = 2.5;

/**
 * Spacing and phase of the points of a rounded curve; null where it does not turn often enough to ask. Where it turns up or down there is a point or one is
 * near, which proposes spacings; the fit of a rounded curve decides, at the least cost by the Bayesian information criterion.
 */
export function findRounded(line: LineTrace): FoundRounded | null {
  const narrowest = Math.max(4, NARROWEST * line.thickness);
  const turns = turnsOf(line);
  const proposed = rhythmsOf(turns, line.to - line.from, narrowest, LEAST_POINTS);
  const tried = HANDLES.flatMap(([handles, count]) =>
    proposed
      .slice(0, count)
      .flatMap(({ origin, spacing }) => measured(line, combAt(line, origin, spacing), handles)),
  ).filter(({ comb }) => areAtPoints(turns, comb));
  const [first] = refined(line, tried);
  if (!first) return null;
  const { origin, spacing } = first.comb;
  const related = RELATED.filter((times) => times * spacing >= narrowest).flatMap((times) =>
    [0, 0.5, 1].flatMap((phase) =>
      HANDLES.flatMap(([handles]) =>
        measured(line, combAt(line, origin + phase * spacing, times * spacing), handles),
      ),
    ),
  );
  const [best] = cheapest(
    cheapest([first, ...refined(line, related)], REFINED, MOST_RMS).map((one) => withItsHandles(line, one)),
    1,
    MOST_RMS,
  );
  return best ? { cost: best.cost, points: told(line, best, turns, TOLD) } : null;
}

/** The cheapest few, each moved to where it fits best, the best first. */
const refined = (line: LineTrace, found: readonly Measured[]): Measured[] =>
  cheapest(
    cheapest(found, REFINED, UNREFINED_RMS).map((one) => refine(line, one)),
    REFINED,
    MOST_RMS,
  );

/** The comb with the handles with which it fits best, moved to where it then does. */
const withItsHandles = (line: LineTrace, one: Measured): Measured =>
  ALL_HANDLES.filter((handles) => handles !== one.handles)
    .flatMap((handles) => measured(line, one.comb, handles))
    .map((other) => refine(line, other))
    .reduce((best, other) => (other.cost < best.cost ? other : best), one);

/** The points of a rounded curve that are known to stand about so far apart; null where the curve does not tell them. */
export function roundedAt(line: LineTrace, origin: number, spacing: number): RoundedPoints | null {
  const turns = turnsOf(line);
  const near = ALL_HANDLES.flatMap((handles) =>
    measured(line, combAt(line, origin, spacing), handles).map((found) => refine(line, found)),
  );
  const [best] = cheapest(near, 1, MOST_RMS);
  return best && Math.abs(best.comb.spacing / spacing - 1) <= LABELS_OFF
    ? told(line, best, turns, TOLD_BY_LABELS)
    : null;
}

/** Share of the spacing by which labels of time, which stand at whole pixels, may miss it. */
const LABELS_OFF = 0.03;

interface Measured {
  comb: VertexComb;
  handles: Handles;
  fit: VertexFit;
  rms: number;
  /** Bayesian information criterion, less is better. */
  cost: number;
}

/** The cheapest few, those first that explain the curve: fewer points cost less, however far their curve strays. */
const cheapest = (found: readonly Measured[], count: number, most: number): Measured[] =>
  [...found].sort((a, b) => Number(a.rms > most) - Number(b.rms > most) || a.cost - b.cost).slice(0, count);

function measured(line: LineTrace, comb: VertexComb, handles: Handles): Measured[] {
  if (comb.count < LEAST_POINTS) return [];
  const fit = fitRounded(line, comb, handles);
  if (!fit || fit.columns < 4 * comb.count) return [];
  return [{ comb, handles, fit, rms: Math.sqrt(fit.misfit / fit.columns), cost: costOf(fit, 2) }];
}

/** Bayesian information criterion of a curve with so many unknowns at each point, and what its points cost for turning seldom. */
export function costOf({ y, misfit, columns }: VertexFit, unknowns: number): number {
  const seen = columns / TOGETHER;
  return seen * Math.log(misfit / columns + MODEL) + unknowns * y.length * Math.log(seen) + calmCost(y);
}

/** Rows that a turn must rise and fall by to count, and how many columns' worth of cost each says. */
const TURN = { sigma: 0.25, weight: 4 };

/** Twice the log-likelihood that closes, half of which turn, lose to fewer turns: points too near to each other stand where none is. */
function calmCost(y: Float64Array): number {
  const share = turningShare(Array.from(y, (row) => ({ y: row, sigma: TURN.sigma })));
  if (share >= 0.5) return 0;
  const part = (p: number): number => (p > 0 ? p * Math.log(2 * p) : 0);
  return 2 * TURN.weight * y.length * (part(share) + part(1 - share));
}

/** The points where others with as much freedom fit worse; null where they do not. */
function told(
  line: LineTrace,
  { comb, fit, rms }: Measured,
  turns: Places,
  rules: typeof TOLD,
): RoundedPoints | null {
  if (rms > MOST_RMS || !areAtPoints(turns, comb)) return null;
  const inStep = turns.x.length * stepShare(turns, comb) ** 2;
  const { origin, spacing } = comb;
  for (const handles of ALL_HANDLES) {
    const level = (at: number, apart: number): number => {
      const other = fitRounded(line, combAt(line, at, apart), handles);
      return other ? other.misfit / other.columns + 0.02 : 0;
    };
    const here = level(origin, spacing);
    if (here > ALSO ** 2 * (rms ** 2 + 0.02)) continue;
    const contrast = level(origin, 1.1 * spacing) / here;
    const beside = level(origin + spacing / 2, spacing) / here;
    if (rules.some((r) => inStep >= r.inStep && contrast >= r.farther && beside >= r.beside))
      return { comb, fit, rms, contrast, inStep };
  }
  return null;
}

const areAtPoints = (turns: Places, comb: VertexComb): boolean =>
  stepShare(turns, comb) >= Math.min(AT_POINTS.share, Math.sqrt(AT_POINTS.inStep / turns.x.length));

/** Share of the turns' weight that stands at points of the comb. */
function stepShare({ x, weight }: Places, { origin, spacing }: VertexComb): number {
  const along = x.map((at) => Math.cos((2 * Math.PI * (at - origin)) / spacing));
  const all = weight.reduce((sum, w) => sum + w, 0);
  return all > 0 ? Math.max(0, along.reduce((sum, c, i) => sum + c * weight[i]!, 0) / all) : 0;
}

/** Moves both outer points in ever smaller steps to where the curve fits best. */
function refine(line: LineTrace, from: Measured): Measured {
  let best = from;
  const { spacing } = from.comb;
  for (const share of [0.2, 0.1, 0.1, 0.05, 0.02])
    for (const [left, right] of [
      [1, 1],
      [-1, -1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const { comb } = best;
      const origin = comb.origin + left * share * spacing;
      const last = comb.origin + (comb.count - 1) * comb.spacing + right * share * spacing;
      const [next] = measured(line, combAt(line, origin, (last - origin) / (comb.count - 1)), best.handles);
      if (next && next.cost < best.cost) best = next;
    }
  return best;
}

/** Where the curve turns up or down, sharper turns with more weight. */
function turnsOf(line: LineTrace): Places {
  const reach = clamp(Math.round(line.thickness), 2, 6);
  const x: number[] = [];
  const weight: number[] = [];
  for (let c = line.from + reach; c < line.to - reach; c++) {
    const [before, here, after] = [line.y[c - 1]!, line.y[c]!, line.y[c + 1]!];
    const up = here < before && here <= after;
    const down = here > before && here >= after;
    if (!up && !down) continue;
    const [left, middle, right] = [line.y[c - reach]!, here, line.y[c + reach]!];
    const bend = left - 2 * middle + right;
    if (Number.isNaN(bend) || (up ? bend < 0.4 : bend > -0.4)) continue;
    x.push(c + 0.5 + (reach * (left - right)) / (2 * bend));
    weight.push(Math.min(3, Math.asinh(Math.abs(bend) / 0.5)));
  }
  return { x, weight };
}
