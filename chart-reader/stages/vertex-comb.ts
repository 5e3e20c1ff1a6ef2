import { argMax, median } from '../image/numbers.ts';
import type { LineTrace } from './line-trace.ts';
import { swellsOf, withoutSides } from './line-dots.ts';
import type { Places, Rhythm } from './spectrum.ts';
import { rhythmsOf } from './spectrum.ts';
import { turningShare } from './turning-share.ts';
import { fitVertices } from './vertex-fit.ts';
import type { VertexComb } from './vertex-fit.ts';

/** The vertices of a curve, and how much better they explain it than vertices half a spacing beside them. */
export interface FoundComb {
  comb: VertexComb;
  /** Misfit half a spacing beside over misfit here: 1 for smooth curves, 2 and more for straight pieces. */
  contrast: number;
  /** Root mean square distance from the trace in its own sigmas. */
  rms: number;
  /** The curve with the thickness with which its strokes fit. */
  drawn: LineTrace;
}

const NARROWEST = 2.5;
const LEAST_VERTICES = 8;
/** Columns on each side of a kink that give the slopes. */
const WINDOW = 3;
/** Columns in a row without the line that part it into stretches. */
const WIDE_GAP = 12;
const LEAST_KINKS = 8;
/** Share of the kinks in step from which a spacing is tried: crossing lines bend the trace where no vertex is. */
const LEAST_POWER = 0.12;
/** Spacings of what is thicker than the line that are tried: joints and dots are, and stand where the vertices do. */
const SWELLS = 3;
/** Variance (in sigmas squared) that joins, caps and rounding leave even with the right vertices. */
const MODEL = 0.15;

/**
 * Spacing and phase of the vertices of a curve of straight pieces between evenly spaced points, or null when it has no
 * such vertices that can be determined (smooth curves, closer than about three pixels). The spectrum of the kinks proposes,
 * the straight pieces' fit to the trace decides (by the Bayesian information criterion, so that half the spacing, which
 * always fits as well, does not win).
 */
export function findVertices(line: LineTrace): FoundComb | null {
  if (line.dots)
    return fitAt(withoutSides(line, line.dots), combAt(line, line.dots.origin, line.dots.spacing));
  const found = combOf(longestStretch(line));
  if (!found) return null;
  // Strokes that turn within their own thickness blot out one another's sides: then the middle alone is nearer to what is seen.
  const seen = [line, { ...line, thickness: 0 }].map((drawn) => {
    const { origin, spacing } = refine(drawn, combAt(drawn, found.origin, found.spacing));
    return fitAt(drawn, combAt(line, origin, spacing));
  });
  const [wide, thin] = seen;
  return thin && (!wide || thin.rms < wide.rms) ? thin : (wide ?? null);
}

/** Columns by which a label may stand beside its point, at most this share of the spacing. */
const BESIDE = { columns: [0, -0.5, 0.5, -1, 1], share: 0.3 };

/** The vertices `spacing` apart, one of them at about `origin`, where they fit best; null where they do not lie along the curve. */
export function verticesAt(line: LineTrace, origin: number, spacing: number): FoundComb | null {
  const near = BESIDE.columns.filter((x) => Math.abs(x) <= BESIDE.share * spacing);
  const found = near.flatMap((x) => fitAt(line, combAt(line, origin + x, spacing)) ?? []);
  return found.reduce<FoundComb | null>((best, f) => (best && best.rms <= f.rms ? best : f), null);
}

/** How well the comb fits along the whole curve. */
function fitAt(drawn: LineTrace, comb: VertexComb): FoundComb | null {
  const here = fitVertices(drawn, comb, 2);
  const beside = fitVertices(drawn, combAt(drawn, comb.origin + comb.spacing / 2, comb.spacing), 2);
  if (!here || !beside || here.columns < 2 * LEAST_VERTICES) return null;
  const level = (fit: { misfit: number; columns: number }): number => fit.misfit / fit.columns;
  return {
    comb,
    contrast: (level(beside) + 0.02) / (level(here) + 0.02),
    rms: Math.sqrt(here.misfit / here.columns),
    drawn,
  };
}

/** The comb that explains the stretch at the least cost, and no finer than its bends ask for. */
function combOf(line: LineTrace): VertexComb | null {
  const kinks = findKinks(line);
  if (kinks.x.length < LEAST_KINKS) return null;
  let best: { comb: VertexComb; cost: number } | null = null;
  for (const { spacing, origin } of proposals(line, kinks)) {
    const comb = combAt(line, origin, spacing);
    if (comb.count < LEAST_VERTICES) continue;
    const cost = costOf(line, comb);
    if (!best || cost < best.cost) best = { comb, cost };
  }
  return best && coarser(line, withoutIdle(line, refine(line, best.comb)));
}

/** Of closes nearly every second point is a turn; a comb of which fewer are this share is finer than they are. */
const TOO_FINE = 0.36;
/** No closes turn at more points than this share: then every second vertex is the side of a dot. */
const TOO_BUSY = 0.75;
const MOST_TOO_FINE = 6;
/** Neighbouring columns err together, so that what a turn says weighs so many times as much as what a column does. */
const TURN_WEIGHT = 4;

/**
 * The comb, or only every second or third of its vertices where these explain the line at less cost. Dots, soft edges and steep
 * strokes bend the line beside its vertices, too, so that a far too fine comb seems to explain it better. What is left may be too fine, too.
 */
function coarser(line: LineTrace, comb: VertexComb): VertexComb {
  const turns = turnsAt(line, comb);
  const fine = turns < TOO_FINE || turns > TOO_BUSY;
  const cost = (c: VertexComb): number => costOf(line, c) + (fine ? unlikeClosesCost(line, c) : 0);
  let best = { comb, cost: cost(comb) };
  for (let every = 2; every <= (fine ? MOST_TOO_FINE : 3); every++) {
    const phases = Array.from({ length: every }, (_, k) =>
      combAt(line, comb.origin + k * comb.spacing, every * comb.spacing),
    ).filter((next) => next.count >= LEAST_VERTICES);
    const costs = phases.map((next) => costOf(line, next));
    const cheapest = phases[argMin(costs)];
    if (!cheapest) continue;
    const next = fine ? refine(line, cheapest) : cheapest;
    const own = cost(next);
    if (own < best.cost) best = { comb: next, cost: own };
  }
  return best.comb === comb ? comb : coarser(line, best.comb);
}

const argMin = (values: readonly number[]): number => argMax(values.map((v) => -v));

/** Share of the comb's vertices at which the line turns up or down. */
function turnsAt(line: LineTrace, comb: VertexComb): number {
  const fit = fitVertices(line, comb, 2);
  if (!fit) return 1;
  const sigma = fit.sigma();
  return turningShare(Array.from(fit.y, (y, k) => ({ y, sigma: sigma[k]! })));
}

/** Twice the log-likelihood that closes, half of which turn, lose to what was seen. */
function unlikeClosesCost(line: LineTrace, comb: VertexComb): number {
  const share = turnsAt(line, comb);
  const part = (p: number): number => (p > 0 ? p * Math.log(2 * p) : 0);
  return 2 * TURN_WEIGHT * comb.count * (part(share) + part(1 - share));
}

/** The trace between its widest gaps: pieces beyond them may be of another line. */
function longestStretch(line: LineTrace): LineTrace {
  let best = { from: line.from, to: line.from };
  for (let x = line.from, from = x, seen = x; x <= line.to; x++) {
    const here = x < line.to && !Number.isNaN(line.y[x]!);
    if (x < line.to && !here) continue;
    if (x - seen > WIDE_GAP || x === line.to) {
      if (seen + 1 - from > best.to - best.from) best = { from, to: seen + 1 };
      from = x;
    }
    seen = x;
  }
  return { ...line, ...best };
}

/** Columns by which a curve may end before its last vertex, and before the edge of the pane, as a share of the spacing at most. */
const SLACK = { columns: 3, atEdge: 1.5, share: 0.3 };

/** The vertices of a comb that lie along the trace, a little beyond its ends allowed: a thick stroke is seen from its first whole column on. */
export function combAt(line: LineTrace, origin: number, spacing: number): VertexComb {
  const { from, to, thickness, y } = line;
  const slack = (columns: number): number => Math.min(Math.max(columns, thickness), SLACK.share * spacing);
  const [most, least] = [slack(SLACK.columns), slack(SLACK.atEdge)];
  const first = Math.ceil((Math.max(from - most, Math.min(from - least, 0)) - origin) / spacing);
  const last = Math.floor((Math.min(to + most, Math.max(to + least, y.length)) - origin) / spacing);
  return { origin: origin + first * spacing, spacing, count: last - first + 1 };
}

/** Cost of each column by which fewer vertices may explain a line worse than all of them do. */
const MUCH_WORSE = 1;

/**
 * The comb without vertices at which nothing ever bends: when all kinks stand on every second (third, …) vertex, only
 * those are vertices.
 */
function withoutIdle(line: LineTrace, comb: VertexComb): VertexComb {
  const fit = fitVertices(line, comb, 2);
  if (!fit) return comb;
  const bends = Float64Array.from({ length: comb.count - 2 }, (_, k) =>
    Math.abs(fit.y[k]! - 2 * fit.y[k + 1]! + fit.y[k + 2]!),
  );
  // Few vertices seem to rest by chance: without them the line must still be explained.
  const worst = costOf(line, comb) + MUCH_WORSE * (line.to - line.from);
  let best: { comb: VertexComb; cost: number } | null = null;
  for (let every = 5; every > 1; every--) {
    if (comb.count < LEAST_VERTICES * every) continue;
    const typical = Array.from({ length: every }, (_, r) =>
      median(bends.filter((_bend, k) => (k + 1) % every === r)),
    );
    const own = argMax(typical);
    const other = Math.max(...typical.filter((_, r) => r !== own));
    if (typical[own]! <= 4 * other + 0.1) continue;
    // With few vertices chance makes some rests look idle: of several the one that explains the line is taken.
    const next = refine(line, combAt(line, comb.origin + own * comb.spacing, every * comb.spacing));
    const cost = costOf(line, next);
    if (cost < (best?.cost ?? worst)) best = { comb: next, cost };
  }
  return best ? best.comb : comb;
}

/** Where the slope changes, by how much (compressed, so that a few spikes do not outweigh all the rest). */
function findKinks(line: LineTrace): Places {
  const bend = new Float64Array(line.to + 1);
  for (let b = line.from + WINDOW; b <= line.to - WINDOW; b++) {
    const left = slopeOf(line, b - WINDOW);
    const right = slopeOf(line, b);
    if (!Number.isNaN(left) && !Number.isNaN(right)) bend[b] = Math.asinh(Math.abs(right - left) / 0.12);
  }
  const x: number[] = [];
  const weight: number[] = [];
  for (let b = line.from + WINDOW; b <= line.to - WINDOW; b++) {
    const here = bend[b]!;
    const before = bend[b - 1]!;
    const after = bend[b + 1]!;
    if (here < 0.9 || before >= here || after > here) continue;
    const curvature = 2 * here - before - after;
    x.push(b + (curvature > 0 ? (0.5 * (after - before)) / curvature : 0));
    weight.push(Math.min(here, 4));
  }
  return { x, weight };
}

/** Slope over the `WINDOW` columns from x on; NaN where one was not seen. */
function slopeOf(line: LineTrace, x: number): number {
  let sum = 0;
  for (let k = 0; k < WINDOW; k++) sum += (k - (WINDOW - 1) / 2) * line.y[x + k]!;
  return sum / ((WINDOW * (WINDOW * WINDOW - 1)) / 12);
}

/** The strongest spacings of the kinks, with their phase, and those of the swellings. */
function proposals(line: LineTrace, kinks: Places): Rhythm[] {
  const length = line.to - line.from;
  const found = rhythmsOf(kinks, length, NARROWEST, LEAST_VERTICES).filter(
    ({ share }) => share > LEAST_POWER,
  );
  // Sharp kinks are in step at every multiple of their frequency too: the lowest strong ones are asked beside the strongest.
  const most = found[0]?.share ?? 0;
  const widest = [...found].sort((a, b) => b.spacing - a.spacing).filter(({ share }) => share > 0.5 * most);
  const swells = rhythmsOf(swellsOf(line), length, NARROWEST, LEAST_VERTICES).slice(0, SWELLS);
  return [...new Set([...found.slice(0, 5), ...widest.slice(0, 6), ...swells])];
}

/** Bayesian information criterion of straight pieces between these vertices. */
function costOf(line: LineTrace, comb: VertexComb): number {
  const fit = fitVertices(line, comb, 2);
  if (!fit || fit.columns === 0) return Infinity;
  const { misfit, columns } = fit;
  return columns * Math.log(misfit / columns + MODEL) + comb.count * Math.log(columns);
}

/** Moves both outer vertices in ever smaller steps to where the pieces fit best. */
function refine(line: LineTrace, from: VertexComb): VertexComb {
  let best = from;
  let least = misfitOf(line, best);
  for (const step of [0.5, 0.25, 0.12, 0.06])
    for (let round = 0; round < 2; round++)
      for (const [left, right] of [
        [step, step],
        [-step, -step],
        [step, -step],
        [-step, step],
      ] as const) {
        const last = best.origin + (best.count - 1) * best.spacing + right;
        const origin = best.origin + left;
        const next = { origin, spacing: (last - origin) / (best.count - 1), count: best.count };
        const misfit = misfitOf(line, next);
        if (misfit < least) [best, least] = [next, misfit];
      }
  return combAt(line, best.origin, best.spacing);
}

function misfitOf(line: LineTrace, comb: VertexComb): number {
  const fit = fitVertices(line, comb, 2);
  return fit && fit.columns > 0 ? fit.misfit / fit.columns : Infinity;
}
