import { chakra } from '@chakra-ui/react';
import { formatBand, formatPrice, priceDecimals } from '../lib/format-price.ts';

export interface PriceProps {
  /** Null shows the fallback. */
  value: number | null | undefined;
  /** Half width of the error bar, in the unit of the price. */
  band?: number | null;
  symbol?: string;
  fallback?: string;
  size?: 'sm' | 'md' | 'lg';
  tone?: 'rising' | 'falling' | 'plain';
  decimals?: number;
}

const tones = { rising: 'rising.fg', falling: 'falling.fg', plain: 'fg' } as const;

/** A measured price and how sure it is. Digits have one width, so columns line up. */
export function Price({
  value,
  band,
  symbol = '$',
  fallback = 'N/A',
  size = 'md',
  tone = 'plain',
  decimals,
}: PriceProps) {
  const style = size === 'lg' ? 'priceLarge' : 'price';
  if (value === null || value === undefined || !Number.isFinite(value)) {
    return (
      <chakra.span textStyle={style} color="fg.muted">
        {fallback}
      </chakra.span>
    );
  }
  const digits = decimals ?? priceDecimals(value);
  const sign = value < 0 ? '−' : '';
  return (
    <chakra.span
      textStyle={style}
      color={tones[tone]}
      fontSize={size === 'sm' ? '12px' : undefined}
      whiteSpace="nowrap"
    >
      {`${sign}${symbol}${formatPrice(Math.abs(value), digits)}`}
      {band !== null && band !== undefined && (
        <chakra.span
          color="fg.muted"
          fontWeight="400"
          fontSize={size === 'lg' ? '14px' : '12px'}
          letterSpacing="0"
        >
          {` ± ${formatBand(band, Math.max(digits, 2))}`}
        </chakra.span>
      )}
    </chakra.span>
  );
}
