/** Lays a later series over an earlier one of the same chart, by the bars that both show. */
import { err, ok, type Result } from '../../shared/result.ts';
import type { Measured, MeasuredBar } from '../measured-series.ts';

export interface Alignment {
  /** Slot of the earlier series at which slot 0 of the later one lies. */
  shift: number;
  /** Bars that both show and that were compared. */
  matchedBars: number;
  /** Bars of the later series behind the earlier one's last. */
  newBars: number;
  /** Slots behind the earlier one's last on which the later one has no bar. */
  missingBars: number;
  /** Root mean square difference of the compared prices, in standard errors. */
  deviation: number;
}

export type AlignmentFailure = 'no_overlap' | 'uncertain' | 'not_later';

/** Fewer bars in common could fit by chance. */
const LEAST_MATCHED = 8;
/**
 * So many bars before the earlier one's end are compared, fewer where more fit nowhere: a bar that one of the readings lost
 * moves all bars before it by one slot, and the end is what the grade hangs on.
 */
const LEAST_COMPARED = 12;
const COMPARED = [60, 30, 20, LEAST_COMPARED];
/** Differences past this many standard errors count as this many, so that one misread bar cannot decide. */
const OUTLIER = 4;
/** Root mean square difference up to which two stretches are the same. */
const SAME = 2;
/** How much worse every other shift must fit, as a ratio of root mean squares. */
const DISTINCT = 1.5;
/** By how many squared errors the last bars have to fit better one slot on before a bar counts as lost among them. */
const CLEARLY_LOST = 12;
/** So many bars before the lost one have to lie on the slots as they are. */
const LEAST_BEFORE = 3;
/** From so many on it may be; no shift is sure then. */
const PERHAPS_LOST = 4;
/** Least error of a price difference, as a share of the closes' range: pictures have finite resolution. */
const FINEST_SHARE = 0.002;

interface Fit {
  shift: number;
  matched: number;
  deviation: number;
  /** The last bars fit one slot on somewhat better: one may be lost among them. */
  unsure: boolean;
}

/**
 * The shift at which the later bars repeat the earlier ones, or why there is none to be sure of: `no_overlap` when no
 * shift fits, `uncertain` when several do, `not_later` when nothing follows the earlier series. The earlier series' last
 * bar is not compared, since it may still have been forming.
 */
export function alignSeries(
  earlier: readonly MeasuredBar[],
  later: readonly MeasuredBar[],
): Result<Alignment, AlignmentFailure> {
  const settled = earlier.slice(0, -1);
  const end = earlier.at(-1);
  const laterEnd = later.at(-1);
  if (!end || !laterEnd || settled.length < LEAST_MATCHED) return err('no_overlap');
  const fit = clearFit(settled, end, later);
  if (!fit.ok) return fit;
  const { shift, matched, deviation } = fit.value;
  const newSlots = laterEnd.slot + shift - end.slot;
  if (newSlots <= 0) return err('not_later');
  const newBars = later.filter(({ slot }) => slot + shift > end.slot).length;
  return ok({ shift, matchedBars: matched, newBars, missingBars: newSlots - newBars, deviation });
}

const clearlyWorse = (fit: Fit, best: Fit): boolean => fit.deviation >= best.deviation * DISTINCT + 0.5;

/** The one shift that fits the most bars from the end, and the last of them no worse than another. */
function clearFit(
  settled: readonly MeasuredBar[],
  forming: MeasuredBar,
  later: readonly MeasuredBar[],
): Result<Fit, AlignmentFailure> {
  const [lastFit, ...otherFits] = allFits(settled.slice(-LEAST_COMPARED), forming, later);
  let failure: AlignmentFailure = 'no_overlap';
  for (const compared of COMPARED) {
    const [best, rival] = allFits(settled.slice(-compared), forming, later);
    if (!best || best.deviation > SAME) continue;
    const atEnd = otherFits.find(({ shift }) => shift === best.shift);
    if (lastFit && atEnd && clearlyWorse(atEnd, lastFit)) continue;
    if (!best.unsure && (rival === undefined || clearlyWorse(rival, best))) return ok(best);
    failure = 'uncertain';
  }
  return err(failure);
}

/** Squared differences of two bars' prices in standard errors, each at most `OUTLIER`, and how many prices were compared. */
interface Misfit {
  sum: number;
  values: number;
}

/** Every shift with enough bars in common, best first. */
function allFits(
  settled: readonly MeasuredBar[],
  forming: MeasuredBar,
  later: readonly MeasuredBar[],
): Fit[] {
  const bySlot = new Map(later.map((bar) => [bar.slot, bar]));
  const first = later[0]?.slot ?? 0;
  const last = later.at(-1)?.slot ?? 0;
  const from = (settled[0]?.slot ?? 0) - last;
  const to = (settled.at(-1)?.slot ?? 0) - first;
  const finest = FINEST_SHARE * rangeOf(settled);
  const misfits = (shift: number) =>
    settled.map((bar) => {
      const other = bySlot.get(bar.slot - shift);
      return other ? misfitOf(pricePairs(bar, other), finest) : null;
    });
  const atEnd = (shift: number) => {
    const other = bySlot.get(forming.slot - shift);
    return other ? formingMisfit(forming, other, finest) : null;
  };
  const byShift = new Map(
    Array.from({ length: to - from + 3 }, (_, i) => from - 1 + i).map((shift) => [
      shift,
      { settled: misfits(shift), forming: atEnd(shift) },
    ]),
  );
  const best = new Map<number, Fit>();
  for (let shift = from; shift <= to; shift++) {
    const here = byShift.get(shift);
    const found = here?.settled.filter((misfit) => misfit !== null) ?? [];
    if (!here || found.length < LEAST_MATCHED) continue;
    const values = found.reduce((all, misfit) => all + misfit.values, 0);
    const sum = found.reduce((all, misfit) => all + misfit.sum, 0);
    const late = [-1, 1]
      .map((step) => ({ step, gain: lateGain(here, byShift.get(shift + step)) }))
      .reduce((a, b) => (b.gain > a.gain ? b : a));
    const lost = late.gain >= CLEARLY_LOST;
    const fit = {
      shift: lost ? shift + late.step : shift,
      unsure: !lost && late.gain >= PERHAPS_LOST,
      matched: found.length,
      deviation: Math.sqrt(Math.max(0, lost ? sum - late.gain : sum) / values),
    };
    if (fit.deviation < (best.get(fit.shift)?.deviation ?? Infinity)) best.set(fit.shift, fit);
  }
  return [...best.values()].sort((a, b) => a.deviation - b.deviation);
}

interface Misfits {
  settled: readonly (Misfit | null)[];
  forming: Misfit | null;
}

/**
 * By how much the last bars fit better one slot on, where that begins best: a bar that one of the readings lost among the last ones moves
 * only those behind it.
 */
function lateGain(here: Misfits, moved: Misfits | undefined): number {
  if (!moved) return 0;
  let gain = here.forming && moved.forming ? here.forming.sum - moved.forming.sum : 0;
  let most = gain;
  const common = here.settled.filter((misfit) => misfit !== null).length;
  for (let back = 1; back <= Math.min(LEAST_COMPARED, common - LEAST_BEFORE); back++) {
    const [one, other] = [here.settled.at(-back), moved.settled.at(-back)];
    if (!one || !other) break;
    gain += one.sum - other.sum;
    most = Math.max(most, gain);
  }
  return most;
}

const misfitOf = (pairs: readonly [Measured, Measured][], finest: number): Misfit => ({
  sum: pairs.reduce((sum, [a, b]) => sum + capped(a.value - b.value, a, b, finest), 0),
  values: pairs.length,
});

const capped = (difference: number, a: Measured, b: Measured, finest: number): number =>
  Math.min(OUTLIER, Math.abs(difference) / Math.hypot(a.sigma, b.sigma, finest)) ** 2;

/** A bar that was still forming has its open already, and its high and low can only move outward. */
function formingMisfit(forming: MeasuredBar, later: MeasuredBar, finest: number): Misfit {
  const inward = (a: Measured | null, b: Measured | null, sign: 1 | -1) =>
    a && b ? [capped(Math.max(0, sign * (a.value - b.value)), a, b, finest)] : [];
  const all = [
    ...(forming.open && later.open
      ? [capped(forming.open.value - later.open.value, forming.open, later.open, finest)]
      : []),
    ...inward(forming.high, later.high, 1),
    ...inward(forming.low, later.low, -1),
  ];
  return { sum: all.reduce((sum, one) => sum + one, 0), values: all.length };
}

/** The prices that both bars have; always the close. */
function pricePairs(a: MeasuredBar, b: MeasuredBar): [Measured, Measured][] {
  const pairs: [Measured | null, Measured | null][] = [
    [a.open, b.open],
    [a.high, b.high],
    [a.low, b.low],
    [a.close, b.close],
  ];
  return pairs.filter((pair): pair is [Measured, Measured] => pair[0] !== null && pair[1] !== null);
}

function rangeOf(bars: readonly MeasuredBar[]): number {
  let low = Infinity;
  let high = -Infinity;
  for (const bar of bars) {
    low = Math.min(low, bar.close.value);
    high = Math.max(high, bar.close.value);
  }
  return high - low;
}
