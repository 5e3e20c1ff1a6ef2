/** What could be read of a picture whose series was refused, as pairs of a name and a text. */
import type { PartialReading } from '../../api/generated/model';
import { formatPrice, formatSigma } from './price-format.ts';
import { countOf } from '../../lib/count-of.ts';

export interface FoundPart {
  label: string;
  value: string;
  /** Probability that it is right, in whole percent. */
  sure: number;
}

const percent = (confidence: number): number => Math.round(100 * confidence);

/** The parts that were found, in the order in which a chart is looked at. Empty when there is none. */
export function foundParts(found: PartialReading | undefined): FoundPart[] {
  if (!found) return [];
  const { axis, last_price: last, symbol, timeframe } = found;
  const parts: FoundPart[] = [];
  if (symbol) parts.push({ label: 'Symbol', value: symbol.text, sure: percent(symbol.confidence) });
  if (timeframe)
    parts.push({ label: 'Time frame', value: timeframe.text, sure: percent(timeframe.confidence) });
  if (axis) {
    const price = (value: number): string => formatPrice(value, axis.decimals);
    const scale = axis.scale === 'log' ? 'logarithmic, ' : '';
    parts.push({
      label: 'Price axis',
      value: `${scale}${price(axis.bottom.price)} to ${price(axis.top.price)}, ${countOf(axis.labels_used, 'label')}`,
      sure: percent(axis.confidence),
    });
  }
  if (last) {
    // Without an axis the price is one that is printed: its error is half of its last digit.
    const decimals = axis?.decimals ?? Math.round(-Math.log10(2 * last.sigma));
    parts.push({
      label: 'Last price',
      value: `${formatPrice(last.price, decimals)} ${formatSigma(last.sigma, decimals)}`.trim(),
      sure: percent(last.confidence),
    });
  }
  return parts;
}

/** The same in one sentence, or null when nothing was found. */
export function foundSentence(found: PartialReading | undefined): string | null {
  const parts = foundParts(found);
  if (parts.length === 0) return null;
  return `What could be read: ${parts.map((p) => `${p.label.toLowerCase()} ${p.value} (${p.sure}% sure)`).join('; ')}.`;
}
