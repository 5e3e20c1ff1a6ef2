import type { AxisFit } from './axis-fit.ts';
import type { Calibration } from './calibration.ts';
import { priceAt } from './axis-fit.ts';
import type { Header } from './header.ts';
import type { HeaderPrices } from './header-prices.ts';
import type { HeaderQuote } from './header-quotes.ts';
import { pricesOfQuote } from './header-quotes.ts';
import { Refused } from './refuse.ts';
import { usualPrice } from './usual-prices.ts';

export const SURE = 0.9;
/** Prices this many times beyond the axis and its surroundings are of another magnitude, not scrolled out of sight. */
const OTHER_MAGNITUDE = 5;

/** Of four prices, which are taken for a bar's only where they make up one: a wrong digit in one of them would seldom leave them one. */
const SURE_TOGETHER = 0.6;

/** What a header says of prices. */
export interface Said {
  prices: HeaderPrices | null;
  quotes: readonly HeaderQuote[];
}

/**
 * Whether the prices that the header prints are of another magnitude than the axis: a lower pane's axis, an order book's
 * column, a mark taken for the decimal point, an offset that was not seen. `top` and `bottom` are rows of the pane.
 */
export function contradictsHeader(fit: AxisFit, header: Said, top: number, bottom: number): boolean {
  const [high, low] = [priceAt(fit, top), priceAt(fit, bottom)];
  const span = high - low;
  const beyond = (price: number): boolean =>
    price > OTHER_MAGNITUDE * (high + span) || price < (low - span) / OTHER_MAGNITUDE;
  const { prices, quotes } = header;
  const printed = prices && (prices.close ?? prices.open);
  // A header without the decimals of the axis has lost its point.
  const decimals = Math.max(...fit.inliers.map((c) => c.decimals)) - 1;
  if (prices && printed && printed.price > 0 && printed.decimals >= decimals) {
    // Prices that lie on the axis confirm it however unsurely they were read; a change printed after them does not count.
    if (!beyond(printed.price)) return false;
    const whole = prices.open && prices.high && prices.low && prices.close;
    if (!prices.ambiguous && prices.probability >= (whole ? SURE_TOGETHER : SURE)) return true;
  }
  const meant = quotes.map((quote) => ({ quote, values: pricesOfQuote(quote) }));
  if (meant.some(({ values }) => values.length > 0 && !values.every(({ price }) => beyond(price))))
    return false;
  return meant.some(
    ({ quote, values }) =>
      quote.probability >= SURE && !quote.cut && values.some(({ unit }) => unit <= 1.5 * 10 ** -decimals),
  );
}

/** Mean probability of the labels below which their figures need a witness, however evenly they are spaced. */
const UNCLEAR = 0.5;
/** Below this one tag is no witness: it lost the same digit or mark as the labels did. */
const WORST = 0.45;

/**
 * Whether the labels are so unclear that a digit may be lost in all of them alike, which leaves their steps as they are, and neither
 * a tag nor a price of the header stands where the axis says.
 */
export function lacksWitness({ fit, labels, witnesses }: Calibration, { prices, quotes }: Said): boolean {
  const used = labels.filter((l) => l.inlier);
  const mean = used.reduce((sum, l) => sum + l.probability, 0) / Math.max(1, used.length);
  if (mean >= UNCLEAR || witnesses > (mean < WORST ? 1 : 0)) return false;
  return !isOnAxis(fit, { prices, quotes });
}

/** Whether the header prints a price on the axis or as near to it as its labels are apart. */
function isOnAxis(fit: AxisFit, { prices, quotes }: Said): boolean {
  const rows = fit.inliers.map((c) => c.y);
  const [high, low] = [priceAt(fit, Math.min(...rows)), priceAt(fit, Math.max(...rows))];
  const onAxis = (price: number): boolean => price <= 2 * high - low && price >= 2 * low - high;
  const printed = prices && (prices.close ?? prices.open);
  return (
    Boolean(printed && onAxis(printed.price)) ||
    quotes.some((quote) => pricesOfQuote(quote).some(({ price }) => onAxis(price)))
  );
}

/** Whether a price of the header, read surely, lies on the axis, or the prices of the axis are usual for the symbol that it names. */
export function confirmsAxis(
  fit: AxisFit,
  { prices, quotes, symbol }: Said & Pick<Header, 'symbol'>,
): boolean {
  const sure = {
    prices: prices && prices.probability >= SURE ? prices : null,
    quotes: quotes.filter((quote) => quote.probability >= SURE),
  };
  return isOnAxis(fit, sure) || (symbol !== null && isUsual(fit, symbol.value.text));
}

/** Powers of ten within which a price is a usual one, and the numbers below which it may be that of an oscillator. */
const AS_USUAL = 0.5;
const OSCILLATOR = 150;

function isUsual({ inliers }: AxisFit, symbol: string): boolean {
  const usual = usualPrice(symbol);
  const values = inliers.map((c) => c.value);
  if (usual === null || Math.max(...values) < OSCILLATOR) return false;
  return values.every((v) => v > 0 && Math.abs(Math.log10(v / usual)) <= AS_USUAL);
}

/** Powers of ten off the usual price from which on an axis is that of something else; prices of decades lie within. */
const OFF_USUAL = 2.5;

/**
 * Whether all labels are far off the usual price of the symbol that the header names and no price of the header lies on the axis: a
 * scale of something else, or one whose common part was not seen.
 */
export function isFarFromUsual(
  fit: AxisFit,
  { prices, quotes, symbol }: Said & Pick<Header, 'symbol'>,
): boolean {
  const usual = symbol && symbol.confidence >= SURE ? usualPrice(symbol.value.text) : null;
  if (usual === null || isOnAxis(fit, { prices, quotes })) return false;
  return fit.inliers.every((c) => c.value <= 0 || Math.abs(Math.log10(c.value / usual)) >= OFF_USUAL);
}

/** The refusal of labels that are unclear and stand alone. */
export function unclearLabels(): Refused {
  return new Refused('axis_uncertain', 'calibration', 'labels_unclear');
}

/** The refusal of an axis that its header contradicts. */
export const otherMagnitude = (): Refused => new Refused('axis_uncertain', 'calibration', 'other_magnitude');

/** The refusal of an axis on which the instrument of the header is hardly ever traded. */
export const unusualPrices = (): Refused => new Refused('axis_uncertain', 'calibration', 'unusual_prices');
