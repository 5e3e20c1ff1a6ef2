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
/** Least error of a price difference, as a share of the closes' range: pictures have finite resolution. */
const FINEST_SHARE = 0.002;

interface Fit {
  shift: number;
  matched: number;
  deviation: number;
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
  const fit = clearFit(settled, later);
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
  later: readonly MeasuredBar[],
): Result<Fit, AlignmentFailure> {
  const [lastFit, ...otherFits] = allFits(settled.slice(-LEAST_COMPARED), later);
  let failure: AlignmentFailure = 'no_overlap';
  for (const compared of COMPARED) {
    const [best, rival] = allFits(settled.slice(-compared), later);
    if (!best || best.deviation > SAME) continue;
    const atEnd = otherFits.find(({ shift }) => shift === best.shift);
    if (lastFit && atEnd && clearlyWorse(atEnd, lastFit)) continue;
    if (rival === undefined || clearlyWorse(rival, best)) return ok(best);
    failure = 'uncertain';
  }
  return err(failure);
}

/** Every shift with enough bars in common, best first. */
function allFits(settled: readonly MeasuredBar[], later: readonly MeasuredBar[]): Fit[] {
  const bySlot = new Map(later.map((bar) => [bar.slot, bar]));
  const first = later[0]?.slot ?? 0;
  const last = later.at(-1)?.slot ?? 0;
  const from = (settled[0]?.slot ?? 0) - last;
  const to = (settled.at(-1)?.slot ?? 0) - first;
  const finest = FINEST_SHARE * rangeOf(settled);
  const fits: Fit[] = [];
  for (let shift = from; shift <= to; shift++) {
    let matched = 0;
    let values = 0;
    let sum = 0;
    for (const bar of settled) {
      const other = bySlot.get(bar.slot - shift);
      if (!other) continue;
      matched++;
      for (const [a, b] of pricePairs(bar, other)) {
        values++;
        sum += Math.min(OUTLIER, Math.abs(a.value - b.value) / Math.hypot(a.sigma, b.sigma, finest)) ** 2;
      }
    }
    if (matched >= LEAST_MATCHED) fits.push({ shift, matched, deviation: Math.sqrt(sum / values) });
  }
  return fits.sort((a, b) => a.deviation - b.deviation);
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
