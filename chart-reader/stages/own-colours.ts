/** Bars that were refused, among what is drawn in their own colours alone: fills, curves and signs around them may have hidden where they end. */
import type { OptionalStage } from '../types.ts';
import { layerOf } from '../image/colour-layer.ts';
import type { Ink } from '../image/ink.ts';
import type { Picture } from '../image/picture.ts';
import { colourKey } from '../image/rectangles.ts';
import { findBars } from './bar-geometry.ts';
import type { BarGeometry } from './bar-geometry.ts';
import { lookAtCandleLayer } from './candle-layer.ts';
import type { Comb } from './comb.ts';
import { distanceToBlend } from './candle-colours.ts';
import { isCurve } from './is-curve.ts';
import { turnsOf } from './line-company.ts';
import { traceLines } from './line-trace.ts';
import type { LineTrace } from './line-trace.ts';
import type { PixelBar } from './pixel-bar.ts';
import { shareRedrawn } from './redraw.ts';
import { areSurelyBars, findSeries } from './series.ts';
import type { FoundSeries } from './series.ts';
import { stepLine } from './step-line.ts';
import { shareToldByColour } from './told-by-colour.ts';
import { refuseUnjoined, refuseUntold } from './unjoined.ts';

/** Least agreement with the drawing, and share of its rows that are nothing but the bar, of a bar whose colour counts. */
const PLAIN = { agreement: 0.9, clean: 0.9 };
/** Most colours of bars, the least share of the plain bars that each has, and how far its blends with the ground may lie off it. */
const COLOURS = { most: 3, share: 0.08, blend: 24 };
/** Share of the pane that a colour covers in runs wider than bars are, from which on it is that of a fill. */
const MOST_WIDE = 0.01;
/** Fewest plain bars, as a number and as a share of all, whose colours can be known. */
const LEAST = { bars: 12, share: 0.5 };

/** The bars in their own colours; null where these are not known, or where they are not surely bars. Throws `Refused` as `findSeries` does. */
export function barsInOwnColours(
  picture: Picture,
  ink: Ink,
  stages: { has(stage: OptionalStage): boolean },
): FoundSeries | null {
  const layer = lookAtCandleLayer(picture, ink);
  // The colours of the rectangles may have left some bars out, so that only their comb is taken.
  const all = findBars(picture, ink, null, true, undefined, layer?.comb);
  const isFill = ([r, g, b]: readonly number[]): boolean =>
    (layer?.rectangles.wide[colourKey(r!, g!, b!)] ?? 0) > MOST_WIDE * ink.width * ink.height;
  const known = all && coloursOf(all.bars, ink)?.filter((colour) => !isFill(colour));
  if (!known || known.length === 0) return null;
  const averages = traceLines(picture, ink).filter((line) => isAverage(line, all.comb));
  const back = [ink.plain.r, ink.plain.g, ink.plain.b];
  const others = known.filter(
    (colour) => !averages.some((line) => distanceToBlend(line.colour, back, colour) <= COLOURS.blend),
  );
  // An average in the colour of rising or falling bars leaves the other one only, which would be half of them.
  const colours = others.length === 1 ? known : others;
  if (colours.length === 0) return null;
  const own = layerOf(picture, ink, colours);
  // The rectangles of the pane have had their say.
  const has = (stage: OptionalStage): boolean => stage !== 'colour-layers' && stages.has(stage);
  // What much else is drawn around does not stand on their comb, but tells nothing against them.
  const peak = areTold(all) ? Math.max(PEAK, all.comb.peak) : all.comb.peak;
  const found = findSeries(picture, own, null, { has }, undefined, { ...all.comb, peak });
  const { geometry } = found;
  refuseUnjoined(geometry);
  refuseUntold(geometry);
  return (areSurelyBars(geometry) || areTold(geometry)) && !stepLine(geometry, []) ? found : null;
}

/** Least share of the pane along which an average goes, and the share of the bars from which on it does not turn. */
const AVERAGE = { span: 0.5, turns: 0.2 };

/** Whether the curve goes along most of the pane and turns less often than bars do, so that its colour is not theirs. */
const isAverage = (line: LineTrace, { spacing }: Comb): boolean =>
  isCurve(line) && line.span >= AVERAGE.span && (turnsOf(line) * spacing) / 100 < AVERAGE.turns;

/** Shares of OHLC bars that have both ticks, agree with the drawing, and moved as their colours tell, which no tick was read by: prices may leap from bar to bar. */
const TOLD = { seen: 0.9, redrawn: 0.95, colours: 0.9 };
/** Share of what is drawn that stands on their comb which is enough for OHLC bars. */
const PEAK = 0.5;

const areTold = ({ kind, bars, directionConfidence }: BarGeometry): boolean =>
  kind === 'bars' &&
  directionConfidence >= TOLD.seen &&
  shareRedrawn(bars) >= TOLD.redrawn &&
  (shareToldByColour(bars) ?? 0) >= TOLD.colours;

/** The colours that most of the plain bars have, the most frequent first; null where hardly any is plain. */
function coloursOf(bars: readonly PixelBar[], { plain: { r, g, b } }: Ink): (readonly number[])[] | null {
  const plain = bars.filter(
    ({ agreement, mark }) =>
      agreement >= PLAIN.agreement && mark.clean >= PLAIN.clean && mark.colour.every(Number.isFinite),
  );
  if (plain.length < Math.max(LEAST.bars, LEAST.share * bars.length)) return null;
  const back = [r, g, b];
  const contrast = (c: readonly number[]): number => Math.hypot(...c.map((v, k) => v - back[k]!));
  const families: { colour: readonly number[]; count: number }[] = [];
  for (const { mark } of [...plain].sort((p, q) => contrast(q.mark.colour) - contrast(p.mark.colour))) {
    const family = families.find((f) => distanceToBlend(mark.colour, back, f.colour) <= COLOURS.blend);
    if (family) family.count++;
    else families.push({ colour: mark.colour, count: 1 });
  }
  const frequent = families.filter((f) => f.count >= COLOURS.share * plain.length);
  return frequent
    .sort((a, b) => b.count - a.count)
    .slice(0, COLOURS.most)
    .map((f) => f.colour);
}
