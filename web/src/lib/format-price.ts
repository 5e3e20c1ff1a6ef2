import { numberText } from './formatting.ts';

/**
 * Decimals that a price deserves by its size, 2 to 8: a pip of a small coin is not rounded away.
 * Below 0.00001 it is 8, as the price formatter of the specification says.
 */
export function priceDecimals(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || size >= 10) return 2;
  if (size >= 0.1) return 4;
  if (size >= 0.001) return 6;
  return size >= 0.00001 ? 7 : 8;
}

/** A price with thousands separators; no currency sign, no band. */
export const formatPrice = (value: number, decimals: number = priceDecimals(value)): string =>
  numberText(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });

/** An error band to two significant digits, never finer than the price it belongs to. */
export function formatBand(band: number, decimals: number): string {
  if (band === 0) return formatPrice(0, decimals);
  const magnitude = Math.floor(Math.log10(Math.abs(band)));
  const wanted = Math.min(8, Math.max(0, 1 - magnitude));
  return formatPrice(band, Math.min(wanted, Math.max(decimals, 0)) || 0);
}
