/** The price axis of a drawn chart: price to row, and which prices get a label. */
import type { LabelFormat } from './look.ts';

export interface PriceScale {
  kind: 'linear' | 'log';
  low: number;
  high: number;
  /** Row of `high` and of `low`. */
  top: number;
  bottom: number;
  y(price: number): number;
  price(y: number): number;
}

/** Between the rows y is linear in the price, or in its logarithm. */
export function priceScale(
  kind: 'linear' | 'log',
  low: number,
  high: number,
  top: number,
  bottom: number,
): PriceScale {
  const to = kind === 'log' ? Math.log : (v: number): number => v;
  const from = kind === 'log' ? Math.exp : (v: number): number => v;
  const a = to(low);
  const span = to(high) - a || 1;
  return {
    kind,
    low,
    high,
    top,
    bottom,
    y: (price) => bottom - ((to(price) - a) / span) * (bottom - top),
    price: (y) => from(a + ((bottom - y) / (bottom - top)) * span),
  };
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least `least`. */
export function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  for (const factor of [1, 2, 2.5, 5, 10]) if (factor * power >= least * (1 - 1e-9)) return factor * power;
  return 10 * power;
}

/** Decimals needed to print multiples of a step exactly. */
export function stepDecimals(step: number): number {
  for (let decimals = 0; decimals < 12; decimals++) {
    const scaled = step * 10 ** decimals;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6 * scaled) return decimals;
  }
  return 12;
}

export interface Ticks {
  prices: number[];
  /** Smallest distance between neighbours, for the number of decimals. */
  step: number;
}

function niceTicks(scale: PriceScale, spacing: number, smallest: number): Ticks {
  const prices: number[] = [];
  let least = Infinity;
  let price = scale.price(scale.bottom);
  const limit = scale.price(scale.top);
  while (price <= limit && prices.length < 200) {
    const step = Math.max(smallest, niceStep(Math.abs(scale.price(scale.y(price) - spacing) - price)));
    price = Math.ceil(price / step - 1e-6) * step;
    if (price > limit) break;
    if (price > 0) {
      prices.push(Number(price.toPrecision(12)));
      least = Math.min(least, step);
    }
    price += step * 0.5;
  }
  if (scale.kind === 'linear') {
    const step = Math.max(
      smallest,
      niceStep(scale.price(scale.bottom - spacing) - scale.price(scale.bottom)),
    );
    return { prices: multiples(step, scale.price(scale.bottom), limit), step };
  }
  return { prices, step: least };
}

function multiples(step: number, low: number, high: number): number[] {
  const prices: number[] = [];
  for (let k = Math.ceil(low / step - 1e-9); k * step <= high * (1 + 1e-12); k++)
    prices.push(Number((k * step).toPrecision(12)));
  return prices;
}

/** 1, 2, 5 in every decade, or finer where the range is small. */
function decadeTicks(scale: PriceScale, spacing: number): Ticks | null {
  const [low, high] = [scale.price(scale.bottom), scale.price(scale.top)];
  const factors = high / low > 30 ? [1, 2, 5] : [1, 1.5, 2, 3, 4, 5, 6, 8];
  const prices: number[] = [];
  for (let power = Math.floor(Math.log10(low)); power <= Math.log10(high); power++)
    for (const factor of factors) {
      const price = Number((factor * 10 ** power).toPrecision(6));
      const last = prices.at(-1);
      if (
        price >= low &&
        price <= high &&
        (last === undefined || scale.y(last) - scale.y(price) >= spacing * 0.6)
      )
        prices.push(price);
    }
  return prices.length >= 5 ? { prices, step: 10 ** Math.floor(Math.log10(low)) / 2 } : null;
}

/** Labels every so many pixels whatever the price is there, as MetaTrader does. */
function pixelTicks(scale: PriceScale, spacing: number, smallest: number): Ticks {
  const prices: number[] = [];
  for (let y = scale.top + spacing * 0.4; y < scale.bottom - 4; y += spacing) prices.push(scale.price(y));
  return { prices, step: smallest };
}

/** The labelled prices between the two ends of the pane. `smallest` is one tick of the instrument. */
export function chooseTicks(
  scale: PriceScale,
  style: 'nice' | 'decade' | 'pixels',
  spacing: number,
  smallest: number,
): Ticks {
  if (style === 'pixels') return pixelTicks(scale, spacing, smallest);
  const decade = style === 'decade' && scale.kind === 'log' ? decadeTicks(scale, spacing) : null;
  return decade ?? niceTicks(scale, spacing, smallest);
}

const subscripts = '₀₁₂₃₄₅₆₇₈₉';

export const decimalMark = ({ thousands, comma }: LabelFormat): '.' | ',' =>
  thousands === '.' || comma ? ',' : '.';

/** A number that is no price (percent, values of studies) with the decimal mark of the screen's prices. */
export const formatNumber = (value: number, decimals: number, format: LabelFormat): string =>
  value.toFixed(decimals).replace('.', decimalMark(format));

/** A price as the program prints it. `decimals` is the number of decimals of the axis. */
export function formatPrice(price: number, decimals: number, format: LabelFormat): string {
  if (format.short === 'kilo' && Math.abs(price) >= 1000) {
    const [unit, mark] = Math.abs(price) >= 1e6 ? [1e6, 'M'] : [1e3, 'K'];
    const shortened = String(Number((price / unit).toFixed(3)));
    return format.prefix + shortened.replace('.', decimalMark(format)) + mark;
  }
  let fixed = price.toFixed(decimals);
  const zeros = /^0\.(0{4,})(\d+)$/.exec(fixed);
  if (format.short === 'subscript' && zeros) {
    const count = String(zeros[1]?.length ?? 0)
      .split('')
      .map((d) => subscripts[Number(d)])
      .join('');
    return `${format.prefix}0.0${count}${zeros[2]}`;
  }
  if (format.short === 'braces' && zeros) return `${format.prefix}0.0{${zeros[1]?.length ?? 0}}${zeros[2]}`;
  if (format.thousands) {
    const [whole = '', fraction] = fixed.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.thousands);
    fixed = fraction === undefined ? grouped : grouped + decimalMark(format) + fraction;
  } else fixed = fixed.replace('.', decimalMark(format));
  return format.prefix + fixed;
}

/** Volume as printed: 12.4M, 830K. */
export function formatVolume(value: number, format: LabelFormat): string {
  if (value >= 1e9) return `${formatNumber(value / 1e9, 2, format)}B`;
  if (value >= 1e6) return `${formatNumber(value / 1e6, 2, format)}M`;
  return value >= 1e3 ? `${formatNumber(value / 1e3, 1, format)}K` : value.toFixed(0);
}
