import { hintProblems } from './problems.ts';
import type { BarHint, ReadHints } from './types.ts';

const size = { width: 800, height: 600 };
const points = [
  { y_px: 100, price: 110 },
  { y_px: 300, price: 90 },
];
const bar: BarHint = { x_px: 100, open_y_px: 220, high_y_px: 200, low_y_px: 260, close_y_px: 240 };

const axis = (list: { y_px: number; price: number; x_px?: number }[], scale = 'linear'): ReadHints => ({
  axis: { scale: scale as 'linear' | 'log', points: list },
});

describe('hints that are wrong in themselves', () => {
  it.each([
    ['one height only', axis(points.slice(1)), 'axis.points', 'must be 2 to 12 heights with their prices'],
    [
      'the same height twice',
      axis([points[0]!, { y_px: 100, price: 90 }]),
      'axis.points.1.y_px',
      'must be at least 10 pixels above or below the other heights',
    ],
    [
      'equal prices',
      axis([points[0]!, { y_px: 300, price: 110 }]),
      'axis.points.1.price',
      'must differ from the other prices',
    ],
    [
      'prices that rise downwards',
      axis([points[1]!, { y_px: 100, price: 80 }]),
      'axis.points.1.price',
      'must fall downwards: the upper height has the higher price',
    ],
    [
      'a price below zero on a logarithmic scale',
      axis([points[0]!, { y_px: 300, price: -1 }], 'log'),
      'axis.points.1.price',
      'must be above zero on a logarithmic scale',
    ],
    [
      'zero on a logarithmic scale',
      axis([points[0]!, { y_px: 300, price: 0 }], 'log'),
      'axis.points.1.price',
      'must be above zero on a logarithmic scale',
    ],
    ['no number', axis([points[0]!, { y_px: 300, price: NaN }]), 'axis.points.1.price', 'must be a price'],
    [
      'an endless price',
      axis([{ y_px: 100, price: Infinity }, points[1]!]),
      'axis.points.0.price',
      'must be a price',
    ],
    [
      'an absurd price',
      axis([{ y_px: 100, price: 1e13 }, points[1]!]),
      'axis.points.0.price',
      'must be a price',
    ],
    [
      'a height outside the picture',
      axis([points[0]!, { y_px: 600.5, price: 9 }]),
      'axis.points.1.y_px',
      'must lie in the picture, from 0 to 600',
    ],
    [
      'a column outside the picture',
      axis([{ ...points[0]!, x_px: -1 }, points[1]!]),
      'axis.points.0.x_px',
      'must lie in the picture, from 0 to 800',
    ],
    [
      'a third price off the line',
      axis([...points, { y_px: 500, price: 60 }]),
      'axis.points.1.price',
      'must lie on one linear scale with the other prices',
    ],
    ['a scale of another kind', axis(points, 'percent'), 'axis.scale', 'must be linear or log'],
    [
      'a pane that is too narrow',
      { pane: { x0: 100, x1: 150, y0: 0, y1: 300 } },
      'pane.x1',
      'must be at least 80 pixels right of the left edge',
    ],
    [
      'a pane upside down',
      { pane: { x0: 100, x1: 500, y0: 300, y1: 100 } },
      'pane.y1',
      'must be at least 60 pixels below the upper edge',
    ],
    [
      'a pane outside the picture',
      { pane: { x0: 100, x1: 801, y0: 0, y1: 300 } },
      'pane.x1',
      'must lie in the picture, from 0 to 800',
    ],
    [
      'an unknown kind',
      { kind: 'pie' as 'line' },
      'kind',
      'must be one of candles, hollow, heikin_ashi, bars, line, area, renko',
    ],
    ['an empty symbol', { symbol: '' }, 'symbol', 'must be a symbol of at most 32 characters'],
    ['a lone surrogate', { symbol: 'A\ud800' }, 'symbol', 'must be a symbol of at most 32 characters'],
    [
      'an unknown time frame',
      { timeframe: '7 moons' },
      'timeframe',
      'must be a time frame such as 15m, 4h or 1D',
    ],
    ['a removed bar nowhere', { remove_bars: [5, NaN] }, 'remove_bars.1', 'must be a number of pixels'],
    [
      'too many bars',
      { remove_bars: new Array<number>(101).fill(5) },
      'remove_bars',
      'must be at most 100 bars',
    ],
    [
      'a high below the open',
      { set_bars: [{ ...bar, high_y_px: 230 }] },
      'set_bars.0.high_y_px',
      'must not be below the open or the close',
    ],
    [
      'a low above the close',
      { set_bars: [bar, { ...bar, low_y_px: 230 }] },
      'set_bars.1.low_y_px',
      'must not be above the open or the close',
    ],
  ] as [string, ReadHints, string, string][])(
    'names the field of %s, and what would be right',
    (_, hints, field, message) => {
      expect(hintProblems(hints, size)).toEqual([{ field, message }]);
    },
  );

  it('finds nothing wrong with good ones', () => {
    const good: ReadHints = {
      ...axis([...points, { y_px: 500.5, price: 70.1, x_px: 780 }]),
      pane: { x0: 0, x1: 800, y0: 0, y1: 600 },
      kind: 'bars',
      symbol: 'BRK.B',
      timeframe: 'Daily',
      remove_bars: [3.5],
      set_bars: [bar],
    };
    expect(hintProblems(good, size)).toEqual([]);
    expect(hintProblems({}, size)).toEqual([]);
  });

  it('says without the size of the picture what is wrong at any size', () => {
    expect(hintProblems(axis([{ y_px: -3, price: 5 }, points[1]!]), null)).toEqual([
      { field: 'axis.points.0.y_px', message: 'must lie in the picture' },
    ]);
    expect(
      hintProblems(
        axis([
          { y_px: 1, price: 500 },
          { y_px: 9000, price: 1 },
        ]),
        null,
      ),
    ).toEqual([]);
  });
});
