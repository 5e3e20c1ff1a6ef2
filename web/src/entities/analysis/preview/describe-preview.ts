/** What was read on this device, in sentences; and where the server read otherwise. */
import type { Reading, ReadingKind } from '../../../api/generated/model';
import { priceAtRow, rowOfPrice } from '../picture/axis-scale.ts';
import { formatPrice } from '../price-format.ts';
import type { PreviewOutcome } from './preview-messages.ts';
import type { ChartPreview } from './use-chart-preview.ts';

/** What one and several bars of a kind are called. */
const BARS: Record<ReadingKind, [string, string]> = {
  candles: ['candle', 'candles'],
  hollow: ['hollow candle', 'hollow candles'],
  heikin_ashi: ['Heikin-Ashi candle', 'Heikin-Ashi candles'],
  bars: ['OHLC bar', 'OHLC bars'],
  line: ['point of a line', 'points of a line'],
  area: ['point of an area', 'points of an area'],
  renko: ['brick', 'bricks'],
};

/** 'Heikin-Ashi candles'. */
export const kindName = (kind: ReadingKind): string => capital(KIND_NAMES[kind]);

const KIND_NAMES: Record<ReadingKind, string> = {
  candles: 'candles',
  hollow: 'hollow candles',
  heikin_ashi: 'Heikin-Ashi candles',
  bars: 'OHLC bars',
  line: 'line',
  area: 'area',
  renko: 'Renko bricks',
};

const counted = (count: number, [one, many]: [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

/** '118 candles'; says so where single bars could not be told apart. */
function seriesFound({ kind, resolution, bars }: Reading): string {
  const [, many] = BARS[kind];
  if (resolution === 'envelope')
    return `${many} too close to tell apart, as the range of ${counted(bars.length, ['pixel column', 'pixel columns'])}`;
  if (resolution === 'samples') return `a curve, measured at ${counted(bars.length, ['place', 'places'])}`;
  return counted(bars.length, BARS[kind]);
}

/** How many bars and labels were read, of which kind, on which scale, and what is printed above them. */
export function readSentences(reading: Reading): [string, string] {
  const { axis, hints, symbol, timeframe } = reading;
  const used = reading.labels.filter(({ inlier, price }) => inlier && price !== null);
  const prices = used.map(({ price }) => price!);
  const [low, high] = [Math.min(...prices), Math.max(...prices)].map((price) =>
    formatPrice(price, axis.decimals),
  );
  const scale = axis.scale === 'log' ? 'logarithmic' : 'linear';
  const labels = counted(axis.labels_used, ['price label', 'price labels']);
  const range = used.length > 1 ? ` from ${low} to ${high}` : '';
  const names = `Symbol: ${symbol?.text ?? 'not found'}. Time frame: ${timeframe?.text ?? 'not found'}.`;
  const series = capital(seriesFound(reading));
  if (hints?.axis === 'set') return [`${series}, on the ${scale} scale that you set.`, names];
  const agrees = hints?.axis === 'confirmed' ? ', which agrees with the prices you gave' : '';
  return [`${series}, and ${labels}${range} on a ${scale} scale${agrees}.`, names];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The scales give another price for a row by more than half a pixel, at either of its reference points. */
function otherAxis(mine: Reading['axis'], theirs: Reading['axis']): boolean {
  return [mine.a, mine.b].some(
    ({ y_px }) => Math.abs(rowOfPrice(mine, priceAtRow(theirs, y_px)) - y_px) > 0.5,
  );
}

/** A smaller copy that was measured has other pixels: its rows say nothing about those here. */
const sameSize = (mine: Reading, theirs: Reading): boolean =>
  mine.size.width === theirs.size.width && mine.size.height === theirs.size.height;

/** Where the server's reading differs from the one on this device; empty where they agree. */
function differences(mine: PreviewOutcome, theirs: Reading): string[] {
  if (mine.outcome === 'refused') return ['it read the picture, which was refused here'];
  const { reading } = mine;
  const say = (differ: boolean, text: string): string[] => (differ ? [text] : []);
  const name = (printed: Reading['symbol']): string => printed?.text ?? 'none';
  const [here, there] = [seriesFound(reading), seriesFound(theirs)];
  return [
    ...say(here !== there, `${there} instead of ${here}`),
    ...say(sameSize(reading, theirs) && otherAxis(reading.axis, theirs.axis), 'another price axis'),
    ...say(
      name(reading.symbol) !== name(theirs.symbol),
      `symbol ${name(theirs.symbol)} instead of ${name(reading.symbol)}`,
    ),
    ...say(
      name(reading.timeframe) !== name(theirs.timeframe),
      `time frame ${name(theirs.timeframe)} instead of ${name(reading.timeframe)}`,
    ),
  ];
}

/** One sentence for the notices of a result; null where both agree or nothing was read here. */
export function differenceNotice(mine: ChartPreview | null, theirs: Reading | undefined): string | null {
  if (mine?.state !== 'done' || !theirs) return null;
  const found = differences(mine.result, theirs);
  if (found.length === 0) return null;
  return `The server read this picture otherwise than the preview, and its reading counts: ${found.join('; ')}.`;
}
