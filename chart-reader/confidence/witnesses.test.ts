import type { Bar, MeasuredPrice, Series } from '../types.ts';
import type { Calibration } from '../stages/calibration.ts';
import type { HeaderPrice, HeaderPrices } from '../stages/header-prices.ts';
import type { WitnessedAxis } from './witnesses.ts';
import { axisWitnesses, seriesWitnesses } from './witnesses.ts';

/** An axis from 110 at row 0 to 100 at row 100: ten rows a unit. */
const fit = {
  scale: 'linear',
  base: 110,
  slope: -0.1,
  residual: 0,
  margin: 2,
  score: 20,
  inliers: [0, 50, 100].map((y, i) => ({ y, value: 110 - 5 * i, decimals: 2, unit: 0.01, label: i })),
} as unknown as Calibration['fit'];
const calibration = { fit, evidence: 15, witnesses: 1 } as unknown as Calibration;

const printed = (price: number): HeaderPrice => ({ price, decimals: 2, box: { x0: 0, y0: 0, x1: 1, y1: 1 } });

function header(open: number, high: number, low: number, close: number): HeaderPrices {
  const four = { open: printed(open), high: printed(high), low: printed(low), close: printed(close) };
  return { ...four, change: null, checked: false, ambiguous: false, probability: 0.95 };
}

const witnessed = (prices: HeaderPrices | null): WitnessedAxis => ({
  ...{ calibration, doubtful: false, marked: 3, header: { prices, quotes: [] } },
});

const at = (price: number): MeasuredPrice => ({ price, y_px: (110 - price) * 10, sigma: 0.1 });
const bar = (slot: number, o: number, h: number, l: number, c: number): Bar => ({
  ...{ x_px: 10 * slot, slot, open: at(o), high: at(h), low: at(l), close: at(c) },
  ...{ direction: 'up', confidence: 1, time: null },
});
const bars = [bar(0, 102, 104, 101, 103), bar(1, 103, 107, 102, 106)];
const series: Series = { kind: 'candles', bars, bar_spacing_px: 10, resolution: 'bars' };

describe('the witnesses of an axis', () => {
  it('are grid lines, tags and the prices of the header', () => {
    const found = axisWitnesses(witnessed(header(103, 107, 102, 106)));
    expect(found).toMatchObject({ marked: 1, tags: 0.5, header: 1, doubtful: 0, evidence: 0.5 });
  });

  it('speak against it where the header prints other prices, and are silent where it prints none', () => {
    expect(axisWitnesses(witnessed(header(203, 207, 202, 206)))['header']).toBe(-1);
    expect(axisWitnesses(witnessed(null))['header']).toBe(0);
  });
});

describe('the witnesses of a series', () => {
  const of = (prices: HeaderPrices | null, last: MeasuredPrice | null) =>
    seriesWitnesses(series, last, witnessed(prices));

  it('are the bar that the header prints, and a printed last price at the last close', () => {
    expect(of(header(103, 107, 102, 106), at(106.1))).toEqual({ last_agrees: 1, header_bar: 1 });
    expect(of(header(102, 104, 101, 103), at(106.6))).toEqual({ last_agrees: 0.5, header_bar: 0.8 });
  });

  it('speak against it where no bar is the printed one and the last price lies elsewhere', () => {
    expect(of(header(103, 109, 102, 106), at(101))).toEqual({ last_agrees: -1, header_bar: -1 });
  });

  it('say nothing where no last price and no bar is printed', () => {
    expect(of(null, bars[1]!.close)).toEqual({ last_agrees: 0, header_bar: 0 });
  });
});
