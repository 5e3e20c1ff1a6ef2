/** Whether the only mark of an axis parts decimals or thousands, where its figures leave it open (`2.251`, `61,250`). */
import type { Box } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import { applyOffset } from './axis-offset.ts';
import { nearestRound } from './axis-steps.ts';
import type { Calibration } from './calibration.ts';
import { uncertain } from './axis-check.ts';
import type { Header } from './header.ts';
import type { HeaderPrices } from './header-prices.ts';
import { STUDY } from './header-text.ts';
import { pricesOfQuote } from './header-quotes.ts';
import type { Refused } from './refuse.ts';
import { parsePrice, styleVotes } from './price-text.ts';
import type { LineReader } from './text-lines.ts';
import { joinWords, rowsOf } from './text-lines.ts';
import { usualPrice } from './usual-prices.ts';

/** Powers of ten by which one meaning must be nearer to the usual price than the other. */
const CLEARLY_NEARER = 1.5;
/** Powers of ten within which thousands are the usual price at all. */
const AS_USUAL = 1;
/** And from which on the other meaning is far off. */
const FAR_OFF = 2;
const GROUP = 1000;
/** How many times beyond the labels a printed price may lie and still be of their magnitude. */
const SAME_MAGNITUDE = 5;
const SURE = 0.9;

/** Most texts that are read for their marks, and the probability from which one counts. */
const MOST_TEXTS = 24;
const SURE_TEXT = 0.8;

/** Times as only Americans write them; months that are days of the week elsewhere are left out (`Mar 16`, a Tuesday). */
const AMERICAN = /^(Jan|Feb|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}$|^\d{1,2}(:\d\d)? ?[AP]M$/;
const LEAST_AMERICAN = 2;

/**
 * The votes for the decimal mark (see `styleVotes`): those of the header and of other figures in the columns of the labels, or, where these tell
 * nothing and the labels need it, those of what is printed in the pane and beside it: callouts, legends, the volume, lists of markets; then those
 * of the legends of studies below it. What else stands there may be dates; these tell where all labels need it and no price is printed.
 */
export function marksBeside(
  reader: LineReader,
  text: TextScan,
  { ambiguous, labels, votes }: Calibration,
  { marks: header, prices, quotes }: Pick<Header, 'marks' | 'prices' | 'quotes'>,
  pane: Box,
): number {
  if (!ambiguous || header + votes !== 0) return header + votes;
  // A label over the bars may have lost a figure to them, which makes decimals of its thousands.
  const inColumn = (box: Box): boolean => labels.some((l) => l.box.x0 < box.x1 && l.box.x1 > box.x0);
  const inside = text.words.filter(
    ({ box, glyphs }) => glyphs >= 2 && box.y0 >= pane.y0 && box.y1 <= pane.y1 && !inColumn(box),
  );
  const longest = joinWords(inside)
    .sort((a, b) => (b.box.x1 - b.box.x0) / b.height - (a.box.x1 - a.box.x0) / a.height)
    .slice(0, MOST_TEXTS);
  const sureOf = (boxes: typeof longest): string[] =>
    reader.read(boxes).flatMap(({ read }) => (read.probability > SURE_TEXT ? [read.text] : []));
  const told = styleVotes(sureOf(longest));
  if (told !== 0) return told;
  const below = reader
    .read(joinWords(text.words.filter(({ box }) => box.y0 >= pane.y1)).slice(0, MOST_TEXTS))
    .filter(({ read }) => read.probability > SURE_TEXT);
  const legends = rowsOf(below).map((row) => row.map(({ read }) => read.text).join(' '));
  const ofStudies = styleVotes(legends.filter((legend) => STUDY.test(legend)));
  if (ofStudies !== 0 || prices !== null || quotes.length > 0 || !mayBeAmerican(labels)) return ofStudies;
  return below.filter(({ read }) => AMERICAN.test(read.text)).length >= LEAST_AMERICAN ? 1 : 0;
}

/**
 * Whether American times tell that a comma parts thousands: programs that take the marks of a scale, but not the names of its times, from the
 * language of the machine print no decimals that are nought in every label.
 */
function mayBeAmerican(labels: Calibration['labels']): boolean {
  const used = labels.filter((l) => l.inlier && l.probability > SURE_TEXT);
  return used.length >= 2 && used.every((l) => /^\d{1,3},\d\d0$/.test(l.text));
}

/**
 * Reads the axis with the mark that the header's prices, other numbers or the usual price of the instrument show: a
 * thousandfold or a thousandth of what its figures were taken for. True when the prices changed. What nothing tells stays as
 * it is usual, and stays ambiguous; so does that of which numbers and usual price tell the opposite.
 */
export function settleMark(calibration: Calibration, header: Header): boolean {
  if (!calibration.ambiguous) return false;
  const { fit, labels } = calibration;
  if (header.prices && areOpen(header.prices)) header.prices.ambiguous = true;
  const comma = labels.some((l) => l.inlier && l.text.includes(','));
  const decimal = fit.inliers.every((c) => c.decimals > 0);
  const asDecimals = decimalsOf(calibration);
  const wanted =
    nearPrinted(asDecimals, header) ??
    byNearPrice(asDecimals, header) ??
    (header.marks !== 0
      ? byOtherNumbers(asDecimals, header, comma)
      : (byUsualPrice(asDecimals, header) ?? (!comma && isAtEvenRows(calibration) ? true : null)));
  if (wanted === null || contradictsUsual(asDecimals, wanted, header)) return false;
  calibration.ambiguous = false;
  if (wanted === decimal) return false;
  applyOffset(calibration, { factor: wanted ? 1 / GROUP : GROUP, offset: 0 });
  for (const c of fit.inliers) c.decimals = wanted ? 3 : 0;
  calibration.style = wanted === comma ? 'comma' : 'point';
  return true;
}

/**
 * Whether none of the prices tells what its mark parts: three figures follow some, and others have no mark. One that lost what follows its mark is out
 * of order among thousands, and in order among decimals.
 */
const areOpen = ({ open, high, low, close }: HeaderPrices): boolean =>
  /^(0+3|3+0)[03]*$/.test([open, high, low, close].map((p) => p?.decimals ?? '').join(''));

/** Labels from which a scale of whatever prices stand at even rows is told, and how even the rows are, in shares of their distance. */
const LEAST_AT_ROWS = 6;
const EVEN_ROWS = 0.06;

/** Whether the labels stand at even rows and on no round step: MetaTrader prints them so, and parts no thousands. Tags may hide some of them. */
function isAtEvenRows({ fit: { scale, inliers } }: Calibration): boolean {
  if (scale === 'log' || inliers.length < LEAST_AT_ROWS) return false;
  const unit = Math.min(...inliers.map((c) => c.unit));
  const gaps = inliers.slice(1).map((c, i) => c.y - inliers[i]!.y);
  const step = Math.min(...gaps);
  const rows = gaps.reduce((sum, gap) => sum + Math.round(gap / step), 0);
  const each = (inliers[0]!.value - inliers.at(-1)!.value) / rows;
  // Its first and last figure are rounded by half a unit each.
  const round = Math.abs(each - nearestRound(each)) * rows <= 1.01 * unit;
  return !round && gaps.every((gap) => Math.abs(gap / step - Math.round(gap / step)) <= EVEN_ROWS);
}

/** The highest and lowest price of the labels. */
interface Span {
  high: number;
  low: number;
}

/** The prices of the axis where its only mark parts decimals. */
function decimalsOf({ fit: { inliers } }: Calibration): Span {
  const unit = inliers.every((c) => c.decimals > 0) ? 1 : GROUP;
  const values = inliers.map((c) => Math.abs(c.value) / unit);
  return { high: Math.max(...values), low: Math.min(...values) };
}

/** Whether the price is usual for the instrument in the other meaning of the mark. */
function contradictsUsual(asDecimals: Span, decimals: boolean, header: Header): boolean {
  if (nearPrinted(asDecimals, header) !== null) return false;
  return byUsualPrice(asDecimals, header) === !decimals;
}

/** Confidence of a symbol that is printed with its time frame, powers of ten within which a price is just the usual one, and other numbers that it outweighs. */
const WITH_FRAME = 0.95;
const JUST_USUAL = 0.5;
const MOST_VOTES = 1;

/**
 * What the usual price tells where the header names just one instrument, surely, and one meaning is just its usual price: that outweighs a
 * single other number, for programs write the figures of volume in a way of their own.
 */
function byNearPrice(asDecimals: Span, { symbol, others, marks }: Header): boolean | null {
  if (!symbol || symbol.confidence < WITH_FRAME || others.length > 0) return null;
  const usual = usualPrice(symbol.value.text);
  if (usual === null || Math.abs(marks) > MOST_VOTES) return null;
  const unit = nearerToUsual(asDecimals, symbol.value.text) ? 1 : GROUP;
  return powersApart(asDecimals.high * unit, usual) <= JUST_USUAL ? unit === 1 : null;
}

/**
 * What the usual price of the instrument tells; nothing where that of another one whose name is printed too tells the opposite, nor where the
 * name is unsure and the price is not just the usual one.
 */
function byUsualPrice(asDecimals: Span, { symbol, others }: Header): boolean | null {
  const told = nearerToUsual(asDecimals, symbol?.value.text);
  const usual = symbol && usualPrice(symbol.value.text);
  if (told === null || !usual) return null;
  const high = asDecimals.high * (told ? 1 : GROUP);
  if (symbol.confidence < SURE && powersApart(high, usual) > JUST_USUAL) return null;
  return others.some((other) => nearerToUsual(asDecimals, other) === !told) ? null : told;
}

/**
 * The refusal of labels like `3,920` where nothing told whether their only mark parts thousands or decimals: prices a thousand times off look as
 * right as the true ones. A point is the decimal mark of nearly all programs, which counts where the instrument is named and nothing speaks
 * against it. Null where the mark is known.
 */
export function unsettledMark(
  calibration: Calibration,
  { marks, symbol }: Pick<Header, 'marks' | 'symbol'>,
): Refused | null {
  if (!calibration.ambiguous) return null;
  const used = calibration.labels.filter((l) => l.inlier);
  const commas = used.filter((l) => l.text.includes(',')).length >= used.length / 2;
  const thousands = marks < 0 || speakForThousands(decimalsOf(calibration), symbol?.value.text);
  if (!commas && !thousands && (symbol || marks > 0)) return null;
  return uncertain('mark_unsettled');
}

/** Whether thousands are nearer to the usual price, and decimals so far from it that no name stands for them. */
function speakForThousands({ high }: Span, symbol: string | undefined): boolean {
  const usual = symbol === undefined ? null : usualPrice(symbol);
  if (usual === null) return false;
  const [decimals, thousands] = [powersApart(high, usual), powersApart(GROUP * high, usual)];
  return thousands < decimals && decimals >= CLEARLY_NEARER;
}

/**
 * Whether the mark parts decimals, a `comma` or point: a price of the header that is written as the other numbers are tells the magnitude,
 * for programs print an axis in one way and the texts around it in another; without one the mark of the other numbers is that of the axis.
 */
function byOtherNumbers(asDecimals: Span, { marks, quotes }: Header, comma: boolean): boolean | null {
  const printed = quotes.flatMap(({ figures, probability }) =>
    probability >= SURE ? (parsePrice(figures, marks < 0 ? 'comma' : 'point') ?? []) : [],
  );
  if (printed.length === 0) return marks < 0 === comma;
  return magnitudeOf(
    printed.map((p) => p.value),
    asDecimals,
  );
}

/** Whether the prices have the magnitude of decimals rather than that of thousands; null where none has, or both. */
function magnitudeOf(prices: readonly number[], { high, low }: Span): boolean | null {
  const near = (unit: number): boolean =>
    prices.some((p) => p < SAME_MAGNITUDE * high * unit && p > (low * unit) / SAME_MAGNITUDE);
  const [decimals, thousands] = [near(1), near(GROUP)];
  return decimals === thousands ? null : decimals;
}

/** Whether a price of the header that can mean one thing only has the magnitude of decimals or of thousands; null where none has. */
function nearPrinted(
  asDecimals: Span,
  { prices, quotes }: Pick<Header, 'prices' | 'quotes'>,
): boolean | null {
  const printed = [
    ...(prices && !prices.ambiguous && prices.probability >= SURE && prices.close
      ? [prices.close.price]
      : []),
    ...quotes.flatMap((q) => {
      const meant = q.probability >= SURE ? pricesOfQuote(q) : [];
      return new Set(meant.map((m) => m.price)).size === 1 ? [meant[0]!.price] : [];
    }),
  ];
  return magnitudeOf(printed, asDecimals);
}

const powersApart = (price: number, usual: number): number => Math.abs(Math.log10(price / usual));

/** Whether decimals make the price that is usual for the symbol, rather than thousands; null where neither clearly does. */
function nearerToUsual({ high }: Span, symbol: string | undefined): boolean | null {
  const usual = symbol === undefined ? null : usualPrice(symbol);
  if (usual === null) return null;
  const [decimals, thousands] = [powersApart(high, usual), powersApart(GROUP * high, usual)];
  // Thousands that are not the usual price either are those of another instrument than the one whose name was found.
  if (thousands < decimals && thousands > AS_USUAL) return null;
  const clear =
    Math.abs(thousands - decimals) >= CLEARLY_NEARER ||
    (Math.min(thousands, decimals) <= AS_USUAL && Math.max(thousands, decimals) >= FAR_OFF);
  return clear ? decimals < thousands : null;
}
