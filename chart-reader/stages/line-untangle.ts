/** Curves of one colour that cross: which goes on as which, told by how little an average bends. */
import { median } from '../image/numbers.ts';
import { columnOf } from './line-path.ts';
import type { LineRuns } from './line-runs.ts';

/** Columns over which a bend is measured, and the rows that soft edges alone may bend a straight stroke by. */
const REACH = 3;
const NOISE = 0.5;
/** Columns on each side of a crossing that give the slopes, and the least piece between two crossings. */
const SIDE = 6;
const LEAST_PIECE = 4;
/** Columns that two curves must have beside one another, and how many times as much the one must bend as the other. */
const LEAST_BESIDE = 40;
const TIMES = 2.5;

/** Columns `from` to before `to` in which both curves are seen apart. */
interface Stretch {
  from: number;
  to: number;
}

/** The paths with their pieces between crossings exchanged so that of each two the one bends least, where it then bends far less than the other. */
export function untangled(runs: LineRuns, paths: readonly Int32Array[]): Int32Array[] {
  const out = paths.map((path) => byColumn(runs, path));
  for (let i = 0; i < out.length; i++)
    for (let j = i + 1; j < out.length; j++) {
      const parted = part(runs, out[i]!, out[j]!);
      if (parted) [out[i], out[j]] = parted;
    }
  return out.map((own) => own.filter((run) => run >= 0)).filter((path) => path.length > 1);
}

/** The run of each column, -1 where the path has none. */
function byColumn(runs: LineRuns, path: Int32Array): Int32Array {
  const own = new Int32Array(runs.width).fill(-1);
  for (const run of path) own[columnOf(runs, run)] = run;
  return own;
}

function part(runs: LineRuns, a: Int32Array, b: Int32Array): [Int32Array, Int32Array] | null {
  const pieces = piecesApart(runs, a, b);
  const beside = pieces.reduce((sum, p) => sum + p.to - p.from, 0);
  if (pieces.length < 2 || beside < LEAST_BESIDE) return null;
  if (!isDrawn(runs, a, b) || !isDrawn(runs, b, a)) return null;
  const thick = [a, b].map((own) => median(pieces.map((p) => thicknessIn(runs, own, p))));
  if (Math.min(...thick) < LEAST_THICK * Math.max(...thick)) return null;
  const smooth = smoothest(runs, [a, b], pieces);
  const [calm, other] = smooth.bends;
  const of = calm * TIMES > other ? byThickness(runs, [a, b], pieces) : smooth.of;
  return of && exchanged(runs, [a, b], pieces, of);
}

/** How many times as thick as the other the one curve is all along, and the share of the columns beside one another that must show it. */
const THICK = { times: 1.25, share: 0.9, bends: 1.2 };

/** Which of the two bends less in each piece, where one is thicker than the other all along; null where none is. */
function byThickness(runs: LineRuns, pair: Pair, pieces: readonly Stretch[]): number[] | null {
  const thick = pieces.map((p) => pair.map((own) => thicknessIn(runs, own, p)));
  const thin = median(thick.map((t) => Math.min(...t)));
  const wide = median(thick.map((t) => Math.max(...t)));
  if (wide < THICK.times * thin) return null;
  const between = Math.sqrt(thin * wide);
  const columns = (is: (k: number) => boolean): number =>
    pieces.reduce((sum, p, k) => sum + (is(k) ? p.to - p.from : 0), 0);
  const told = columns((k) => Math.min(...thick[k]!) < between && Math.max(...thick[k]!) > between);
  if (told < THICK.share * columns(() => true)) return null;
  const thinner = thick.map(([t, u]) => (t! < u! ? 0 : 1));
  const bends = [0, 1].map((r) =>
    pieces.reduce((sum, p, k) => sum + bendOf(runs, pair[r ^ thinner[k]!]!, p.from, p.to), 0),
  );
  if (Math.max(...bends) < THICK.bends * Math.min(...bends)) return null;
  return bends[0]! < bends[1]! ? thinner : thinner.map((k) => 1 - k);
}

/** Share of a curve's columns in which it must be seen or go through the other one: dots and dashes are not. */
const DRAWN = 0.85;

function isDrawn(runs: LineRuns, own: Int32Array, other: Int32Array): boolean {
  const [from, to] = [own.findIndex((run) => run >= 0), own.findLastIndex((run) => run >= 0)];
  let drawn = 0;
  for (let x = from; x <= to; x++)
    if (isSeen(own, x) || (isSeen(other, x) && goesThrough(runs, own, x, other[x]!))) drawn++;
  return drawn >= DRAWN * (to - from + 1);
}

/** Thickness of the thinner curve over that of the other: the soft edge of a wide stroke on its fill is no average. */
const LEAST_THICK = 0.4;

const isSeen = (own: Int32Array, x: number): boolean => own[x]! >= 0;

/** The stretches in which both are seen and do not touch. */
function piecesApart({ top, bottom, width }: LineRuns, a: Int32Array, b: Int32Array): Stretch[] {
  const pieces: Stretch[] = [];
  for (let x = 0, from = 0; x <= width; x++) {
    const apart =
      x < width &&
      isSeen(a, x) &&
      isSeen(b, x) &&
      (top[a[x]!]! > bottom[b[x]!]! || top[b[x]!]! > bottom[a[x]!]!);
    if (apart) continue;
    if (x - from >= LEAST_PIECE) pieces.push({ from, to: x });
    from = x + 1;
  }
  return pieces;
}

/** Sum of the changes of slope of a curve between two columns. */
function bendOf({ middle }: LineRuns, own: Int32Array, from: number, to: number): number {
  let sum = 0;
  for (let x = from + REACH; x < to - REACH; x++) {
    const [before, here, after] = [own[x - REACH]!, own[x]!, own[x + REACH]!];
    if (before < 0 || here < 0 || after < 0) continue;
    sum += Math.max(0, Math.abs(middle[before]! - 2 * middle[here]! + middle[after]!) - NOISE);
  }
  return sum / REACH ** 2;
}

/** Row and slope with which a curve leaves its piece, or comes into it. */
function endOf({ middle }: LineRuns, own: Int32Array, x: number, side: 1 | -1): { y: number; slope: number } {
  let far = x;
  for (let d = 1; d <= SIDE; d++) {
    const c = x + d * side;
    if (c < 0 || c >= own.length || !isSeen(own, c)) break;
    far = c;
  }
  const y = middle[own[x]!]!;
  return { y, slope: far === x ? 0 : (middle[own[far]!]! - y) / (far - x) };
}

/** How much a curve bends that goes on from the end of one piece as the beginning of another. */
function bendAcross(runs: LineRuns, left: Int32Array, x: number, right: Int32Array, next: number): number {
  const a = endOf(runs, left, x, -1);
  const b = endOf(runs, right, next, 1);
  const way = (b.y - a.y) / (next - x);
  return Math.abs(way - a.slope) + Math.abs(b.slope - way);
}

/** What a change of the thickness to twice as much costs, in changes of slope. */
const THICKER = 2;

/** Mean thickness across the line of what a curve has in a piece. */
function thicknessIn({ middle, ink }: LineRuns, own: Int32Array, { from, to }: Stretch): number {
  let sum = 0;
  for (let x = from + 1; x < to; x++)
    sum += ink[own[x]!]! / Math.hypot(1, middle[own[x]!]! - middle[own[x - 1]!]!);
  return sum / (to - from - 1);
}

type Pair = readonly [Int32Array, Int32Array];

/** Which of the two is the calm one in each piece, so that it bends least in all, and how much both then bend. */
function smoothest(
  runs: LineRuns,
  pair: Pair,
  pieces: readonly Stretch[],
): { of: number[]; bends: [number, number] } {
  const { width } = runs;
  const [first, last] = [pieces[0]!, pieces.at(-1)!];
  const inner = pieces.map((p) => pair.map((own) => bendOf(runs, own, p.from, p.to)));
  const before = pair.map((own) => bendOf(runs, own, 0, first.from));
  const after = pair.map((own) => bendOf(runs, own, last.to, width));
  const thick = pieces.map((p) => pair.map((own) => Math.log2(thicknessIn(runs, own, p))));
  const across = pieces.slice(1).map((p, k) =>
    pair.map((left, r) =>
      pair.map((right, s) => {
        const [own, others] = [thick[k]![r]! - thick[k + 1]![s]!, thick[k]![1 - r]! - thick[k + 1]![1 - s]!];
        const changes = THICKER * (Math.abs(own) + Math.abs(others));
        return bendAcross(runs, left, pieces[k]!.to - 1, right, p.from) + changes;
      }),
    ),
  );
  let cost = [0, 1].map((s) => before[s]! + inner[0]![s]!);
  const from: number[][] = [];
  across.forEach((joints, k) => {
    const ways = [0, 1].map((s) => [0, 1].map((r) => cost[r]! + joints[r]![s]!));
    from.push(ways.map(([kept, other]) => (kept! <= other! ? 0 : 1)));
    cost = ways.map((way, s) => Math.min(...way) + inner[k + 1]![s]!);
  });
  cost = cost.map((c, s) => c + after[s]!);
  let state = cost[0]! <= cost[1]! ? 0 : 1;
  const calm = cost[state]!;
  const of = [state];
  for (const back of from.reverse()) of.unshift((state = back[state]!));
  const all = (values: number[]): number => values[0]! + values[1]!;
  const total =
    all(before) +
    all(after) +
    inner.reduce((sum, v) => sum + all(v), 0) +
    across.reduce((sum, joints, k) => {
      const [r, s] = [of[k]!, of[k + 1]!];
      return sum + joints[r]![s]! + joints[1 - r]![1 - s]!;
    }, 0);
  return { of, bends: [calm, total - calm] };
}

/** Rows and columns by which a curve may begin, or go on, beside another one. */
const NEAR = 3;

/**
 * The rough curve and the calm one. Where they touch one run may be of both, and is the rough one's; so is what only one of them has before the
 * other begins on it: averages begin after the price.
 */
function exchanged(
  runs: LineRuns,
  pair: Pair,
  pieces: readonly Stretch[],
  of: readonly number[],
): [Int32Array, Int32Array] {
  const rough = new Int32Array(runs.width).fill(-1);
  const calm = rough.slice();
  const alone = endsAlone(runs, pair);
  for (let x = 0, k = 0; x < runs.width; x++) {
    while (k + 1 < pieces.length && 2 * x >= pieces[k]!.to + pieces[k + 1]!.from) k++;
    const s = of[k]!;
    const [own, other] = [pair[s]![x]!, pair[1 - s]![x]!];
    const shared = other < 0 && own >= 0 && (alone(x) || goesThrough(runs, pair[1 - s]!, x, own));
    rough[x] = shared ? own : other;
    calm[x] = shared ? -1 : own;
  }
  return [rough, calm];
}

/** Tells the columns at either end in which only one of the two is seen, if the other begins or ends on it. */
function endsAlone(runs: LineRuns, pair: Pair): (x: number) => boolean {
  const starts = pair.map((own) => own.findIndex((run) => run >= 0));
  const stops = pair.map((own) => own.findLastIndex((run) => run >= 0));
  const [from, to] = [Math.max(...starts), Math.min(...stops)];
  const begins = goesThrough(
    runs,
    pair[starts.indexOf(Math.min(...starts))]!,
    from,
    pair[starts.indexOf(from)]![from]!,
  );
  const ends = goesThrough(runs, pair[stops.indexOf(Math.max(...stops))]!, to, pair[stops.indexOf(to)]![to]!);
  return (x) => (begins && x < from) || (ends && x > to);
}

/** Whether a curve passes a run of column x, on the straight way between the columns beside it in which it is seen. */
function goesThrough({ middle, top, bottom }: LineRuns, own: Int32Array, x: number, run: number): boolean {
  let [a, b] = [x, x];
  while (a > 0 && !isSeen(own, a)) a--;
  while (b < own.length - 1 && !isSeen(own, b)) b++;
  if (!isSeen(own, a)) a = b;
  if (!isSeen(own, b)) b = a;
  if (!isSeen(own, a)) return false;
  const [low, high] = [middle[own[a]!]!, middle[own[b]!]!];
  const y = a === b ? low : low + ((high - low) * (x - a)) / (b - a);
  return y >= top[run]! - NEAR && y <= bottom[run]! + NEAR;
}
