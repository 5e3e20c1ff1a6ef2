/** The price axes of a picture of which scale or pane were given. */
import type { Box, Layout, TextRecogniser } from '../types.ts';
import { inkOf } from '../image/ink.ts';
import { median } from '../image/numbers.ts';
import type { TextScan } from '../image/words.ts';
import type { PaneLayout } from '../stages/layout.ts';
import { clearBox } from '../stages/layout.ts';
import { paneLimits } from '../stages/pane-limits.ts';
import { cropRows, paneColumns, timeAxisTop } from '../stages/pane.ts';
import { priceAxes } from '../stages/price-axes.ts';
import type { AxisWatch, AxisInPane } from '../stages/price-axes.ts';
import { findStrips } from '../stages/strips.ts';
import type { Strip } from '../stages/strips.ts';
import type { LineReader } from '../stages/text-lines.ts';
import { agrees, checkSureLabels, contradictedBy, labelsOf, sureLabels, worstLabel } from './agreement.ts';
import type { GivenScale } from './agreement.ts';
import { axisOf, clickError, fitOf } from './scale.ts';
import type { AxisHint, ReadHints } from './types.ts';

/**
 * The axes that may be the chart's, likeliest first. Of those that the reader finds only the ones in the given pane count. Where a
 * scale is given, one that agrees with it is taken and keeps its own exactness; one that stands at the same rows and disagrees is a
 * contradiction; where none was read, the given scale stands by itself.
 */
export function* hintedAxes(
  reader: LineReader,
  text: TextScan,
  recogniser: TextRecogniser,
  watch: AxisWatch,
  hints: ReadHints,
): Generator<AxisInPane> {
  const { axis: hint, pane } = hints;
  const found: AxisInPane[] = [];
  for (const candidate of priceAxes(reader.picture, text, recogniser, watch)) {
    if (pane && !labelsOf(candidate).some(({ y }) => y >= pane.y0 && y <= pane.y1)) continue;
    found.push(pane ? inPane(reader, candidate, pane) : candidate);
  }
  if (!hint) {
    yield* found;
    return;
  }
  const given = { fit: fitOf(hint), error: clickError(hint.points) };
  const agreeing = found.filter((candidate) => agrees(given, candidate));
  if (agreeing.length === 0) refuseContradicted(given, found, pane);
  for (const candidate of agreeing) yield { ...candidate, given: 'confirmed' };
  watch.enter('layout');
  yield placeGiven(reader, text, hint, given, pane);
}

/** Refuses a scale that the labels at its rows contradict; labels of other panes say nothing. */
function refuseContradicted(given: GivenScale, found: readonly AxisInPane[], pane: Box | undefined): void {
  const rows = given.fit.inliers.map((c) => c.y);
  const [top, bottom] = [pane?.y0 ?? Math.min(...rows), pane?.y1 ?? Math.max(...rows)];
  for (const axis of found) {
    const labels = labelsOf(axis);
    const reach = axis.placed.textHeight;
    const worst = worstLabel(given, labels);
    if (!axis.doubtful && worst && labels.some(({ y }) => y >= top - reach && y <= bottom + reach))
      throw contradictedBy(worst, given.fit);
  }
}

/** The axis with the given pane in place of the one beside its labels; labels printed in the pane are no ink. */
function inPane({ picture }: LineReader, axis: AxisInPane, pane: Box): AxisInPane {
  const ink = inkOf(picture, onPixels(pane));
  for (const { shape } of axis.strip.labels) clearBox(ink, shape.box, shape.plate ? 5 : 1);
  const { layout } = axis.placed;
  const value = { ...layout.value, price_pane: ink.box };
  const evidence = [...layout.evidence, 'the pane was given by hand'];
  return { ...axis, placed: { ...axis.placed, ink, layout: { ...layout, value, evidence } } };
}

const onPixels = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: Math.round(x0),
  y0: Math.round(y0),
  x1: Math.round(x1),
  y1: Math.round(y1),
});

/** The given scale beside its pane. */
function placeGiven(
  reader: LineReader,
  text: TextScan,
  hint: AxisHint,
  given: GivenScale,
  pane: Box | undefined,
): AxisInPane {
  const { fit } = given;
  const strip = pane ? null : figureColumn(reader, text, fit.inliers);
  const placed = pane ? inGivenPane(reader, hint, pane) : inFoundPane(reader, text, fit.inliers, strip);
  const { price_pane, axis_strip, axis_side } = placed.layout.value;
  checkSureLabels(given, sureLabels(text, reader, price_pane, pane !== undefined));
  const region = axis_strip.x1 - axis_strip.x0 >= LEAST_STRIP ? axis_strip : NOWHERE;
  const calibration = {
    fit,
    style: 'point' as const,
    labels: [],
    within: 0,
    evidence: 0,
    witnesses: 0,
    percent: false,
    ambiguous: false,
    votes: 0,
  };
  return {
    strip: {
      strip: strip ?? { box: region, side: axis_side, words: [], score: 0 },
      labels: [],
      calibration,
      region,
      tone: placed.ink.plain,
    },
    placed,
    axis: axisOf(hint, fit),
    doubtful: false,
    uneven: false,
    doubt: null,
    marked: 0,
    refined: 0,
    given: 'set',
  };
}

/** Narrower than the figures of a scale. */
const LEAST_STRIP = 12;
const NOWHERE: Box = { x0: -2, y0: -2, x1: -1, y1: -1 };

function inGivenPane({ picture }: LineReader, hint: AxisHint, pane: Box): PaneLayout {
  const ink = inkOf(picture, onPixels(pane));
  return placedIn(ink, sideOf(hint, ink.box), picture, 'the pane was given by hand', 12);
}

/** The side on which the given heights were read, or that with more room beside the pane. */
function sideOf({ points }: AxisHint, pane: Box): Layout['axis_side'] {
  const columns = points.flatMap(({ x_px }) => (x_px === undefined ? [] : [x_px]));
  return columns.length > 0 && median(columns) < (pane.x0 + pane.x1) / 2 ? 'left' : 'right';
}

/** The pane between the edges of the picture, a column of figures where there is one, bands of other background and the row of dates. */
function inFoundPane(
  { picture }: LineReader,
  text: TextScan,
  points: readonly { y: number }[],
  strip: Strip | null,
): PaneLayout {
  const rows = points.map(({ y }) => y);
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  const columns = strip ? paneColumns(picture, strip, rows) : { x0: 0, x1: picture.width };
  const height = median(text.words.map((w) => w.height)) || 12;
  const dates = timeAxisTop(text.words, last - 0.5 * height, columns, height);
  const wide = inkOf(picture, {
    x0: Math.ceil(columns.x0),
    x1: Math.floor(columns.x1),
    y0: 0,
    y1: Math.min(picture.height, Math.ceil(Math.max(last + 1, (dates ?? Infinity) - 1))),
  });
  const limits = paneLimits(picture, wide, first, last);
  const ink = cropRows(wide, limits.top, limits.bottom);
  return placedIn(
    ink,
    strip?.side ?? 'right',
    picture,
    'the pane was taken to be what surrounds the given heights',
    height,
  );
}

function placedIn(
  ink: PaneLayout['ink'],
  side: Layout['axis_side'],
  picture: { width: number; height: number },
  why: string,
  textHeight: number,
): PaneLayout {
  const { x0, x1 } = ink.box;
  const columns = side === 'right' ? { x0: x1, x1: picture.width } : { x0: 0, x1: x0 };
  const value: Layout = {
    price_pane: ink.box,
    axis_strip: { ...columns, y0: 0, y1: picture.height },
    axis_side: side,
    other_panes: [],
  };
  return {
    layout: { value, confidence: 0.6, evidence: [why] },
    ink,
    marks: [],
    textHeight,
    tags: [],
  };
}

/** Share of the width beside either edge in which a scale stands. */
const OUTER = 0.25;
const MOSTLY = 0.6;

/** A column of figures at the given rows beside one edge, whether or not its prices can be read. */
function figureColumn(reader: LineReader, text: TextScan, points: readonly { y: number }[]): Strip | null {
  const { width, height } = reader.picture;
  const rows = points.map(({ y }) => y);
  return (
    findStrips(text.words, width, height).find((strip) => {
      const { box, words } = strip;
      const outer = box.x0 >= (1 - OUTER) * width || box.x1 <= OUTER * width;
      const beside = box.y0 <= Math.max(...rows) && box.y1 >= Math.min(...rows);
      if (!outer || !beside) return false;
      const read = reader.read(words.map((w) => ({ box: w.box, height: w.height, plated: false })));
      const figures = read.filter((r) => /^[^A-Za-z]*\d[^A-Za-z]*[KMBT%]?$/.test(r.read.text));
      return figures.length >= MOSTLY * words.length;
    }) ?? null
  );
}
