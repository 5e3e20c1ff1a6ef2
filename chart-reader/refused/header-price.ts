/** The last price that a header prints, of a picture in which no price axis was found. */
import type { Box, MeasuredPrice, RefusalCode, Stage } from '../types.ts';
import type { TextScan } from '../image/words.ts';
import type { Header } from '../stages/header.ts';
import { BESIDE_SYMBOL, BY_NAME, pricesOfQuote } from '../stages/header-quotes.ts';
import { parsePrice } from '../stages/price-text.ts';
import { usualPrice } from '../stages/usual-prices.ts';

/** Refusals of pictures that may be charts of prices. */
const MAY_BE_CHARTS: ReadonlySet<RefusalCode> = new Set([
  'no_price_axis',
  'axis_uncertain',
  'no_series',
  'series_uncertain',
]);
const SURE = 0.9;
/** How often the usual price of a symbol its price may be, and be in it. */
const AS_USUAL = 10;
/** Votes of the numbers around it from which on they tell a mark of decimals from one of thousands. */
const MARKS = 2;
/** Shapes of a text from which on it may be a price. */
const WORD = 4;
/** A column of labels: how many stand below, and how far aside of and how much taller than the first they may be, in pixels. */
const COLUMN = { labels: 3, aside: 3, taller: 2 };
/** What one such price claims by itself, before it is known how often such prices are right. */
const ALONE = 0.9;

interface Meaning {
  price: number;
  unit: number;
}

interface Print {
  meant: Meaning[];
  box: Box;
  /** It is told by its place, and not only by a name that may stand elsewhere, too. */
  own: boolean;
  probability: number;
  why: string;
}

/**
 * The price beside the symbol, in large type, or as the close of its line. Without an axis nothing bears it out but the symbol in its row, the usual
 * price of that symbol and other prints: where these leave two prices there is none.
 */
export function priceOfHeader(
  header: Header,
  text: TextScan,
  code: RefusalCode,
): Stage<MeasuredPrice> | null {
  const { symbol } = header;
  if (!symbol || !MAY_BE_CHARTS.has(code)) return null;
  const prints = printsOf(header, symbol.value.box, text);
  const meant = prints.some(({ own }) => own) ? meantBy(prints, symbol.value.text) : null;
  if (!meant) return null;
  const { box, probability } = prints.find(({ own }) => own)!;
  return {
    value: { price: meant.price, y_px: (box.y0 + box.y1) / 2, sigma: 0.5 * meant.unit },
    confidence: probability * (prints.length > 1 ? 1 : ALONE),
    evidence: prints.map(({ why }) => why),
  };
}

const isSame = (price: Meaning, other: Meaning): boolean =>
  Math.abs(price.price - other.price) <= 0.6 * Math.max(price.unit, other.unit);

/** What the header prints surely as a price of this name. */
function printsOf({ quotes, prices, marks }: Header, symbol: Box | null, text: TextScan): Print[] {
  const quoted = quotes.flatMap((quote): Print[] => {
    const { figures, box, probability, why } = quote;
    if (probability < SURE || why === BY_NAME || isLabel(box, text)) return [];
    const told = Math.abs(marks) < MARKS ? null : parsePrice(figures, marks > 0 ? 'point' : 'comma');
    const meant = told ? [{ price: told.value, unit: told.unit }] : pricesOfQuote(quote);
    const own = why !== BESIDE_SYMBOL || (symbol !== null && follows(box, symbol, text));
    return [{ meant, box, own, probability, why }];
  });
  const close = prices && (prices.checked || prices.probability >= SURE) ? prices.close : null;
  if (!close || close.price <= 0) return quoted;
  const meant = (prices!.ambiguous ? [1, 1000, 0.001] : [1]).map((k) => ({
    price: k * close.price,
    unit: k * 10 ** -close.decimals,
  }));
  const why = 'the close in the header';
  return [...quoted, { meant, box: close.box, own: true, probability: prices!.probability, why }];
}

/** Whether the price is the next text after the symbol: the name may stand in a list, too, and a price before its change. */
function follows(price: Box, symbol: Box, { words }: TextScan): boolean {
  const middle = (symbol.y0 + symbol.y1) / 2;
  const inRow = ({ y0, y1 }: Box): boolean => middle > y0 && middle < y1;
  return (
    inRow(price) &&
    words.every(({ box, glyphs }) => glyphs < WORD || !inRow(box) || box.x0 < symbol.x1 || box.x1 > price.x0)
  );
}

/** Whether the text is the uppermost of a column of texts of its size: a scale may begin in the row of the symbol. */
function isLabel(box: Box, { words }: TextScan): boolean {
  const below = words.filter(
    (w) =>
      w.middle > box.y1 &&
      Math.abs(w.box.x1 - box.x1) <= COLUMN.aside &&
      Math.abs(w.box.y1 - w.box.y0 - box.y1 + box.y0) <= COLUMN.taller,
  );
  return below.length >= COLUMN.labels;
}

/** The one price that all of them may mean and that the symbol may have, or null. */
function meantBy([first, ...others]: readonly Print[], symbol: string): Meaning | null {
  const usual = usualPrice(symbol);
  const possible = first!.meant.filter(
    (m) =>
      others.every(({ meant }) => meant.some((o) => isSame(o, m))) &&
      (usual === null || (m.price <= AS_USUAL * usual && m.price >= usual / AS_USUAL)),
  );
  return possible.every((m) => isSame(m, possible[0]!)) ? (possible[0] ?? null) : null;
}
