/** Where a line is thicker than elsewhere: at the dots on its points, and at their joints. */
import { clamp, median } from '../image/numbers.ts';
import { stepsOf } from './line-steps.ts';
import type { Dots, LineTrace } from './line-trace.ts';
import type { Places, Rhythm } from './spectrum.ts';
import { rhythmsOf } from './spectrum.ts';

/** Shares of the columns that are thinner than the plain stroke is taken to be, and than the greatest swelling. */
const PLAIN = 0.2;
const SWOLLEN = 0.85;
/** What one swelling may weigh, in those of the greatest usual one. */
const MOST = 1.5;

interface Column {
  x: number;
  thick: number;
}

/** Thickness across the line of each column in which it was seen. */
function thicknessOf({ y, drawn, from, to }: LineTrace): Column[] {
  const seen: number[] = [];
  for (let x = from; x < to; x++) if (!Number.isNaN(y[x]!)) seen.push(x);
  return seen.map((x, n) => {
    const [a, b] = [seen[Math.max(0, n - 1)]!, seen[Math.min(seen.length - 1, n + 1)]!];
    return { x, thick: drawn[x]! / Math.hypot(1, (y[b]! - y[a]!) / Math.max(1, b - a)) };
  });
}

interface Swells extends Places {
  /** Thickness of the plain stroke, and of the greatest usual swelling. */
  plain: number;
  swollen: number;
  columns: readonly Column[];
}

/** The columns in which the line is thicker than its plain stroke, by how much. */
export function swellsOf(line: LineTrace): Swells {
  const columns = thicknessOf(line);
  const sorted = columns.map(({ thick }) => thick).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [plain, swollen] = [at(PLAIN), at(SWOLLEN)];
  const thicker = columns.filter(({ thick }) => thick > plain);
  return {
    x: thicker.map(({ x }) => x + 0.5),
    weight: thicker.map(({ thick }) => Math.min(MOST * (swollen - plain), thick - plain)),
    plain,
    swollen,
    columns,
  };
}

/** Least share of the ink that a line must explain, and of the pane that it must cover, for its dots to be looked for. */
const WORTH = { explained: 0.05, span: 0.3 };
/** How many times as thick as the stroke a dot is and by how many pixels, least dots and their narrowest distance. */
const DOTS = { times: 1.3, thicker: 1.5, least: 10, narrowest: 3.5, rhythms: 2 };
/**
 * Least share of the swellings that must be in step with a row of dots. Between dots that stand apart nothing swells, while a curve that winds is
 * thicker wherever it is steep: the share grows with the distance in pixels.
 */
const inStep = (spacing: number): number => clamp(spacing / 30, 0.18, 0.75);
/**
 * Share of the points that must have a dot: joints are thicker only where a line turns. Dots are of one size, as bars and letters are not: this
 * share of them must be so near to the middle one.
 */
const DOTTED = 0.8;
const ALIKE = { share: 0.6, near: 0.25 };

/** The line with the dots that mark its points, and the thickness of its stroke between them; the line itself where it has none. */
export function withDots(line: LineTrace): LineTrace {
  if (line.explained < WORTH.explained || line.span < WORTH.span) return line;
  const swells = swellsOf(line);
  const { plain, swollen, columns } = swells;
  if (swollen < Math.max(DOTS.times * plain, plain + DOTS.thicker) || stepsOf(line)) return line;
  const rhythm = rhythmsOf(swells, line.to - line.from, DOTS.narrowest, DOTS.least)
    .slice(0, DOTS.rhythms)
    .find((r) => r.share >= inStep(r.spacing) && areDots(heightsAt(line, columns, r), DOTS.times * plain));
  return rhythm ? { ...line, thickness: plain, excess: 1, dots: { ...rhythm, size: swollen } } : line;
}

function areDots(heights: readonly number[], least: number): boolean {
  if (heights.length < DOTS.least) return false;
  const usual = median([...heights]);
  const share = (is: (h: number) => boolean): number => heights.filter(is).length / heights.length;
  return (
    share((h) => h >= least) >= DOTTED &&
    share((h) => Math.abs(h - usual) < ALIKE.near * usual) >= ALIKE.share
  );
}

/** Thickness of the line at the places of the rhythm that were seen. */
function heightsAt(line: LineTrace, columns: readonly Column[], { origin, spacing }: Rhythm): number[] {
  const thick = new Map(columns.map((c) => [c.x, c.thick]));
  const heights: number[] = [];
  for (let x = origin + Math.ceil((line.from - origin) / spacing) * spacing; x < line.to; x += spacing)
    heights.push(Math.max(...[x - 0.5, x, x + 0.5].map((c) => thick.get(Math.floor(c)) ?? 0)));
  return heights.filter((h) => h > 0);
}

/** The line without the sides of its dots, which bend it where no point is; the columns through their middles are left. */
export function withoutSides(line: LineTrace, { origin, spacing, size }: Dots): LineTrace {
  const y = line.y.slice();
  for (let x = line.from; x < line.to; x++) {
    const away = Math.abs(x + 0.5 - origin - spacing * Math.round((x + 0.5 - origin) / spacing));
    if (away > 0.5 && away < size / 2 + 0.5) y[x] = NaN;
  }
  return { ...line, y };
}
