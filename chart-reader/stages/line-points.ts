import { clamp } from '../image/numbers.ts';
import type { LineTrace } from './line-trace.ts';
import type { LinePoint } from './line-point.ts';
import { stepsOf } from './line-steps.ts';
import { costOf, findRounded, roundedAt } from './rounded-comb.ts';
import type { RoundedPoints } from './rounded-comb.ts';
import { openSlots } from './open-slots.ts';
import { findVertices, verticesAt } from './vertex-comb.ts';
import type { FoundComb } from './vertex-comb.ts';
import { turningShare } from './turning-share.ts';
import { fitVertices } from './vertex-fit.ts';
import type { VertexComb, VertexFit } from './vertex-fit.ts';

export interface LinePoints {
  points: LinePoint[];
  /** Slots between them of which a window hides the vertex. */
  hidden: { x: number; slot: number }[];
  spacing: number;
  /** `bars`: one point per vertex of the curve; `samples`: no vertices could be determined, points at even distances. */
  resolution: 'bars' | 'samples';
  /** Whether the curve is level from point to point. */
  stepped?: true;
  /** 0..1, how clearly the vertices stand out; 0 for samples. */
  clarity: number;
  evidence: string[];
}

/**
 * Neighbouring columns err together (joins, caps, rounding of the drawing program), so that a vertex is about twice as
 * uncertain as independent columns would leave it: measured on drawn lines of 1 to 3 px.
 */
const CORRELATED = 2;
const LEAST_SIGMA = 0.1;
/** Vertices stand out when those half a spacing beside fit at least this much worse. */
const LEAST_CONTRAST = 1.8;

/** Data points of a traced curve: its vertices where they can be determined, else the curve at even distances. */
export function pointsOf(line: LineTrace): LinePoints {
  const steps = stepsOf(line);
  if (steps)
    return {
      ...steps,
      stepped: true,
      hidden: [],
      resolution: 'bars',
      evidence: [
        `uprights every ${steps.spacing.toFixed(2)} px join its level pieces, so that it is drawn in steps`,
      ],
    };
  const found = findVertices(line);
  const bent = found && (line.dots || found.contrast >= LEAST_CONTRAST) ? straightOf(line, found) : null;
  const straight = bent && verticesOf(line, bent);
  const turning = straight ? turningShare(straight.points) : 0;
  if (straight && (line.dots || turning >= TURNING)) return straight;
  const rounded = findRounded(line);
  // Where a rounded curve fits better the vertices are parts of its bends.
  const isStraight = bent?.fit && (!rounded || costOf(bent.fit, 1) <= rounded.cost);
  const apart = rounded?.points && bent ? rounded.points.comb.spacing / bent.comb.spacing : 0;
  // Straight pieces as far apart that cost no more tell also where a piece crosses slots without a point.
  if (straight && isStraight && Math.abs(apart - 1) < SAME_SPACING) return straight;
  if (rounded?.points) return roundedOf(line, rounded.points) ?? samplesOf(line);
  if (straight && turning < CALM) return straight;
  return (isStraight ? straight : null) ?? samplesOf(line);
}

/** Share by which two spacings that are one may differ. */
const SAME_SPACING = 0.02;

/** Share of turns below which sharp bends may be parts of one rounded piece: of closes about half turn. */
const TURNING = 0.36;
/** A line of straight pieces that turns at fewer of its points than this is to be seen as the average it may be. */
const CALM = 0.3;

/** How far the turns of a rounded curve must stand in step for its points to be as clear as they can be. */
const WHOLLY_IN_STEP = 12;

function roundedOf(line: LineTrace, { comb, rms, contrast, fit, inStep }: RoundedPoints): LinePoints | null {
  const clarity = Math.max(clarityOf(contrast), clamp(inStep / WHOLLY_IN_STEP, 0, 1));
  const evidence = `a rounded curve through points every ${comb.spacing.toFixed(2)} px explains it ${contrast.toFixed(1)} times better than points a tenth farther apart`;
  return verticesOf(line, { comb, rms, fit, clarity, evidence });
}

/** Sigmas by which a curve strays from straight pieces between points that are too far apart; between its own it strays by less than two. */
const UNLIKE = 2.3;

/** The points of a curve that are known to stand so far apart, whether or not it bends at them; null where they do not lie along it. */
export function pointsAt(line: LineTrace, origin: number, spacing: number): LinePoints | null {
  const found = verticesAt(line, origin, spacing);
  if (!found) return null;
  const evidence = `the labels of time tell that its points are ${spacing.toFixed(2)} px apart`;
  if (found.rms <= UNLIKE)
    return verticesOf(line, { ...straightOf(line, found), clarity: 1, evidence }, true);
  const rounded = roundedAt(line, found.comb.origin, spacing);
  return rounded && verticesOf(line, { ...rounded, clarity: 1, evidence }, true);
}

/** A curve through the points of a comb. */
interface Fitted {
  comb: VertexComb;
  fit: VertexFit | null;
  rms: number;
  clarity: number;
  evidence: string;
}

function straightOf(line: LineTrace, { comb, rms, contrast, drawn }: FoundComb): Fitted {
  const evidence = line.dots
    ? `dots every ${comb.spacing.toFixed(2)} px mark its points`
    : `vertices every ${comb.spacing.toFixed(2)} px explain the curve ${contrast.toFixed(1)} times better than slots between them`;
  return {
    comb,
    rms,
    fit: fitVertices(drawn, comb, 3),
    clarity: line.dots ? 1 : clarityOf(contrast),
    evidence,
  };
}

function verticesOf(
  line: LineTrace,
  { comb, rms, fit, clarity, evidence }: Fitted,
  known = false,
): LinePoints | null {
  if (!fit) return null;
  const own = fit.sigma();
  const sigma = own.map((s) => Math.max(LEAST_SIGMA, CORRELATED * rms * s));
  const isHidden = (k: number): boolean => isUnderWindow(line, comb.origin + k * comb.spacing);
  const idle = known ? Array.from(fit.y, () => false) : idleAt(fit.y, sigma, isHidden);
  const keep = openOf(fit.y, sigma, idle);
  if (idle.filter((is, k) => is && keep[k]).length > MOST_IDLE * keep.filter(Boolean).length) return null;
  const points: LinePoint[] = [];
  const hidden: LinePoints['hidden'] = [];
  for (let k = 0; k < comb.count; k++) {
    if (!keep[k]) continue;
    const x = comb.origin + k * comb.spacing;
    if (isHidden(k)) {
      hidden.push({ x, slot: k });
      continue;
    }
    points.push({ x, y: fit.y[k]!, sigma: sigma[k]!, slot: k, seen: seenAround(line, x, comb.spacing / 2) });
  }
  const left = comb.count - points.length - hidden.length;
  const said = left > 0 ? [`${left} slots on straight pieces hold no vertex and were left out`] : [];
  return {
    points,
    hidden,
    spacing: comb.spacing,
    resolution: 'bars',
    clarity,
    evidence: [evidence, ...said],
  };
}

const clarityOf = (contrast: number): number => clamp(Math.log(contrast) / Math.log(20), 0, 1);

/** Share of the vertices at which a curve may go straight on: closes nearly always turn or bend, so that a comb of which more do not is too fine. */
const MOST_IDLE = 0.5;

/** Rows of bend that a vertex may have by chance. */
const bendOf = (sigma: number): number => Math.max(0.35, 4 * sigma);

/** Vertices at which the curve does not bend. */
const idleAt = (y: Float64Array, sigma: Float64Array, isHidden: (k: number) => boolean): boolean[] =>
  Array.from(y, (_, k) => {
    if (k === 0 || k === y.length - 1 || isHidden(k)) return false;
    return Math.abs(y[k - 1]! - 2 * y[k]! + y[k + 1]!) < bendOf(sigma[k]!);
  });

/**
 * Which slots hold a vertex. On an axis true to time nights and weekends are crossed by one straight piece: two or more
 * slots in a row without a bend on a slope are such a gap.
 */
const openOf = (y: Float64Array, sigma: Float64Array, idle: readonly boolean[]): boolean[] =>
  openSlots(idle, (from, to) => Math.abs(y[to]! - y[from - 1]!) > 3 * bendOf(sigma[from]!));

const isUnderWindow = ({ hidden }: LineTrace, x: number): boolean =>
  hidden.some((h) => x >= h.from && x <= h.to);

function seenAround(line: LineTrace, x: number, half: number): number {
  let seen = 0;
  let all = 0;
  for (let c = Math.max(line.from, Math.floor(x - half)); c < Math.min(line.to, x + half); c++) {
    all++;
    if (!Number.isNaN(line.y[c]!)) seen++;
  }
  return all === 0 ? 0 : seen / all;
}

/** The curve every few columns, as far apart as its thickness blurs it. */
function samplesOf(line: LineTrace): LinePoints {
  const spacing = Math.max(4, Math.round(2 * line.thickness));
  const points: LinePoint[] = [];
  for (let slot = 0; line.from + (slot + 0.5) * spacing < line.to; slot++) {
    const x = line.from + (slot + 0.5) * spacing;
    const c = Math.floor(x);
    if (Number.isNaN(line.y[c]!)) continue;
    const sigma = Math.max(LEAST_SIGMA, CORRELATED * line.sigma[c]!);
    points.push({ x: c + 0.5, y: line.y[c]!, sigma, slot, seen: seenAround(line, x, spacing / 2) });
  }
  const evidence = [
    `no evenly spaced vertices stand out; the curve was read every ${spacing} px, which need not be one entry a bar`,
  ];
  return { points, hidden: [], spacing, resolution: 'samples', clarity: 0, evidence };
}
